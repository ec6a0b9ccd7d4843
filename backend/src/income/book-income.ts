import { sql } from 'drizzle-orm'
import { payoutOn } from '../calendar/dealing-dates'
import { stampDutyOn, unitsFor } from '../folios/allotment-math'
import { type FolioBank, type FolioFacts, folioOf, folioOwner } from '../folios/folio-reader'
import { type IncomeShare, markIncomeBooked } from '../folios/income-shares'
import { allotUnits, bookIncome } from '../folios/ledger'
import { investorByPan } from '../identity/investors'
import { notify } from '../notifications/notify'
import { incomeLines, post, reinvestedLines } from '../payments/postings'
import { requestPayout } from '../payouts/payouts'
import { rowsOf, type Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { endOfYear, financialYearOf, startOfYear } from '../regulation/financial-year'
import { navOn } from '../schemes/nav-store'
import { panCounts } from '../orders/outflows/refuse-investor'
import { livesAbroad } from '../orders/outflows/tax-residence'
import { planNamed } from '../orders/scheme-plan'
import { type IncomeTold, payoutMessage, reinvestedMessage } from './income-messages'
import { type IncomeOfYear, taxOnIncome } from './income-tax'

/** A share that nobody else books meanwhile, with what decides its money. */
interface Booking {
  share: IncomeShare
  folio: FolioFacts
  nav: string
  tax: number
}

/** Withholds the tax of a share and pays it out, or buys units with it at the NAV that lacks it; with word of it. */
export async function bookShare(tx: Tx, platform: Platform, share: IncomeShare): Promise<void> {
  const { id, planCode, recordDate, folioNo, units, grossPaise: gross, isReinvested } = share
  const pan = await folioOwner(tx, folioNo)
  const folio = await folioOf(tx, pan, folioNo)
  const nav = await navOn(tx, planCode, recordDate)
  if (nav === undefined) throw new Error(`${planCode} has no NAV of its record date ${recordDate}`)
  const taxed = {
    livesAbroad: await livesAbroad(tx, folio),
    panCounts: await panCounts(tx, pan, platform.clock.today()),
  }
  const tax = taxOnIncome(gross, recordDate, taxed, await incomeOfYear(tx, pan, recordDate))
  const { scheme } = await planNamed(tx, planCode, platform.clock.today())
  const told = { schemeName: scheme.name, recordDate, units, gross, tax }
  const booking = { share, folio, nav, tax }
  const said = isReinvested
    ? await reinvest(tx, platform, booking, told)
    : await payOut(tx, platform, booking, told, payoutOn(recordDate, scheme))
  await platform.audit.record(tx, {
    event: isReinvested ? 'income.reinvested' : 'income.paid',
    detail: { share: id, planCode, recordDate, gross, tax },
  })
  await notify(tx, platform, (await investorByPan(tx, pan)) ?? folio, said)
}

/** What the investor got in the financial year of a day, of all folios. */
async function incomeOfYear(tx: Tx, pan: string, date: string): Promise<IncomeOfYear> {
  const year = financialYearOf(date)
  const [row] = await rowsOf<{ gross: number; tax: number }>(
    tx,
    sql`select coalesce(sum(e.amount_paise), 0)::bigint as gross, coalesce(sum(e.withheld_paise), 0)::bigint as tax
      from ledger_entries e join folios f on f.folio_no = e.folio_no
      where f.pan = ${pan} and e.kind in ('IDCW_PAYOUT', 'IDCW_REINVEST')
        and e.date between ${startOfYear(year)}::date and ${endOfYear(year)}::date`,
  )
  return { gross: row?.gross ?? 0, tax: row?.tax ?? 0 }
}

async function payOut(
  tx: Tx,
  platform: Platform,
  { share, folio, nav, tax }: Booking,
  told: IncomeTold,
  dueOn: string,
) {
  const { id: orderId, planCode: plan, recordDate: date, folioNo, grossPaise: gross } = share
  const at = platform.clock.now()
  const amount = gross - tax
  await bookIncome(tx, { folioNo, plan, orderId, amount: gross, withheld: tax, nav, date })
  const nothingLeft = amount === 0 && { paidOn: platform.clock.today() }
  await markIncomeBooked(tx, orderId, { taxPaise: tax, stampDutyPaise: 0, bookedAt: at, ...nothingLeft })
  await post(tx, { entry: `idcw:${orderId}`, subjectId: orderId, at, lines: incomeLines(gross, tax) })
  const bank = paidAccount(folio, platform.clock.today())
  if (amount > 0) {
    const account = { investorPan: folio.pan, folioNo, bankId: bank.bankId }
    await requestPayout(tx, platform, { orderId, ...account, amount, dueOn })
  }
  return payoutMessage(told, bank, dueOn)
}

/** The default account of the folio, unless it may not be paid yet and another one may. */
function paidAccount({ folioNo, banks }: FolioFacts, today: string): FolioBank {
  const account = banks.find(({ usableFrom }) => usableFrom <= today) ?? banks[0]
  if (!account) throw new Error(`Folio ••${folioNo.slice(-4)} has no account for its IDCW`)
  return account
}

async function reinvest(tx: Tx, platform: Platform, { share, nav, tax }: Booking, told: IncomeTold) {
  const { id: orderId, planCode: plan, recordDate: date, folioNo, grossPaise: amount } = share
  const at = platform.clock.now()
  const stampDuty = stampDutyOn(amount - tax, date)
  const netAmount = amount - tax - stampDuty
  const units = unitsFor(netAmount, nav)
  const money = { amount, withheld: tax, stampDuty, netAmount }
  await allotUnits(tx, { folioNo, plan, orderId, kind: 'IDCW_REINVEST', ...money, nav, units, date })
  await markIncomeBooked(tx, orderId, { taxPaise: tax, stampDutyPaise: stampDuty, bookedAt: at })
  if (tax + stampDuty)
    await post(tx, {
      entry: `idcw:${orderId}`,
      subjectId: orderId,
      at,
      lines: reinvestedLines(tax, stampDuty),
    })
  return reinvestedMessage(told, units, nav)
}
