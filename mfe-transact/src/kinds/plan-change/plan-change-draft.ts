import { atom, keptDraftAtom, type PersistedUpdate } from '@portal/kernel'
import { CancelReason, PlanChangeTerms } from '@portal/contracts/systematic-plans/plan-change-terms'
import type { PayingMandate } from '@portal/contracts/systematic-plans/sip'
import type { PlanAction, SystematicPlan } from '@portal/contracts/systematic-plans/systematic-plan'
import type { TransactionDraft } from '@portal/contracts/orders/transaction-draft'
import type { ComponentType } from 'react'
import { draftPartAtom } from '../../transaction/kept-draft'
import * as z from 'zod/mini'

/** What the fields of every change hold; each change shows its own. */
export const ChangeValues = z.object({
  pauseUntil: z.optional(z.string()),
  amount: z.optional(z.nullable(z.number())),
  dayOfMonth: z.optional(z.string()),
  ends: z.optional(z.enum(['OPEN', 'DATE'])),
  endDate: z.optional(z.string()),
  reason: z.optional(CancelReason),
  umrn: z.optional(z.string()),
})
export type ChangeValues = z.infer<typeof ChangeValues>

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
    set(keptDraftAtom(), (last) => ({ ...last, ...told }))
  },
)

type Told = Pick<TransactionDraft, 'isRenewSip' | 'isRestartSip' | 'modifySipDetails'>

/** Where no plan is being changed. */
const noPlanChange: Told = { isRenewSip: false, isRestartSip: false, modifySipDetails: null }

function toldOf({ terms, orderId }: PlanChangeDraft): Told {
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

export interface ChangeFieldsProps {
  plan: SystematicPlan
  mandates: readonly PayingMandate[]
  values: ChangeValues
}

export type ChangeErrors = Partial<Record<keyof ChangeValues, string>>

/** One change of a plan in the browser: its words, its fields, and the order that they make. */
export interface ChangeForm {
  action: PlanAction
  /** "Pause your SIP" */
  title: (plan: Pick<SystematicPlan, 'kind'>) => string
  Fields: ComponentType<ChangeFieldsProps>
  start: (plan: SystematicPlan, mandates: readonly PayingMandate[]) => ChangeValues
  errors: (values: ChangeValues, plan: SystematicPlan) => ChangeErrors
  /** The order; undefined while something is missing. */
  terms: (values: ChangeValues, plan: SystematicPlan) => PlanChangeTerms | undefined
}
