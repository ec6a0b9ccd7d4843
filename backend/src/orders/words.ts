import { wordOf } from '@portal/contracts/catalogue'
import { t } from '@portal/contracts/words/macros'
import type { HowMuch } from '@portal/contracts/orders/order-terms'
import type { PlanKind } from '@portal/contracts/systematic-plans/plan-snapshot'
import { formatRupees, formatUnits, shortNumber } from '@portal/contracts/format'
import type { NamedOn } from '../identity/confirmed-subject'
import { notFound } from '../platform/refusal'
import { type SchemePlanFacts, planOn } from '../schemes/catalogue'

/** A scheme plan that words name. Throws a 404 for one that there is not. */
export async function planCalled({ db, clock }: NamedOn, code: string): Promise<SchemePlanFacts> {
  const plan = await planOn(db, code, clock.today())
  if (!plan) throw notFound()
  return plan
}

/** "Neem Flexi Cap Fund"; throws a 404 for a scheme plan that there is not. */
export const schemeCalled = async (at: NamedOn, code: string): Promise<string> =>
  (await planCalled(at, code)).scheme.name

/** "folio ••4821" */
export const folioCalled = (folioNo: string | null): string =>
  folioNo ? t`folio ${{ folio: shortNumber(folioNo) }}` : t`new folio`

/** "₹5,000.00 in Neem Flexi Cap Fund (folio ••4821)", with what an amount is said to be after it. */
export async function purchaseCalled(
  at: NamedOn,
  { amount, schemePlanCode, folioNo }: { amount: number; schemePlanCode: string; folioNo: string | null },
  often = '',
): Promise<string> {
  const scheme = await schemeCalled(at, schemePlanCode)
  const folio = folioCalled(folioNo)
  const sum = formatRupees(amount)
  return often ? t`${sum} ${often} in ${scheme} (${folio})` : t`${sum} in ${scheme} (${folio})`
}

/** "₹5,000.00", "12.345 units", "all units" */
export function howMuchCalled(howMuch: HowMuch): string {
  if (howMuch.amountUnitType === 'AMOUNT') return formatRupees(howMuch.amount)
  return howMuch.amountUnitType === 'UNITS' ? t`${{ units: formatUnits(howMuch.units) }} units` : t`all units`
}

/** "₹5,000.00 monthly" */
export const regularlyCalled = ({ amount, frequency }: { amount: number; frequency: string }): string =>
  `${formatRupees(amount)} ${wordOf(frequency).toLowerCase()}`

/** "your SIP SIP0000012 (folio ••4821)" */
export const planOfInvestor = (
  kind: PlanKind,
  { planId, folioNo }: { planId: string; folioNo: string },
): string => t`your ${kind} ${planId} (${{ folio: folioCalled(folioNo) }})`
