import { LumpsumTerms } from '@portal/kernel/contracts/order-terms'
import { indiaDate } from '@portal/kernel/format'
import { stampDutyOn } from '../../folios/allotment-math'
import type { PlanFacts } from '../../schemes/catalogue'
import { autoSwitchTarget, refuseAutoSwitch } from '../auto-switch/auto-switch-rules'
import { allotPurchase } from '../purchase/allotment'
import type { NewFolioPlan } from '../purchase/new-folio'
import { adviceColumns } from '../purchase/advice'
import { planNewFolio } from '../purchase/plan-new-folio'
import { checkPurchase } from '../purchase/purchase-rules'
import { type PurchaseFacts, purchaseFacts } from '../purchase/purchase'
import { purchaseView } from '../purchase/purchase-view'
import type { OrderKind } from './kind'

export interface LumpsumFacts extends PurchaseFacts {
  newFolio: NewFolioPlan | null
  /** The new fund that the units are switched into. */
  into?: PlanFacts | undefined
}

/** One purchase, paid at once. */
export const lumpsum: OrderKind<LumpsumTerms, LumpsumFacts> = {
  name: 'LUMPSUM',
  family: 'purchase',
  activity: 'LUMPSUM',
  terms: LumpsumTerms,
  facts: async (platform, { pan }, terms) => ({
    ...(await purchaseFacts(platform, pan, terms)),
    newFolio: null,
    into: await autoSwitchTarget(platform, terms.autoSwitchTo),
  }),
  check({ rules, plan, into }, { amount }) {
    checkPurchase(rules)
    if (into) refuseAutoSwitch(plan, into, amount)
  },
  ask: async (platform, investor, facts, { newFolio }) =>
    facts.folio ? facts : { ...facts, newFolio: await planNewFolio(platform, investor, newFolio) },
  columns({ folio, newFolio, investor, advice }, { amount, schemePlanCode }, now) {
    const stampDuty = stampDutyOn(amount, indiaDate(now))
    return {
      investorEmail: folio?.email || investor.email,
      investorMobile: folio?.mobile || investor.mobile,
      ...adviceColumns(advice),
      schemePlanCode,
      folioNo: folio?.folioNo ?? null,
      newFolio,
      amount,
      stampDuty,
      netAmount: amount - stampDuty,
    }
  },
  toPay: ({ amount }) => amount,
  settle: allotPurchase,
  view: purchaseView,
}
