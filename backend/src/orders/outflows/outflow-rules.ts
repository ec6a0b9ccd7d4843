import { t } from '@portal/contracts/words/macros'
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
    throw new Refusal(
      '-374',
      action === 'redeem' ? t`Enter how much you want to redeem.` : t`Enter how much you want to switch.`,
    )
  const fault = howMuch.amountUnitType === 'AMOUNT' && validateAmount(howMuch.amount, wholeRupees)
  if (fault) throw new Refusal('-374', fault)
  if (!isTooMuch(howMuch, plan.nav, free)) return
  const most = formatUnits(free)
  const worth = formatRupees(valueOf(free, plan.nav))
  const limit =
    action === 'redeem'
      ? t`You can redeem up to ${most} units now, worth about ${worth}.`
      : t`You can switch up to ${most} units now, worth about ${worth}.`
  throw new Refusal('-373', [limit, why].filter(Boolean).join(' '))
}

/** An exit of an amount takes no paise; units say more exactly how much. */
export const wholeRupees = { min: 1_00, multiple: 1_00 } as const

function inWords({ why, units, until, orders }: BlockedUnits): string {
  const all = formatUnits(units)
  const reason = why === 'order' ? heldFor(all, orders) : reasons[why](all)
  return until ? t`${reason}; the first of them are free from ${{ day: formatDate(until) }}.` : t`${reason}.`
}

const reasons: Readonly<Record<Exclude<BlockedUnits['why'], 'order'>, (units: string) => string>> = {
  lien: (units) => t`${units} units are under lien; ask the lender to release them`,
  hold: (units) => t`${units} units are on hold; ask us why under Help`,
  'lock-in': (units) => t`${units} units are locked in`,
}

/** An order is named as the list of transactions names it, where it can be cancelled. */
function heldFor(units: string, orders: readonly HoldingOrder[]): string {
  const names = orders.map(({ orderNumber }) => orderNumber)
  const first = names.slice(0, -1).join(', ')
  const last = names.at(-1) ?? ''
  return first
    ? t`${units} units are on hold for your orders ${first} and ${last}; you can cancel each until its cut-off, unless it was paid at once`
    : t`${units} units are on hold for your order ${last}; you can cancel it until its cut-off, unless it was paid at once`
}
