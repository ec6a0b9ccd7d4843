import { t } from '@portal/contracts/words/macros'
import type { HowMuch } from '@portal/contracts/orders/order-terms'
import { message } from '@portal/contracts/catalogue'
import { groupIndian } from '@portal/contracts/format'
import { Refusal } from '../../platform/refusal'
import type { SchemePlanFacts } from '../../schemes/catalogue'
import type { OutflowFacts } from './outflow-facts'
import { saleOf } from './how-much'

export interface SwitchFacts extends OutflowFacts {
  into: SchemePlanFacts
  /** Whether the folio holds the target already, so that the minimum of an additional purchase holds. */
  holdsTarget: boolean
  /** Who orders. */
  pan: string
  /** The proposal of the asset-allocation facility that it accepts. */
  proposalId?: string
}

/** Throws the refusal of a scheme that units of another one cannot be moved into. */
export function refuseInto({ plan, folio, into }: Pick<SwitchFacts, 'plan' | 'folio' | 'into'>): void {
  if (plan.code === into.code) throw new Refusal('-377', message('sameScheme'))
  const advised = into.plan === 'D' || folio.distributorArn !== null
  if (!into.scheme.purchaseAllowed || into.offer !== 'none' || !advised)
    throw new Refusal('-378', message('notForSwitchIn'))
}

/** Throws the refusal of a target that cannot be switched into, or not with so little. */
export function refuseTarget(facts: SwitchFacts, howMuch: HowMuch): void {
  refuseInto(facts)
  const { plan, into, holdsTarget, units } = facts
  const { name, minPurchasePaise, minAdditionalPaise } = into.scheme
  const minimum = holdsTarget ? minAdditionalPaise : minPurchasePaise
  if (saleOf(howMuch, plan.nav, units.free).proceeds >= minimum) return
  const least = `Rs. ${groupIndian(String(minimum / 100))}`
  throw new Refusal(
    '-379',
    holdsTarget
      ? t`Min. additional investment ${least} for ${name}. Please update amount.`
      : t`Min. new investment ${least} for ${name}. Please update amount.`,
  )
}
