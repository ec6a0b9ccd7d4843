import { indiaDate } from '@portal/contracts/format'
import { type DebitRow, debitsAtBank } from '../debits/debit.repository'
import { capturesAtProvider, refundsAtProvider } from '../payments/moved-money'
import { type LedgerMove, movesWith } from '../folios/ledger-reader'
import { type PayoutRow, payoutsAtBank } from '../payouts/payout.repository'
import type { Tx } from '../platform/database'
import type { MoneyState, OurMoney } from './compare-money'
import { nameOf, nameOfTrade } from './files/read-lines'
import type { MoneySource } from './sources'

export interface Scope {
  /** All that moved between these moments … */
  from: Date
  to: Date
  /** … whatever one of these names in small letters is of … */
  names: readonly string[]
  /** … and these of ours. */
  ids: readonly string[]
}

/** What our ledgers have of the money that a source tells of. */
export const ourMoney: Readonly<Record<MoneySource, (tx: Tx, scope: Scope) => Promise<OurMoney[]>>> = {
  async settlement(tx, { names, ids, ...period }) {
    const captures = await capturesAtProvider(tx, period, [...names, ...ids])
    const refunds = await refundsAtProvider(tx, period, [...names, ...ids])
    return [
      ...captures.map(({ id, paymentId, bankReference, amount, capturedAt }): OurMoney => ({
        kind: 'capture',
        id,
        names: [nameOf(bankReference), paymentId, id],
        amount,
        state: 'done',
        on: indiaDate(capturedAt),
        utr: null,
      })),
      ...refunds.map(({ id, reference, amount, doneAt, dueAt }): OurMoney => ({
        kind: 'refund',
        id,
        names: [nameOf(reference ?? id), id],
        amount,
        state: doneAt ? 'done' : 'open',
        on: indiaDate(doneAt ?? dueAt),
        utr: null,
      })),
    ]
  },
  payouts: async (tx, { names, ids, ...period }) =>
    (await payoutsAtBank(tx, period, [...names, ...ids])).map(ofPayout),
  debits: async (tx, { names, ids, ...period }) =>
    (await debitsAtBank(tx, period, [...names, ...ids])).map(ofDebit),
  async confirmations(tx, { from, to, names, ids }) {
    const days = { from: indiaDate(from), to: indiaDate(to.getTime() - 1) }
    const orders = names.flatMap((name) => name.split(' ')[0] ?? [])
    return (await movesWith(tx, days, { orders, ids })).map(ofMove)
  },
}

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

const ofMove = ({ id, orderId, folioNo, planCode, amountPaise, date, units, nav }: LedgerMove): OurMoney => ({
  kind: 'trade',
  id: String(id),
  names: [nameOfTrade(nameOf(orderId), { folioNo, planCode })],
  amount: amountPaise,
  state: 'done',
  on: date,
  utr: null,
  units: units.replace('-', ''),
  nav,
})
