import { createHash } from 'node:crypto'
import { isAbove, negated, stampDutyOn, sumUnits, unitsFor, valueOf } from '../../src/folios/allotment-math'
import { sellFirstIn, type Lot } from '../../src/folios/fifo'
import type { ledgerEntries } from '../../src/folios/schema'

/** One thing that an investor did; `amount` in paise, 'all' for everything held. */
export type Step = { date: string; folioNo: string; plan: string; ref: string } & (
  | { act: 'buy'; kind: 'PURCHASE' | 'PURCHASE_SIP'; amount: number }
  | { act: 'sell'; amount: number | 'all' }
  | { act: 'switch'; to: string; amount: number | 'all' }
  /** The fund house made one scheme of two: everything held goes over with the day and cost of its purchase. */
  | { act: 'merge'; to: string }
)

export interface Payout {
  recordDate: string
  rupeesPerUnit: string
}

/** What the history is computed from. */
export interface Prices {
  /** The NAV of a plan on exactly that date; throws where there is none. */
  nav(plan: string, date: string): string
  payouts(plan: string): readonly Payout[]
}

export type Entry = Omit<typeof ledgerEntries.$inferInsert, 'id'>
export interface HeldLot extends Lot {
  folioNo: string
  planCode: string
}

/** The ledger that follows from the steps, and the lots left in the end; `entryId` is the place in `entries`. */
export interface ReplayedLedger {
  entries: Entry[]
  lots: HeldLot[]
}

/** Plays the steps in the order of their dates, with the IDCW paid on what is held. */
export function replay(steps: readonly Step[], prices: Prices): ReplayedLedger {
  const ledger: ReplayedLedger = { entries: [], lots: [] }
  for (const event of eventsOf(steps, prices)) {
    if ('recordDate' in event) payOut(ledger, prices, event)
    else play(ledger, prices, event)
  }
  return ledger
}

interface PayoutEvent extends Payout {
  plan: string
  folioNo: string
}

/** On a record date IDCW comes first: who buys on it buys without. */
function eventsOf(steps: readonly Step[], prices: Prices): (Step | PayoutEvent)[] {
  const holdings = new Set(
    steps.filter(({ act }) => act === 'buy').map(({ folioNo, plan }) => `${folioNo} ${plan}`),
  )
  const payouts = [...holdings].flatMap((holding): PayoutEvent[] => {
    const [folioNo = '', plan = ''] = holding.split(' ')
    return prices.payouts(plan).map((payout) => ({ ...payout, folioNo, plan }))
  })
  const dateOf = (event: Step | PayoutEvent) =>
    'recordDate' in event ? `${event.recordDate} 0` : `${event.date} 1`
  return [...payouts, ...steps].sort((a, b) => dateOf(a).localeCompare(dateOf(b)))
}

function play(ledger: ReplayedLedger, prices: Prices, step: Step): void {
  const { folioNo, plan, date, ref } = step
  if (step.act === 'buy')
    return buy(ledger, prices, { folioNo, plan, date, ref, kind: step.kind }, step.amount)
  if (step.act === 'merge') return merge(ledger, prices, step)
  const isSwitch = step.act === 'switch'
  const { amountPaise } = sell(ledger, prices, step, isSwitch ? step.to : null)
  if (isSwitch)
    buy(ledger, prices, { folioNo, plan: step.to, date, ref, kind: 'SWITCH_IN', other: plan }, amountPaise)
}

/** One row of the ledger for each lot that goes over; no duty falls due, since nobody bought. */
function merge(ledger: ReplayedLedger, prices: Prices, step: Extract<Step, { act: 'merge' }>): void {
  const { folioNo, plan, to, date, ref } = step
  const { parts, nav } = sell(ledger, prices, { ...step, amount: 'all' }, to)
  for (const [index, { lot, units, costPaise }] of parts.entries()) {
    const refOfLot = index ? `${ref}-${index}` : ref
    const buying = { folioNo, plan: to, date, ref: refOfLot, kind: 'SWITCH_IN', other: plan } as const
    buy(ledger, prices, { ...buying, carried: { boughtOn: lot.boughtOn, costPaise } }, valueOf(units, nav))
  }
}

