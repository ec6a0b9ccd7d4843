import * as z from 'zod/mini'
import { BusinessDate, Paise, AnswerText } from '../wire/common'
import { CancelReason, PlanChangeKind } from './plan-change-terms'
import { Frequency } from '../schemes/scheme-selection'

export const PlanKind = z.enum(['SIP', 'STP', 'SWP'])
export type PlanKind = z.infer<typeof PlanKind>
export const PlanState = z.enum(['ACTIVE', 'PAUSED', 'CANCELLED', 'COMPLETED'])
export type PlanState = z.infer<typeof PlanState>

/** A systematic plan as it stands before or after a change. */
export const PlanSnapshot = z.object({
  state: PlanState,
  /** Of each instalment, in paise. */
  amount: Paise,
  frequency: Frequency,
  /** Of a plan of every business day it says nothing. */
  dayOfMonth: z.int(),
  /** The first due date under it; null where nothing is due any more. */
  nextDue: z.nullable(BusinessDate),
  /** The last due date; null: until cancelled. */
  endDate: z.nullable(BusinessDate),
  /** The mandate that pays; null where none does. */
  umrn: z.nullable(AnswerText),
  bankName: z.nullable(AnswerText),
  accountLast4: z.nullable(AnswerText),
})
export type PlanSnapshot = z.infer<typeof PlanSnapshot>

/** What a change of a plan does to it. */
export const planChange = {
  kind: PlanChangeKind,
  planKind: PlanKind,
  before: PlanSnapshot,
  after: PlanSnapshot,
  /** The first day on which it holds; what is due before it is due as before. */
  holdsFrom: BusinessDate,
  /** Of a pause: the due date on which the plan runs again. */
  pauseUntil: z.nullable(BusinessDate),
  /** Of a cancellation. */
  reason: z.nullable(CancelReason),
}
