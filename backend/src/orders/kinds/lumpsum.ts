import { t } from '@portal/contracts/words/macros'
import { LumpsumTerms } from '@portal/contracts/orders/order-terms'
import { purchaseApi } from '@portal/contracts/orders/purchase'
import { indiaDate } from '@portal/contracts/format'
import { stampDutyOn } from '../../folios/allotment-math'
import { implement } from '../../platform/handle'
import { earlierAnswer } from '../../platform/idempotency'
import type { SchemePlanFacts } from '../../schemes/catalogue'
import { autoSwitchTarget, refuseAutoSwitch } from '../auto-switch/auto-switch-rules'
import { allotPurchase } from '../purchase/allotment'
import { refuseKnownFolio, refuseUnheld } from '../purchase/into-folio'
import type { NewFolioPlan } from '../purchase/new-folio'
import { adviceColumns } from '../purchase/advice'
import { prepareNewFolio } from '../purchase/prepare-new-folio'
import { checkPurchase } from '../purchase/purchase-rules'
import { type PurchaseFacts, purchaseFacts } from '../purchase/purchase'
import { purchaseView } from '../purchase/purchase-view'
import { lumpsumQuote } from '../purchase/quote'
import type { ConfirmedKind } from '../kind'
import { purchaseCalled, schemeCalled } from '../words'

export interface LumpsumFacts extends PurchaseFacts {
  newFolio: NewFolioPlan | null
  /** The new fund that the units are switched into. */
  into?: SchemePlanFacts | undefined
}

/** One purchase, paid at once. */
export const lumpsum: ConfirmedKind<LumpsumTerms, LumpsumFacts> = {
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
    facts.folio ? facts : { ...facts, newFolio: await prepareNewFolio(platform, investor, newFolio) },
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
  async inWords(requested, at) {
    const purchase = await purchaseCalled(at, requested)
    if (!requested.autoSwitchTo) return t`invest ${purchase}`
    return t`invest ${purchase}, then switch it to ${{ scheme: await schemeCalled(at, requested.autoSwitchTo) }}`
  },
  calls: ({ app, platform, place }) =>
    implement(app, platform, purchaseApi, {
      quote: (body, { investor }) => lumpsumQuote(platform, investor.pan, body),
      newLumpsum: (body, context) => place({ kind: 'LUMPSUM', ...body }, context),
      async initiate(body, context) {
        const isRetry = await earlierAnswer(platform.db, context.idempotency)
        if (!isRetry) await refuseUnheld(platform, context.investor.pan, body)
        return place({ kind: 'LUMPSUM', ...body }, context)
      },
      async instantLumpsum(body, context) {
        refuseKnownFolio(body)
        return place({ kind: 'LUMPSUM', ...body }, context)
      },
    }),
}
