import type { RequestOf } from '@portal/kernel/contracts/endpoint'
import type { sipApi, SipQuote } from '@portal/kernel/contracts/sip'
import { addMonths, indiaDate } from '@portal/kernel/format'
import { stampDutyOn, unitsFor } from '../../folios/allotment-math'
import type { Platform } from '../../platform/module'
import { dueDatesUpTo } from '../../systematic-plans/due-dates'
import { purchaseDates } from '../purchase/purchase-dates'
import { schemeRef } from '../scheme-plan'
import { payingMandate } from './paying-mandates'
import { dueDateOf, registrationOf, scheduleOf } from './sip-dates'
import { refuseSip, sipFacts } from './sip-facts'

const mostDues = 12

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
  const schedule = scheduleOf(terms)
  const { firstDue, everyMonths, lastDue, installments } = schedule
  const stampDuty = stampDutyOn(amount, today)
  const netAmount = amount - stampDuty
  const { nav: lastNav, navDate: lastNavDate } = facts.plan
  const price = { lastNav, lastNavDate, estimatedUnits: unitsFor(netAmount, lastNav) }
  const bought = { scheme: schemeRef(facts.plan), amount, stampDuty, ...price }
  const dues = dueDatesUpTo(schedule, addMonths(firstDue, (mostDues - 1) * everyMonths))
  return {
    ...bought,
    dues: dues.map((due) => dueDateOf(due, fund)),
    endDate: lastDue,
    installments,
    total: installments === null ? null : (installments + (payFirstNow ? 1 : 0)) * amount,
    mandate: await payingMandate(db, facts.sip.mandate, today),
    firstNow: payFirstNow ? { ...bought, netAmount, ...purchaseDates(fund, now) } : null,
    cancelUntil: registrationOf(now).cancelUntil.toISOString(),
    serverNow: now.toISOString(),
  }
}
