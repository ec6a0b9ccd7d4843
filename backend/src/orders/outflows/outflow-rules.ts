import type { BlockedUnits } from '@portal/contracts/orders/outflow-quote'
import type { HoldingOrder } from '@portal/contracts/folios/holding-order'
import type { HowMuch } from '@portal/contracts/orders/order-terms'
import { message } from '@portal/contracts/catalogue'
import { formatDate, formatRupees, formatUnits } from '@portal/contracts/format'
import { validateAmount } from '@portal/contracts/validation'
import { isAbove, valueOf } from '../../folios/allotment-math'
import { refuseFolioAction } from '../../folios/folio-permissions'
import { Refusal } from '../../platform/refusal'
import type { OutflowFacts } from './outflow-facts'
import { isTooMuch, saleOf } from './how-much'

export type OutflowAction = 'redeem' | 'switch'

/** Throws the refusal of an outflow that the folio, its scheme or its free units do not allow. */
export function checkOutflow(facts: OutflowFacts, howMuch: HowMuch, action: OutflowAction): void {
  refuseFolioAction(facts.folio, action)
  if (facts.plan.offer !== 'none')
    throw new Refusal('-371', message(action === 'redeem' ? 'notForRedemption' : 'notForSwitchOut'))
  refuseTooMuch(facts, howMuch, action)
}

/** Throws the refusal of a holding without free units, saying what blocks them and until when. */
export function refuseNoneFree({ units: { free, blocked } }: OutflowFacts): void {
  if (isAbove(free, '0')) return
  throw new Refusal('-372', [message('noFreeUnits'), ...blocked.map(inWords)].join(' '))
}

/** Throws the refusal of more units than are free, saying what blocks the rest; also of no units at all. */
export function refuseTooMuch(facts: OutflowFacts, howMuch: HowMuch, action: OutflowAction): void {
  refuseNoneFree(facts)
  const { plan, units } = facts
  const { free, blocked } = units
  const why = blocked.map(inWords).join(' ')
  const { units: requested, proceeds } = saleOf(howMuch, plan.nav, free)
  if (!isAbove(requested, '0') || proceeds < 1)
    throw new Refusal('-374', `Enter how much you want to ${action}.`)
  const fault = howMuch.amountUnitType === 'AMOUNT' && validateAmount(howMuch.amount, wholeRupees)
  if (fault) throw new Refusal('-374', fault)
  if (!isTooMuch(howMuch, plan.nav, free)) return
  const most = `You can ${action} up to ${formatUnits(free)} units now, worth about ${formatRupees(valueOf(free, plan.nav))}.`
  throw new Refusal('-373', [most, why].filter(Boolean).join(' '))
}

/** An exit of an amount takes no paise; units say more exactly how much. */
export const wholeRupees = { min: 1_00, multiple: 1_00 } as const

const reasons: Readonly<Record<Exclude<BlockedUnits['why'], 'order'>, string>> = {
  lien: 'under lien; ask the lender to release them',
  hold: 'on hold; ask us why under Help',
  'lock-in': 'locked in',
}

function inWords({ why, units, until, orders }: BlockedUnits): string {
  const when = until ? `; the first of them are free from ${formatDate(until)}` : ''
  return `${formatUnits(units)} units are ${why === 'order' ? heldFor(orders) : reasons[why]}${when}.`
}

/** An order is named as the list of transactions names it, where it can be cancelled. */
function heldFor(orders: readonly HoldingOrder[]): string {
  const names = orders.map(({ orderNumber }) => orderNumber)
  const all = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join('')
  return names.length > 1
    ? `on hold for your orders ${all}; you can cancel each until its cut-off, unless it was paid at once`
    : `on hold for your order ${all}; you can cancel it until its cut-off, unless it was paid at once`
}
