import type { PlanChangeQuote } from '@portal/contracts/systematic-plans/plan-change'
import type { PlanChangeTerms } from '@portal/contracts/systematic-plans/plan-change-terms'
import { addDays } from '@portal/contracts/format'
import { refuseWithoutKycOrTax } from '../../kyc-registry/kyc.service'
import type { Platform } from '../../platform/module'
import { notFound } from '../../platform/refusal'
import { courseDues } from '../../plan-register/plan-course'
import { planChanges } from './plan-changes'
import { planFileOf, type PlanFile } from '../plan-file/plan-file'
import { schemeRef } from '../../orders/scheme-plan'
import { registrationOf } from '../sip/sip-dates'
import { changeParts } from './change-view'
import { placedChange } from './placed-change'
import { refuseChange } from './plan-change-kind'

/** What a change would do if it were ordered now; refuses what could not be ordered. */
export async function changeQuote(
  platform: Platform,
  pan: string,
  requested: PlanChangeTerms,
): Promise<PlanChangeQuote> {
  const change = planChanges[requested.kind]
  if (change.invests) await refuseWithoutKycOrTax(platform.db, pan)
  const file = await planFileOf(platform.db, platform, pan, requested.planId)
  const { plan, mandates, now, scheme, toScheme } = file
  if (plan.folioNo !== requested.folioNo || plan.kind !== change.planKind) throw notFound()
  refuseChange(change, file, requested)
  const parts = changeParts(mandates, { ...requested, placed: placedChange(change, file, requested) })
  return {
    ...parts,
    kind: change.kind,
    planKind: change.planKind,
    planId: plan.id,
    folioNo: plan.folioNo,
    scheme: schemeRef(scheme),
    toScheme: toScheme && schemeRef(toScheme),
    stillDue: duesBetween(file, file.today, parts.holdsFrom),
    leftOut: parts.pauseUntil ? duesBetween(file, parts.holdsFrom, parts.pauseUntil) : [],
    cancelUntil: registrationOf(now).cancelUntil.toISOString(),
    serverNow: now.toISOString(),
  }
}

/** Due dates from a day on and before another one that were not dealt with. */
function duesBetween({ stretches, orders, unordered }: PlanFile, from: string, before: string): string[] {
  const dealt = new Set([...orders, ...unordered].map(({ dueOn }) => dueOn))
  return courseDues(stretches, from, addDays(before, -1))
    .map(({ dueOn }) => dueOn)
    .filter((dueOn) => !dealt.has(dueOn))
}
