import type { StpQuote, SwpQuote } from '@portal/kernel/contracts/exit-plan'
import { stampDutyOn, unitsFor, valueOf } from '../../folios/allotment-math'
import type { Platform } from '../../platform/module'
import { firstDueDates } from '../../systematic-plans/due-dates'
import { exitCost } from '../exits/exit-cost'
import type { DatedScheme } from '../exits/exit-dates'
import { saleOf } from '../exits/how-much'
import { namedBank } from '../exits/paid-bank'
import { schemeRef } from '../scheme-plan'
import { registrationOf } from '../sip/sip-dates'
import { exitPlanDue } from './exit-plan-dues'
import { exitPlanSchedule, firstDueOf } from './exit-plan-dates'
import { type ExitPlanFacts, exitPlanFacts } from './exit-plan-facts'
import type { ExitPlanTerms, StpWish, SwpWish } from './exit-plan-terms'
import { refuseStp, stpFacts } from './stp-rules'
import { refuseSwp } from './swp-rules'

const mostDues = 12

/** What an STP would do if it were registered now; refuses what could not be. */
export async function stpQuote(platform: Platform, pan: string, wish: StpWish): Promise<StpQuote> {
  const facts = await stpFacts(platform, pan, wish)
  const terms = started(facts, wish)
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
export async function swpQuote(platform: Platform, pan: string, wish: SwpWish): Promise<SwpQuote> {
  const facts = await exitPlanFacts(platform, pan, wish)
  const terms = started(facts, wish)
  refuseSwp(facts, terms)
  return { ...quoteOf(facts, terms), bank: namedBank(facts.folio, wish.bankId) }
}

const started = <Wish extends { dayOfMonth: number }>({ now }: ExitPlanFacts, wish: Wish) => ({
  ...wish,
  startDate: firstDueOf(wish.dayOfMonth, now),
})

function quoteOf(facts: ExitPlanFacts, terms: ExitPlanTerms, into?: DatedScheme) {
  const { plan, folio, units, livesAbroad, now, othersAMonth } = facts
  const { amount, frequency, startDate } = terms
  const { nav, navDate, scheme } = plan
  const schedule = exitPlanSchedule(terms)
  const { lastDue: endDate, installments } = schedule
  const dues = firstDueDates(schedule, startDate, mostDues)
  const sale = saleOf({ amountUnitType: 'AMOUNT', amount }, nav, units.free)
  const soldOn = exitPlanDue(startDate, scheme, into).navDate
  const { exitLoad, stt, tds, net } = exitCost(units.lots, sale.units, {
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
    dues: dues.map((due) => exitPlanDue(due, scheme, into)),
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
