import type { PlanChangeTerms } from '@portal/kernel/contracts/plan-change-terms'
import { CancelReason } from '@portal/kernel/contracts/plan-change-terms'
import type { PayingMandate } from '@portal/kernel/contracts/sip'
import type { PlanAction, SystematicPlan } from '@portal/kernel/contracts/systematic-plan'
import type { ComponentType } from 'react'
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
