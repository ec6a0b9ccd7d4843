import { t } from '@portal/contracts/words/macros'
import type { Payout } from '@portal/contracts/folios/payout'
import { href, routes } from '@portal/contracts/wire/routes'
import { formatDate, formatNav, formatRupees, formatUnits, shortNumber } from '@portal/contracts/format'
import type { FolioBank } from '../folios/folio-reader'
import type { Said } from '../notifications/notify'
import { sayReturnReason } from '../payouts/return-reasons'

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

const page = () => ({
  url: `.${href(routes.transactions, { type: 'IDCW' })}`,
  ctaText: t`See your IDCW`,
})

/** "You held 1,000.000 units on 27 Aug 2026: ₹3,500.00 before tax. We withheld ₹350.00 of tax (TDS)." */
function origin({ recordDate, units, gross, tax }: IncomeTold): string {
  const held = { units: formatUnits(units), date: formatDate(recordDate) }
  if (!tax)
    return t`You held ${{ units: held.units }} units on the record date, ${{ date: held.date }}. No tax was withheld.`
  return t`You held ${{ units: held.units }} units on the record date, ${{ date: held.date }}: ${{ gross: formatRupees(gross) }} before tax. We withheld ${{ tax: formatRupees(tax) }} of tax (TDS); it counts in your income tax return.`
}

/** Said when IDCW is on its way to a bank account. */
export function payoutMessage(
  told: IncomeTold,
  { bankName, accountNumber }: Pick<FolioBank, 'bankName' | 'accountNumber'>,
  dueOn: string,
): Said {
  return () => {
    const net = told.gross - told.tax
    const account = `${bankName} ${shortNumber(accountNumber)}`
    const paid =
      net > 0 &&
      t`${{ net: formatRupees(net) }} is in your account, ${account}, by ${{ dueOn: formatDate(dueOn) }}.`
    return {
      subject: t`${{ schemeName: told.schemeName }} pays you ${{ net: formatRupees(net) }} of IDCW`,
      body: [origin(told), paid].filter(Boolean).join(' '),
      ...page(),
    }
  }
}

/** Said when IDCW bought units. */
export function reinvestedMessage(told: IncomeTold, units: string, nav: string): Said {
  return () => {
    return {
      subject: t`${{ net: formatRupees(told.gross - told.tax) }} of IDCW of ${{ schemeName: told.schemeName }} is reinvested`,
      body: t`${{ origin: origin(told) }} It bought ${{ units: formatUnits(units) }} units at the NAV ${{ nav: formatNav(nav) }}; they are in your folio.`,
      ...page(),
    }
  }
}

type PaidOut = Pick<Payout, 'amount' | 'bankName' | 'accountLast4' | 'utr' | 'reason'>

const unclaimedPage = () => ({
  url: `.${href(routes.selectScheme, { plan: 'REDEEM', unclaimed: 'true' })}`,
  ctaText: t`See unclaimed amounts`,
})

/** Said when the bank credited IDCW. */
export function idcwPaidMessage({ amount, bankName, accountLast4, utr }: PaidOut): Said {
  return () => {
    const account = shortNumber(accountLast4)
    return {
      subject: t`${{ amount: formatRupees(amount) }} of IDCW is in your account`,
      body: utr
        ? t`We paid it to ${bankName} ${account}, UTR ${utr}.`
        : t`We paid it to ${bankName} ${account}.`,
      ...page(),
    }
  }
}

/** Said when the bank sent IDCW back. */
export function idcwReturnedMessage({ amount, bankName, accountLast4, reason: stored }: PaidOut): Said {
  return () => {
    const reason = stored && sayReturnReason(stored)
    const account = shortNumber(accountLast4)
    return {
      subject: t`Your bank returned ${{ amount: formatRupees(amount) }} of IDCW`,
      body: reason
        ? t`${bankName} ${account} did not take it. ${reason} Your money is safe with us. Choose another account under Unclaimed amounts.`
        : t`${bankName} ${account} did not take it. Your money is safe with us. Choose another account under Unclaimed amounts.`,
      ...unclaimedPage(),
      important: true,
    }
  }
}
