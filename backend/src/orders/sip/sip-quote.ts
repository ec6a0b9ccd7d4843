import type { RequestOf } from '@portal/kernel/contracts/endpoint'
import type { sipApi, SipQuote } from '@portal/kernel/contracts/sip'
import { indiaDate } from '@portal/kernel/format'
import { instalmentOn, sipSchedule, sipTotal } from '@portal/kernel/validation'
import { stampDutyOn, unitsFor } from '../../folios/allotment-math'
import type { Platform } from '../../platform/module'
import { purchaseDates } from '../purchase/purchase-dates'
import { schemeRef } from '../scheme-plan'
import { coverOf } from './cover'
import { payingMandate } from './paying-mandates'
import { firstDues, registrationOf } from './sip-dates'
import { refuseSip, sipFacts } from './sip-facts'

/** What a SIP would do if it were registered now; refuses what could not be. */
export async function sipQuote(
  platform: Platform,
  pan: string,
  terms: RequestOf<typeof sipApi.validateSip>,
): Promise<SipQuote> {
  const { db, clock } = platform
  const facts = await sipFacts(platform, pan, terms)
  refuseSip(facts, terms)
  const now = clock.now()
  const today = indiaDate(now)
  const { amount, payFirstNow } = terms
  const { scheme: fund } = facts.plan
  const schedule = sipSchedule(terms)
  const { lastDue, installments } = schedule
  const stampDuty = stampDutyOn(amount, today)
  const netAmount = amount - stampDuty
  const { nav: lastNav, navDate: lastNavDate } = facts.plan
  const price = { lastNav, lastNavDate, estimatedUnits: unitsFor(netAmount, lastNav) }
  const bought = { scheme: schemeRef(facts.plan), amount, stampDuty, ...price }
  return {
    ...bought,
    dues: firstDues(schedule, fund, (dueOn) => instalmentOn(terms, dueOn)),
    endDate: lastDue,
    installments,
    total: sipTotal(terms),
    mandate: await payingMandate(db, facts.sip.mandate, today),
    firstNow: payFirstNow ? { ...bought, netAmount, ...purchaseDates(fund, now) } : null,
    ...coverOf(terms, facts.sip.birthDate),
    cancelUntil: registrationOf(now).cancelUntil.toISOString(),
    serverNow: now.toISOString(),
  }
}
