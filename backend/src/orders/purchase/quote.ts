import type { LumpsumQuote } from '@portal/kernel/contracts/purchase'
import { stampDutyOn, unitsFor } from '../../folios/allotment-math'
import type { Platform } from '../../platform/module'
import { autoSwitchTarget, refuseAutoSwitch } from '../auto-switch/auto-switch-rules'
import { autoSwitchView } from '../auto-switch/auto-switch-view'
import { schemeRef } from '../scheme-plan'
import { purchaseFacts, type Wish } from './purchase'
import { purchaseDates } from './purchase-dates'
import { checkPurchase } from './purchase-rules'

/** What a purchase would give if it were paid now; refuses what could not be ordered. */
export async function lumpsumQuote(
  platform: Platform,
  pan: string,
  { autoSwitchTo, ...wish }: Wish & { autoSwitchTo?: string | undefined },
): Promise<LumpsumQuote> {
  const { plan, rules } = await purchaseFacts(platform, pan, wish)
  checkPurchase(rules)
  const { amount } = wish
  const into = await autoSwitchTarget(platform, autoSwitchTo)
  if (into) refuseAutoSwitch(plan, into, amount)
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
    ...(into && { autoSwitch: autoSwitchView(plan, into) }),
  }
}
