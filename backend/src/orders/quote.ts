import type { Quote } from '@portal/kernel/contracts/transaction'
import { stampDutyOn, unitsFor } from '../folios/allotment-math'
import type { Platform } from '../platform/module'
import { schemeRef } from './order-view'
import { allowedPurchase, type Wish } from './purchase'
import { purchaseDates } from './purchase-dates'

/** What a purchase would give if it were paid now; refuses what could not be ordered. */
export async function quote(platform: Platform, pan: string, wish: Wish): Promise<Quote> {
  const { plan, amount } = await allowedPurchase(platform, pan, wish)
  const stampDuty = stampDutyOn(amount, platform.clock.today())
  const netAmount = amount - stampDuty
  return {
    scheme: schemeRef(plan),
    amount,
    stampDuty,
    netAmount,
    lastNav: plan.nav,
    lastNavDate: plan.navDate,
    estimatedUnits: unitsFor(netAmount, plan.nav),
    ...purchaseDates(plan.scheme, platform.clock.now()),
  }
}
