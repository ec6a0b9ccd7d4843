import { atom, type PersistedUpdate } from '@portal/kernel'
import { PlanChangeTerms } from '@portal/kernel/contracts/plan-change-terms'
import type { PlanAction } from '@portal/kernel/contracts/systematic-plan'
import { noPlanChange, type TransactionDraft } from '@portal/kernel/contracts/transaction-draft'
import * as z from 'zod/mini'
import { draftAtom, draftPartAtom } from '../../transaction/draft'
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

const kept = draftPartAtom('planChange', PlanChangeDraft, {
  terms: null,
  typed: null,
  idempotencyKey: null,
  orderId: null,
})

/** The draft of a change. The one of investments says which SIP it is about, until the change is ordered (S3.040, S3.041). */
export const planChangeDraftAtom = atom(
  (get) => get(kept),
  (get, set, update: PersistedUpdate<PlanChangeDraft>) => {
    set(kept, update)
    const told = toldOf(get(kept))
    set(draftAtom, (last) => ({ ...last, ...told }))
  },
)

function toldOf({ terms, orderId }: PlanChangeDraft): Pick<TransactionDraft, keyof typeof noPlanChange> {
  if (orderId !== null) return noPlanChange
  switch (terms?.kind) {
    case 'SIP_RENEW':
      return { ...noPlanChange, isRenewSip: true }
    case 'SIP_RESTART':
      return { ...noPlanChange, isRestartSip: true }
    case 'SIP_MODIFY': {
      const { planId, amount, dayOfMonth: sipDate, endDate } = terms
      return { ...noPlanChange, modifySipDetails: { planId, amount, sipDate, endDate } }
    }
    default:
      return noPlanChange
  }
}

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
