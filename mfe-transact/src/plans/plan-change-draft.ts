import { persistedAtom } from '@portal/kernel'
import { PlanChangeTerms } from '@portal/kernel/contracts/plan-change-terms'
import * as z from 'zod/mini'

/** A change of a plan on its way from the form to the receipt; it survives a reload (S3.040: modifySipDetails). */
export const PlanChangeDraft = z.object({
  terms: z.nullable(PlanChangeTerms),
  /** Made when the review page opens, so that a double click, a retry and a reload give one order. */
  idempotencyKey: z.nullable(z.string()),
  /** The `transactionId` of the order, once it is placed. */
  orderId: z.nullable(z.string()),
})
export type PlanChangeDraft = z.infer<typeof PlanChangeDraft>

export const planChangeDraftAtom = persistedAtom('planChangeDraft', PlanChangeDraft, {
  terms: null,
  idempotencyKey: null,
  orderId: null,
})

/** A draft with other terms is another order, so the key of the earlier one goes. */
export const draftWith = (last: PlanChangeDraft, terms: PlanChangeTerms): PlanChangeDraft =>
  JSON.stringify(last.terms) === JSON.stringify(terms) && last.orderId === null
    ? last
    : { terms, idempotencyKey: null, orderId: null }
