import type { LumpsumQuote } from '@portal/kernel/contracts/purchase'
import { stampDutyOn, unitsFor } from '../../folios/allotment-math'
import type { Platform } from '../../platform/module'
import { schemeRef } from '../scheme-plan'
import { isMicroInvestment } from './micro-investment'
import { purchaseFacts, type Wish } from './purchase'
import { purchaseDates } from './purchase-dates'
import { checkPurchase } from './purchase-rules'

/** What a purchase would give if it were paid now; refuses what could not be ordered. */
export async function lumpsumQuote(platform: Platform, pan: string, wish: Wish): Promise<LumpsumQuote> {
  const { plan, rules } = await purchaseFacts(platform, pan, wish)
  checkPurchase(rules)
  const { amount } = wish
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
    isMicro: await isMicroInvestment(platform.db, pan, amount, platform.clock.now()),
    ...purchaseDates(plan.scheme, platform.clock.now()),
  }
}
