import type { LumpsumQuote } from '@portal/contracts/orders/purchase'
import { stampDutyOn, unitsFor } from '../../folios/allotment-math'
import type { Platform } from '../../platform/module'
import { stampDutyPercentOn } from '../../regulation/regulated-rules'
import { autoSwitchTarget, refuseAutoSwitch } from '../auto-switch/auto-switch-rules'
import { autoSwitchView } from '../auto-switch/auto-switch-view'
import { schemeRef } from '../scheme-plan'
import { staysMicro } from './micro-investment'
import { type PurchaseFacts, purchaseFacts, type DraftTerms } from './purchase'
import { purchaseDates } from './purchase-dates'
import { checkPurchase } from './purchase-rules'

/** What a purchase would give if it were paid now; refuses what could not be ordered. */
export async function lumpsumQuote(
  platform: Platform,
  pan: string,
  { autoSwitchTo, ...draftTerms }: DraftTerms & { autoSwitchTo?: string | undefined },
): Promise<LumpsumQuote> {
  const facts = await purchaseFacts(platform, pan, draftTerms)
  checkPurchase(facts.rules)
  const into = await autoSwitchTarget(platform, autoSwitchTo)
  if (into) refuseAutoSwitch(facts.plan, into, draftTerms.amount)
  const isMicro = staysMicro(facts.buyer.boughtThisYear, draftTerms.amount)
  const quote = { ...quoteOfPurchase(platform, facts, draftTerms.amount), isMicro }
  return into ? { ...quote, autoSwitch: autoSwitchView(facts.plan, into) } : quote
}

/** What an amount in paise gives of a plan, whose rules allow it. */
export function quoteOfPurchase(
  { clock }: Platform,
  { plan }: Pick<PurchaseFacts, 'plan'>,
  amount: number,
): Omit<LumpsumQuote, 'isMicro'> {
  const stampDuty = stampDutyOn(amount, clock.today())
  const netAmount = amount - stampDuty
  return {
    scheme: schemeRef(plan),
    amount,
    stampDuty,
    stampDutyPercent: stampDutyPercentOn(clock.today()),
    netAmount,
    lastNav: plan.nav,
    lastNavDate: plan.navDate,
    isOffer: plan.offer !== 'none',
    estimatedUnits: unitsFor(netAmount, plan.nav),
    ...purchaseDates(plan.scheme, clock.now()),
  }
}
