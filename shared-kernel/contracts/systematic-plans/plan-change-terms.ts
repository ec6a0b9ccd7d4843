import * as z from 'zod/mini'
import { BusinessDate, FolioNumber, Paise } from '../wire/common'

/** The plan, named with its folio, so that a code is asked for in that folio only. */
const ofPlan = { planId: z.string().check(z.maxLength(16)), folioNo: FolioNumber }

const Umrn = z.string().check(z.maxLength(20))

/** How much, on which day of the month, and until when; null: until cancelled. */
const newTerms = {
  ...ofPlan,
  /** Of each instalment. */
  amount: Paise,
  dayOfMonth: z.int().check(z.minimum(1), z.maximum(28)),
  endDate: z.nullable(BusinessDate),
}

/** Why an investor ends a plan. */
export const CancelReason = z.enum([
  'NEED_MONEY',
  'GOAL_REACHED',
  'OTHER_FUND',
  'RETURNS',
  'TOO_MUCH',
  'OTHER',
])
export type CancelReason = z.infer<typeof CancelReason>

/** `pauseUntil`: the due date on which it runs again. */
export const SipPauseTerms = z.object({
  kind: z.literal('SIP_PAUSE'),
  ...ofPlan,
  pauseUntil: BusinessDate,
})
export const SipModifyTerms = z.object({ kind: z.literal('SIP_MODIFY'), ...newTerms })
export const SipCancelTerms = z.object({ kind: z.literal('SIP_CANCEL'), ...ofPlan, reason: CancelReason })
export const SipRenewTerms = z.object({
  kind: z.literal('SIP_RENEW'),
  ...ofPlan,
  amount: Paise,
  endDate: z.nullable(BusinessDate),
  umrn: Umrn,
})
export const SipRestartTerms = z.object({ kind: z.literal('SIP_RESTART'), ...ofPlan, umrn: Umrn })
export const StpModifyTerms = z.object({ kind: z.literal('STP_MODIFY'), ...newTerms })
export const StpCancelTerms = z.object({ kind: z.literal('STP_CANCEL'), ...ofPlan, reason: CancelReason })
export const SwpModifyTerms = z.object({ kind: z.literal('SWP_MODIFY'), ...newTerms })
export const SwpCancelTerms = z.object({ kind: z.literal('SWP_CANCEL'), ...ofPlan, reason: CancelReason })

/** Everything that can be changed of a systematic plan. */
export const planChangeTerms = [
  SipPauseTerms,
  SipModifyTerms,
  SipCancelTerms,
  SipRenewTerms,
  SipRestartTerms,
  StpModifyTerms,
  StpCancelTerms,
  SwpModifyTerms,
  SwpCancelTerms,
] as const
export const PlanChangeTerms = z.discriminatedUnion('kind', [...planChangeTerms])
export type PlanChangeTerms = z.infer<typeof PlanChangeTerms>

export const PlanChangeKind = z.enum([
  'SIP_PAUSE',
  'SIP_MODIFY',
  'SIP_CANCEL',
  'SIP_RENEW',
  'SIP_RESTART',
  'STP_MODIFY',
  'STP_CANCEL',
  'SWP_MODIFY',
  'SWP_CANCEL',
])
export type PlanChangeKind = z.infer<typeof PlanChangeKind>
export type PlanChangeTermsOf<Kind extends PlanChangeKind> = Extract<PlanChangeTerms, { kind: Kind }>