interface Buying {
  folioNo: string
  plan: string
  date: string
  ref: string
  kind: Entry['kind']
  other?: string
  /** What a lot brings along from a scheme that was merged. */
  carried?: { boughtOn: string; costPaise: number }
}

function buy(
  ledger: ReplayedLedger,
  prices: Prices,
  { folioNo, plan, date, ref, kind, other, carried }: Buying,
  amount: number,
): void {
  const nav = prices.nav(plan, date)
  const stampDutyPaise = carried ? 0 : stampDutyOn(amount, date)
  const { boughtOn, costPaise } = carried ?? { boughtOn: date, costPaise: amount }
  const units = unitsFor(amount - stampDutyPaise, nav)
  ledger.lots.push({
    entryId: ledger.entries.length,
    folioNo,
    planCode: plan,
    boughtOn,
    unitsLeft: units,
    costLeftPaise: costPaise,
  })
  ledger.entries.push({
    folioNo,
    planCode: plan,
    kind,
    date,
    units,
    amountPaise: amount,
    stampDutyPaise,
    nav,
    costPaise,
    otherPlanCode: other ?? null,
    orderId: ref,
  })
}

const heldIn = (ledger: ReplayedLedger, folioNo: string, plan: string) =>
  ledger.lots.filter((lot) => lot.folioNo === folioNo && lot.planCode === plan)

const unitsHeld = (lots: readonly HeldLot[]) => sumUnits(lots.map(({ unitsLeft }) => unitsLeft))

type Selling = Pick<Step, 'folioNo' | 'plan' | 'date' | 'ref'> & { amount: number | 'all' }

function sell(ledger: ReplayedLedger, prices: Prices, step: Selling, to: string | null) {
  const { folioNo, plan, date, ref, amount } = step
  const nav = prices.nav(plan, date)
  const held = heldIn(ledger, folioNo, plan)
  const units = amount === 'all' ? unitsHeld(held) : unitsFor(amount, nav)
  const { parts, touched, costPaise } = sellFirstIn(held, units)
  const after = new Map(touched.map((lot) => [lot.entryId, lot]))
  ledger.lots = ledger.lots.map((lot) => after.get(lot.entryId) ?? lot)
  const amountPaise = amount === 'all' ? valueOf(units, nav) : amount
  ledger.entries.push({
    folioNo,
    planCode: plan,
    kind: to ? 'SWITCH_OUT' : 'REDEMPTION',
    date,
    units: negated(units),
    amountPaise,
    stampDutyPaise: 0,
    nav,
    costPaise: -costPaise,
    otherPlanCode: to,
    orderId: ref,
  })
  return { amountPaise, parts, nav }
}

/** The id of a share as the portal would have given it one, the same in every data set. */
function shareId(of: string): string {
  const hex = createHash('sha256').update(of).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

function payOut(
  ledger: ReplayedLedger,
  prices: Prices,
  { folioNo, plan, recordDate, rupeesPerUnit }: PayoutEvent,
): void {
  const units = unitsHeld(heldIn(ledger, folioNo, plan))
  if (!isAbove(units, '0')) return
  const amount = valueOf(units, rupeesPerUnit)
  const ref = shareId(`${folioNo} ${plan} ${recordDate}`)
  if (plan.endsWith('R')) {
    return buy(ledger, prices, { folioNo, plan, date: recordDate, ref, kind: 'IDCW_REINVEST' }, amount)
  }
  ledger.entries.push({
    folioNo,
    planCode: plan,
    kind: 'IDCW_PAYOUT',
    date: recordDate,
    units: '0.000',
    amountPaise: amount,
    stampDutyPaise: 0,
    nav: prices.nav(plan, recordDate),
    costPaise: 0,
    otherPlanCode: null,
    orderId: ref,
  })
}
