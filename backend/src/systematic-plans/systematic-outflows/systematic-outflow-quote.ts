import type { StpQuote, SwpQuote } from '@portal/contracts/systematic-plans/systematic-outflow'
import { stampDutyOn, unitsFor, valueOf } from '../../folios/allotment-math'
import type { Platform } from '../../platform/module'
import { firstDueDates } from '../../plan-register/due-dates'
import { outflowCost } from '../../orders/outflows/outflow-cost'
import type { DatedScheme } from '../../orders/outflows/outflow-dates'
import { saleOf } from '../../orders/outflows/how-much'
import { namedBank } from '../../orders/outflows/paid-bank'
import { schemeRef } from '../../orders/scheme-plan'
import { registrationOf } from '../sip/sip-dates'
import { systematicOutflowDue } from './systematic-outflow-dues'
import { systematicOutflowSchedule, firstDueOf } from './systematic-outflow-dates'
import { type SystematicOutflowFacts, systematicOutflowFacts } from './systematic-outflow-facts'
import type { SystematicOutflowTerms, StpDraftTerms, SwpDraftTerms } from './systematic-outflow-terms'
import { refuseStp, stpFacts } from './stp-rules'
import { refuseSwp } from './swp-rules'

const mostDues = 12

/** What an STP would do if it were registered now; refuses what could not be. */
export async function stpQuote(
  platform: Platform,
  pan: string,
  draftTerms: StpDraftTerms,
): Promise<StpQuote> {
  const facts = await stpFacts(platform, pan, draftTerms)
  const terms = started(facts, draftTerms)
  refuseStp(facts, terms)
  const { into } = facts
  const quote = quoteOf(facts, terms, into.scheme)
  const stampDuty = stampDutyOn(quote.net, terms.startDate)
  return {
    ...quote,
    toScheme: schemeRef(into),
    toLastNav: into.nav,
    toLastNavDate: into.navDate,
    stampDuty,
    estimatedUnits: unitsFor(quote.net - stampDuty, into.nav),
  }
}

/** What an SWP would do if it were registered now; refuses what could not be. */
export async function swpQuote(
  platform: Platform,
  pan: string,
  draftTerms: SwpDraftTerms,
): Promise<SwpQuote> {
  const facts = await systematicOutflowFacts(platform, pan, draftTerms)
  const terms = started(facts, draftTerms)
  refuseSwp(facts, terms)
  return { ...quoteOf(facts, terms), bank: namedBank(facts.folio, draftTerms.bankId) }
}

const started = <DraftTerms extends { dayOfMonth: number }>(
  { now }: SystematicOutflowFacts,
  draftTerms: DraftTerms,
) => ({
  ...draftTerms,
  startDate: firstDueOf(draftTerms.dayOfMonth, now),
})

function quoteOf(facts: SystematicOutflowFacts, terms: SystematicOutflowTerms, into?: DatedScheme) {
  const { plan, folio, units, livesAbroad, now, othersAMonth } = facts
  const { amount, frequency, startDate } = terms
  const { nav, navDate, scheme } = plan
  const schedule = systematicOutflowSchedule(terms)
  const { lastDue: endDate, installments } = schedule
  const dues = firstDueDates(schedule, startDate, mostDues)
  const sale = saleOf({ amountUnitType: 'AMOUNT', amount }, nav, units.free)
  const soldOn = systematicOutflowDue(startDate, scheme, into).navDate
  const { exitLoad, stt, tds, net } = outflowCost(units.lots, sale.units, {
    scheme,
    nav,
    soldOn,
    livesAbroad,
    proceeds: sale.proceeds,
  })
  return {
    scheme: schemeRef(plan),
    folioNo: folio.folioNo,
    amount,
    frequency,
    startDate,
    endDate,
    installments,
    dues: dues.map((due) => systematicOutflowDue(due, scheme, into)),
    total: installments === null ? null : installments * amount,
    lastNav: nav,
    lastNavDate: navDate,
    freeUnits: units.free,
    freeValue: valueOf(units.free, nav),
    othersAMonth,
    units: sale.units,
    exitLoad,
    stt,
    tds,
    net,
    cancelUntil: registrationOf(now).cancelUntil.toISOString(),
    serverNow: now.toISOString(),
  }
}
