import { indiaDate } from '@portal/contracts/format'
import { type DebitRow, debitsBetween, debitsNamed } from '../debits/debit.repository'
import {
  type CaptureRow,
  capturesBetween,
  capturesNamed,
  type RefundRow,
  refundsBetween,
  refundsNamed,
} from '../payments/moved-money'
import {
  type BookedIncome,
  incomeBooked,
  type LedgerMove,
  movesBetween,
  movesNamed,
} from '../folios/ledger-reader'
import { type PayoutRow, payoutsBetween, payoutsNamed } from '../payouts/payout.repository'
import type { Tx } from '../platform/database'
import type { Period } from '../platform/row-pages'
import { digitsOf, ordersCalled } from '../orders/order-reader'
import type { OrderRow } from '../orders/order.repository'
import { incomeOf, type MoneyState, orderOf, type OurMoney, type TheirMoney } from './compare-money'
import { nameOf, nameOfTrade } from './files/read-lines'
import type { MoneySource } from './sources'

interface OurLedger {
  /** All that moved between two moments, in pages. */
  between(tx: Tx, period: Period): AsyncGenerator<OurMoney[]>
  /** Whatever one of some names in small letters is of, and some of ours by their ids. */
  named(tx: Tx, names: readonly string[], ids: readonly string[]): Promise<OurMoney[]>
}

/** What our ledgers have of the money that a source tells of. */
export const ourMoney: Readonly<Record<MoneySource, OurLedger>> = {
  settlement: {
    async *between(tx, period) {
      for await (const page of capturesBetween(tx, period)) yield page.map(ofCapture)
      for await (const page of refundsBetween(tx, period)) yield page.map(ofRefund)
    },
    async named(tx, names, ids) {
      const called = [...names, ...ids]
      const refunds = await refundsNamed(tx, called)
      return [...(await capturesNamed(tx, called)).map(ofCapture), ...refunds.map(ofRefund)]
    },
  },
  payouts: {
    async *between(tx, period) {
      for await (const page of payoutsBetween(tx, period)) yield page.map(ofPayout)
    },
    named: async (tx, names, ids) => (await payoutsNamed(tx, [...names, ...ids])).map(ofPayout),
  },
  debits: {
    async *between(tx, period) {
      for await (const page of debitsBetween(tx, period)) yield page.map(ofDebit)
    },
    named: async (tx, names, ids) => (await debitsNamed(tx, [...names, ...ids])).map(ofDebit),
  },
  confirmations: {
    async *between(tx, { from, to }) {
      const days = { from: indiaDate(from), to: indiaDate(to.getTime() - 1) }
      for await (const page of movesBetween(tx, days)) yield page.map(ofMove)
    },
    async named(tx, names, ids) {
      const called = [...new Set(names.map(orderOf))]
      const orders = await ordersCalled(tx, [...called, ...ids])
      const references = [...new Set([...called, ...orders.map(({ id }) => id)])]
      const income = await incomeBooked(tx, names.flatMap(incomeNamed))
      const moves = [...(await movesNamed(tx, { orders: references, ids })), ...income]
      const booked = new Set(moves.map(({ orderId, planCode }) => `${orderId} ${planCode}`))
      return [
        ...moves.map(ofMove),
        ...orders.flatMap(legsOf).filter(({ id, planCode }) => !booked.has(`${id} ${planCode}`)),
      ]
    },
  },
}

const ofCapture = ({ id, paymentId, bankReference, amount, capturedAt }: CaptureRow): OurMoney => ({
  kind: 'capture',
  id,
  names: [nameOf(bankReference), paymentId, id],
  amount,
  state: 'done',
  on: indiaDate(capturedAt),
  utr: null,
})

const ofRefund = ({ id, reference, amount, doneAt, dueAt }: RefundRow): OurMoney => ({
  kind: 'refund',
  id,
  names: [nameOf(reference ?? id), id],
  amount,
  state: doneAt ? 'done' : 'open',
  on: indiaDate(doneAt ?? dueAt),
  utr: null,
})

