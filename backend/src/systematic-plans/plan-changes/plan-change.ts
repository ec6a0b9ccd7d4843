import type { ActivityType } from '@portal/contracts/identity/otp'
import type { PlanChangeKind, PlanChangeTermsOf } from '@portal/contracts/systematic-plans/plan-change-terms'
import type { PlanKind, PlanState } from '@portal/contracts/systematic-plans/plan-snapshot'
import type { PlanAction } from '@portal/contracts/systematic-plans/systematic-plan'
import type * as z from 'zod/mini'
import type { Refusal } from '../../platform/refusal'
import type { PlanTerms } from '../../plan-register/plan.repository'
import type { PlanFile } from '../plan-file/plan-file'

/** A version that a change makes of a plan. */
export interface Step {
  holdsFrom: string
  terms: PlanTerms
}

/** What is one change's own; `planChangeKind` makes a kind of order of it. */
export interface PlanChange<Kind extends PlanChangeKind = PlanChangeKind> {
  kind: Kind
  planKind: PlanKind
  action: PlanAction
  activity: ActivityType
  terms: z.ZodMiniObject
  /** The states of the newest version that it can begin from: a plan may end between the order and its cut-off. */
  beginsFrom: readonly PlanState[]
  /** Whether money is invested by it that was not before, so that who may not invest may not order it. */
  invests: boolean
  /** Why this plan cannot be changed so, whatever is asked for; undefined where it can. */
  refusal(file: PlanFile): Refusal | undefined
  /** Why not with these terms. */
  fault(file: PlanFile, terms: PlanChangeTermsOf<Kind>): Refusal | undefined
  /** The versions that it makes, the first one first. */
  steps(file: PlanFile, terms: PlanChangeTermsOf<Kind>): Step[]
  /** As the message with its one-time code names it: "pause your SIP SIP0000012 (folio ••4821) until 5 Oct 2026". */
  inWords(terms: PlanChangeTermsOf<Kind>, plan: string): string
}

/** A change among others, whose terms only it knows. */
export type AnyPlanChange = PlanChange
export const asChange = <Kind extends PlanChangeKind>(change: PlanChange<Kind>): AnyPlanChange =>
  change as unknown as AnyPlanChange
