import type { HistoryFilter } from '@portal/contracts/orders/history-filter'
import { amountRanges } from '@portal/contracts/format'
import type { OrderState } from '@portal/contracts/orders/order'
import type { LedgerKind, LedgerPart } from './ledger-history'
import { unpaidIncomeOf } from '../folios/income-shares'
import type { Tx } from '../platform/database'
import { catalogueOn } from '../schemes/catalogue'
import { type OrderPart, orderIdsOf, toldByLedger } from '../orders/order-history'

type Outcome = NonNullable<HistoryFilter['outcome']>
type Type = NonNullable<HistoryFilter['type']>

/** What an order has come to, in the three ways that investors look for. */
const outcomes: Readonly<Record<OrderState, Outcome>> = {
  created: 'OPEN',
  paid: 'OPEN',
  allotted: 'DONE',
  expired: 'FAILED',
  refund_due: 'FAILED',
  refunded: 'FAILED',
  accepted: 'OPEN',
  paid_ahead: 'OPEN',
  priced: 'OPEN',
  returned: 'OPEN',
  paid_out: 'DONE',
  sold: 'OPEN',
  registered: 'DONE',
  cancelled: 'FAILED',
  rejected: 'FAILED',
}

const states = Object.keys(outcomes) as OrderState[]

const ledgerKinds: Readonly<Record<Type, readonly LedgerKind[]>> = {
  PURCHASE: ['PURCHASE'],
  SIP: ['PURCHASE_SIP'],
  REDEMPTION: ['REDEMPTION'],
  SWITCH: ['SWITCH_OUT'],
  IDCW: ['IDCW_PAYOUT', 'IDCW_REINVEST'],
  REGISTRATION: [],
}

const orderTypes: Readonly<Record<Type, OrderPart['type']>> = {
  PURCHASE: { family: 'purchase', isInstalment: false },
  SIP: { family: 'purchase', isInstalment: true },
  REDEMPTION: { family: 'redemption' },
  SWITCH: { family: 'switch' },
  IDCW: 'none',
  REGISTRATION: { family: 'registration' },
}

/** What a filter asks of the orders and of the ledger; what each source says of itself is looked up in the other. */
export async function partsOf(
  tx: Tx,
  pan: string,
  filter: HistoryFilter,
  today: string,
): Promise<{ orders: OrderPart; ledger: LedgerPart }> {
  const { folioNumber: folioNo, type, outcome, from, to } = filter
  const shared = { folioNo, from, to, amount: filter.amount && amountRanges[filter.amount] }
  const found = await foundBy(tx, pan, filter.search, today)
  return {
    orders: {
      ...shared,
      found,
      type: type && orderTypes[type],
      states: outcome && states.filter((state) => outcomes[state] === outcome),
    },
    ledger: {
      ...shared,
      found,
      kinds: type && ledgerKinds[type],
      ...(await ledgerOutcome(tx, pan, outcome)),
    },
  }
}

/** What is in the ledger is done, unless it waits for a payout or for the units of another scheme. */
async function ledgerOutcome(tx: Tx, pan: string, outcome: Outcome | undefined): Promise<LedgerPart> {
  if (!outcome) return {}
  if (outcome === 'FAILED') return { state: 'failed' }
  const open = toldByLedger.filter((state) => outcomes[state] === 'OPEN')
  const ids = [...(await orderIdsOf(tx, pan, { states: open })), ...(await unpaidIncomeOf(tx, pan))]
  return outcome === 'OPEN' ? { only: ids } : { state: 'booked', except: ids }
}

async function foundBy(tx: Tx, pan: string, search: string | undefined, today: string) {
  const text = search?.trim().toLowerCase()
  if (!text) return undefined
  const { plans } = await catalogueOn(tx, today)
  return {
    planCodes: plans.filter(({ scheme }) => scheme.name.toLowerCase().includes(text)).map(({ code }) => code),
    ids: await orderIdsOf(tx, pan, { number: text }),
    digits: /^\d{3,12}$/.test(text) ? text : '',
  }
}
