import type { RedeemQuote } from '@portal/contracts/orders/redemption'
import type { HowMuch } from '@portal/contracts/orders/order-terms'
import type { SwitchQuote } from '@portal/contracts/orders/switch'
import { less, valueOf } from '../../folios/allotment-math'
import { schemeRef } from '../scheme-plan'
import { outflowCost } from './outflow-cost'
import { quotedDates } from './outflow-dates'
import type { OutflowFacts } from './outflow-facts'
import { saleOf } from './how-much'

/** What the quotes of redemption and switch have in common. */
export type OutflowQuote = Pick<RedeemQuote, keyof RedeemQuote & keyof SwitchQuote>

/** What an outflow would bring at the last NAV, if it were asked for now. */
export function outflowQuote(
  { plan, folio, units, livesAbroad }: OutflowFacts,
  howMuch: HowMuch,
  now: Date,
  costOf = outflowCost,
): OutflowQuote {
  const { balance, free, blocked, lots } = units
  const { nav, scheme } = plan
  const dates = quotedDates(scheme, now)
  const { units: sold, proceeds } = saleOf(howMuch, nav, free)
  const cost = costOf(lots, sold, { scheme, nav, soldOn: dates.navDate, livesAbroad, proceeds })
  const unitsLeft = less(balance, sold)
  return {
    scheme: schemeRef(plan),
    folioNo: folio.folioNo,
    howMuch,
    unitBalance: balance,
    freeUnits: free,
    freeValue: valueOf(free, nav),
    blocked,
    lastNav: nav,
    lastNavDate: plan.navDate,
    units: sold,
    lots: cost.lots,
    gross: cost.proceeds,
    exitLoad: cost.exitLoad,
    stt: cost.stt,
    tds: cost.tds,
    net: cost.net,
    unitsLeft,
    valueLeft: valueOf(unitsLeft, nav),
    ...dates,
  }
}
