import type { Payout } from '@portal/contracts/folios/payout'
import { href, routes } from '@portal/contracts/wire/routes'
import { formatDate, formatNav, formatRupees, formatUnits, shortNumber } from '@portal/contracts/format'
import type { FolioBank } from '../folios/folio-reader'
import type { MessageContent } from '../notifications/notify'

/** What an investor is told of a share, whatever becomes of it. */
export interface IncomeTold {
  schemeName: string
  recordDate: string
  /** Held when the record date began. */
  units: string
  /** Before tax, and the tax at source, in paise. */
  gross: number
  tax: number
}

const page = {
  url: `.${href(routes.transactions, { type: 'IDCW' })}`,
  ctaText: 'See your IDCW',
}

/** "You held 1,000.000 units on 27 Aug 2026: ₹3,500.00 before tax. We withheld ₹350.00 of tax (TDS)." */
function origin({ recordDate, units, gross, tax }: IncomeTold): string {
  const held = `You held ${formatUnits(units)} units on the record date, ${formatDate(recordDate)}`
  if (!tax) return `${held}. No tax was withheld.`
  return `${held}: ${formatRupees(gross)} before tax. We withheld ${formatRupees(tax)} of tax (TDS); it counts in your income tax return.`
}

/** Said when IDCW is on its way to a bank account. */
export function payoutMessage(
  told: IncomeTold,
  { bankName, accountNumber }: Pick<FolioBank, 'bankName' | 'accountNumber'>,
  dueOn: string,
): MessageContent {
  const net = told.gross - told.tax
  const account = `${bankName} ${shortNumber(accountNumber)}`
  const when = net ? ` ${formatRupees(net)} is in your account, ${account}, by ${formatDate(dueOn)}.` : ''
  return {
    subject: `${told.schemeName} pays you ${formatRupees(net)} of IDCW`,
    body: `${origin(told)}${when}`,
    ...page,
  }
}

/** Said when IDCW bought units. */
export function reinvestedMessage(told: IncomeTold, units: string, nav: string): MessageContent {
  return {
    subject: `${formatRupees(told.gross - told.tax)} of IDCW of ${told.schemeName} is reinvested`,
    body: `${origin(told)} It bought ${formatUnits(units)} units at the NAV ${formatNav(nav)}; they are in your folio.`,
    ...page,
  }
}

type PaidOut = Pick<Payout, 'amount' | 'bankName' | 'accountLast4' | 'utr' | 'reason'>

const unclaimedPage = {
  url: `.${href(routes.selectScheme, { plan: 'REDEEM', unclaimed: 'true' })}`,
  ctaText: 'See unclaimed amounts',
}

/** Said when the bank credited IDCW. */
export function idcwPaidMessage({ amount, bankName, accountLast4, utr }: PaidOut): MessageContent {
  return {
    subject: `${formatRupees(amount)} of IDCW is in your account`,
    body: `We paid it to ${bankName} ${shortNumber(accountLast4)}${utr ? `, UTR ${utr}` : ''}.`,
    ...page,
  }
}

/** Said when the bank sent IDCW back. */
export function idcwReturnedMessage({ amount, bankName, accountLast4, reason }: PaidOut): MessageContent {
  return {
    subject: `Your bank returned ${formatRupees(amount)} of IDCW`,
    body: `${bankName} ${shortNumber(accountLast4)} did not take it. ${reason ? `${reason} ` : ''}Your money is safe with us. Choose another account under Unclaimed amounts.`,
    ...unclaimedPage,
    important: true,
  }
}
