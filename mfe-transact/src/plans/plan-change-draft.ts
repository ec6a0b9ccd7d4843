import { persistedAtom } from '@portal/kernel'
import { PlanChangeTerms } from '@portal/kernel/contracts/plan-change-terms'
import type { PlanAction } from '@portal/kernel/contracts/systematic-plan'
import * as z from 'zod/mini'
import { ChangeValues } from './change-form'

/** A change of a plan on its way from the form to the receipt; it survives a reload (S3.040: modifySipDetails). */
export const PlanChangeDraft = z.object({
  terms: z.nullable(PlanChangeTerms),
  /** What was typed for it, for who comes back from the review. */
  typed: z.nullable(z.object({ action: z.string(), planId: z.string(), values: ChangeValues })),
  /** Made when the review page opens, so that a double click, a retry and a reload give one order. */
  idempotencyKey: z.nullable(z.string()),
  /** The `transactionId` of the order, once it is placed. */
  orderId: z.nullable(z.string()),
})
export type PlanChangeDraft = z.infer<typeof PlanChangeDraft>

export const planChangeDraftAtom = persistedAtom('planChangeDraft', PlanChangeDraft, {
  terms: null,
  typed: null,
  idempotencyKey: null,
  orderId: null,
})

/** A draft with other terms is another order, so the key of the earlier one goes. */
export const draftWith = (
  last: PlanChangeDraft,
  { terms, typed }: { terms: PlanChangeTerms } & Pick<PlanChangeDraft, 'typed'>,
): PlanChangeDraft =>
  JSON.stringify(last.terms) === JSON.stringify(terms) && last.orderId === null
    ? { ...last, typed }
    : { terms, typed, idempotencyKey: null, orderId: null }

/** What was typed for a change of a plan that is not ordered yet. */
export const typedIn = (
  { typed, orderId }: PlanChangeDraft,
  of: { action: PlanAction; planId: string },
): ChangeValues | undefined =>
  typed?.action === of.action && typed.planId === of.planId && orderId === null ? typed.values : undefined