const payoutStates: Readonly<Record<PayoutRow['state'], MoneyState>> = {
  due: 'open',
  sent: 'open',
  paid: 'done',
  returned: 'back',
}

const ofPayout = ({ id, utr, amount, state, sentAt, dueOn }: PayoutRow): OurMoney => ({
  kind: 'payout',
  id,
  names: utr === null ? [id] : [id, nameOf(utr)],
  amount,
  state: payoutStates[state],
  on: sentAt ? indiaDate(sentAt) : dueOn,
  utr,
})

const debitStates: Readonly<Record<DebitRow['state'], MoneyState>> = {
  due: 'open',
  presented: 'open',
  paid: 'done',
  failed: 'back',
}

const ofDebit = ({ id, bankReference, amount, state, presentedAt, presentOn }: DebitRow): OurMoney => ({
  kind: 'debit',
  id,
  names: bankReference === null ? [id] : [id, nameOf(bankReference)],
  amount,
  state: debitStates[state],
  on: presentedAt ? indiaDate(presentedAt) : presentOn,
  utr: bankReference,
})

function ofMove(move: LedgerMove): OurMoney {
  const { id, orderId, kind, amountPaise, date, units, nav, stampDutyPaise, withheldPaise } = move
  const isIncome = kind === 'IDCW_PAYOUT' || kind === 'IDCW_REINVEST'
  return {
    kind: 'trade',
    id: String(id),
    names: [nameOf(orderId), ...(isIncome ? [incomeOf(date)] : [])].map((name) => nameOfTrade(name, move)),
    amount: amountPaise,
    state: 'done',
    on: date,
    utr: null,
    units: units.replace('-', ''),
    isOut: units.startsWith('-'),
    nav,
    charges: stampDutyPaise + withheldPaise,
  }
}

/** IDCW by the name that `ofMove` gives it. */
function incomeNamed(name: string): BookedIncome[] {
  const { date, folioHash, planCode } =
    /^income-(?<date>\d{4}-\d\d-\d\d) holding (?<folioHash>\w+) (?<planCode>.+)$/.exec(name)?.groups ?? {}
  return date && folioHash && planCode ? [{ date, folioHash, planCode }] : []
}

/** Trades by the ids of their orders, which a registrar gives back as numbers, or as the digits of them. */
export async function byOrderIds<Line extends TheirMoney>(
  tx: Tx,
  lines: readonly Line[],
): Promise<(line: Line) => Line> {
  const called = [...new Set(lines.flatMap(({ names }) => names.map(orderOf)))]
  const ids = new Map(
    (await ordersCalled(tx, called)).flatMap(({ id, orderNumber }) =>
      [orderNumber, digitsOf(orderNumber)].map((number) => [nameOf(number), id] as const),
    ),
  )
  const renamed = (name: string) => {
    const order = orderOf(name)
    return `${ids.get(order) ?? order}${name.slice(order.length)}`
  }
  return (line) => ({ ...line, names: line.names.map(renamed) })
}

const undone: readonly OrderRow['state'][] = ['cancelled', 'rejected', 'expired', 'refund_due', 'refunded']

/** What an order moves, or would have: a registrar may have booked it before us. */
function legsOf(order: OrderRow): (OurMoney & { planCode: string })[] {
  const { id, family, state, folioNo, schemePlanCode, toSchemePlanCode, createdAt } = order
  if (family === 'registration' || folioNo === null) return []
  const on = order.toNavDate ?? order.navDate ?? indiaDate(createdAt)
  return [schemePlanCode, toSchemePlanCode].flatMap((planCode) =>
    planCode === null
      ? []
      : [
          {
            kind: 'trade' as const,
            id,
            planCode,
            names: [nameOfTrade(id, { folioNo, planCode })],
            amount: null,
            isOut: planCode === schemePlanCode && family !== 'purchase',
            state: undone.includes(state) ? ('back' as const) : ('open' as const),
            on,
            utr: null,
          },
        ],
  )
}
