import type { RequestOf } from '@portal/contracts/wire/endpoint'
import type { sipApi, SipQuote } from '@portal/contracts/systematic-plans/sip'
import { addDays, addYears, indiaDate } from '@portal/contracts/format'
import { inPeakMonth, instalmentOn, sipSchedule, sipTotal } from '@portal/contracts/validation'
import { stampDutyOn, unitsFor } from '../../folios/allotment-math'
import type { Platform } from '../../platform/module'
import { stampDutyPercentOn } from '../../regulation/regulated-rules'
import { dueDatesUpTo } from '../../plan-register/due-dates'
import { isMicroInvestment } from '../../orders/purchase/micro-investment'
import { purchaseDates } from '../../orders/purchase/purchase-dates'
import { schemeRef } from '../../orders/scheme-plan'
import { coverOf } from './cover'
import { payingMandate } from './paying-mandates'
import { firstDues, registrationOf } from './sip-dates'
import { refuseSip, sipFacts } from './sip-facts'
import { timingOf } from './sip-terms'

/** What a SIP takes in its first twelve months, with the instalment that is paid now. */
function yearOf(terms: RequestOf<typeof sipApi.validateSip>): number {
  const schedule = sipSchedule(timingOf(terms))
  const year = addDays(addYears(terms.sipStartDate, 1), -1)
  const dues = dueDatesUpTo(schedule, year)
  return dues.reduce((sum, dueOn) => sum + instalmentOn(terms, dueOn), terms.payFirstNow ? terms.amount : 0)
}

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
  const timing = timingOf(terms)
  const schedule = sipSchedule(timing)
  const { lastDue, installments } = schedule
  const isMicro = await isMicroInvestment(db, pan, yearOf(terms), now)
  const stampDuty = stampDutyOn(amount, today)
  const netAmount = amount - stampDuty
  const { nav: lastNav, navDate: lastNavDate } = facts.plan
  const price = { lastNav, lastNavDate, estimatedUnits: unitsFor(netAmount, lastNav) }
  const duty = { stampDuty, stampDutyPercent: stampDutyPercentOn(today) }
  const bought = { scheme: schemeRef(facts.plan), amount, ...duty, ...price }
  return {
    ...bought,
    dues: firstDues(schedule, fund, (dueOn) => instalmentOn(terms, dueOn)),
    endDate: lastDue,
    installments,
    total: sipTotal(timing),
    mandate: await payingMandate(db, facts.sip.mandate, today),
    aMonth: inPeakMonth(timing),
    firstNow: payFirstNow
      ? { ...bought, netAmount, isMicro, isOffer: false, ...purchaseDates(fund, now) }
      : null,
    isMicro,
    ...coverOf(terms, facts.sip.birthDate),
    cancelUntil: registrationOf(now).cancelUntil.toISOString(),
    serverNow: now.toISOString(),
  }
}
