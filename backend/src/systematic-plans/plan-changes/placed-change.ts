import { BusinessDate, Paise } from '@portal/contracts/wire/common'
import type { PlanChangeTerms } from '@portal/contracts/systematic-plans/plan-change-terms'
import { CancelReason } from '@portal/contracts/systematic-plans/plan-change-terms'
import { PlanState } from '@portal/contracts/systematic-plans/plan-snapshot'
import * as z from 'zod/mini'
import { nextCourseDue, stretchesOf } from '../../plan-register/plan-course'
import type { PlanTerms, VersionRow } from '../../plan-register/plan.repository'
import { amountOn, PlanStepUp } from '../../plan-register/step-up'
import { newestVersion, nextOpenDue, type PlanFile } from '../plan-file/plan-file'
import type { AnyPlanChange, Step } from './plan-change'

const StoredTerms = z.object({
  amountPaise: Paise,
  stepUp: z._default(z.nullable(PlanStepUp), null),
  dayOfMonth: z.int(),
  everyMonths: z.nullable(z.int()),
  firstDue: BusinessDate,
  lastDue: z.nullable(BusinessDate),
  state: PlanState,
  umrn: z.nullable(z.string()),
})

/** What a change was when it was confirmed: the plan before and after it. What is written later is this, nothing else. */
export const PlacedChange = z.object({
  /** Of the newest version then. */
  version: z.int(),
  before: StoredTerms,
  steps: z.array(z.object({ holdsFrom: BusinessDate, terms: StoredTerms })),
  nextBefore: z.nullable(BusinessDate),
  nextAfter: z.nullable(BusinessDate),
})
export type PlacedChange = z.infer<typeof PlacedChange>

/** Of a stored order of a change. */
export const PlacedTerms = z.object({
  placed: PlacedChange,
  pauseUntil: z.optional(BusinessDate),
  reason: z.optional(CancelReason),
})

/** The first instalment after a change; null where nothing is due any more. */
export function amountAfter({ steps: [first], nextAfter }: PlacedChange): number | null {
  return first ? amountOn(first.terms, nextAfter ?? first.holdsFrom) : null
}

/** The part of a version that an order may change. */
export function termsOf(version: VersionRow): PlanTerms {
  const { amountPaise, stepUp, dayOfMonth, everyMonths, firstDue, lastDue, state, umrn } = version
  return { amountPaise, stepUp, dayOfMonth, everyMonths, firstDue, lastDue, state, umrn }
}

/** The change as it would be now. */
export function placedChange(change: AnyPlanChange, file: PlanFile, terms: PlanChangeTerms): PlacedChange {
  const newest = newestVersion(file)
  const steps = change.steps(file, terms)
  const course = stretchesOf([...file.versions, ...steps.map((step) => asVersion(newest, step))])
  const from = steps[0]?.holdsFrom ?? file.changeFrom
  return {
    version: newest.version,
    before: termsOf(newest),
    steps,
    nextBefore: nextOpenDue(file)?.dueOn ?? null,
    nextAfter: nextCourseDue(course, from)?.dueOn ?? null,
  }
}

const asVersion = (newest: VersionRow, { holdsFrom, terms }: Step): VersionRow => ({
  ...newest,
  ...terms,
  holdsFrom,
})
