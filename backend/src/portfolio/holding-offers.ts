import type { HoldingAction, HoldingOffer } from '@portal/contracts/portfolio/portfolio'
import { refuseFolioAction } from '../folios/folio-permissions'
import { refuseWithoutKycOrTax } from '../kyc-registry/kyc.service'
import { checkOutflow } from '../orders/outflows/outflow-rules'
import type { OutflowFacts } from '../orders/outflows/outflow-facts'
import { paysAtOnce } from '../orders/outflows/instant-rules'
import { instantEligibility } from '../orders/kinds/insta-redeem'
import { checkPurchase } from '../orders/purchase/purchase-rules'
import { refuseWithoutSip } from '../systematic-plans/sip/sip-rules'
import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { Refusal } from '../platform/refusal'
import { planModeOf, takesSip } from '../schemes/scheme-view'

type Check = (tx: Tx, facts: OutflowFacts) => Promise<void>

const all = { amountUnitType: 'ALL_UNITS' } as const

/** What an order of the smallest amount would meet; its own amount is looked at when there is one. */
const checks: Readonly<Record<Exclude<HoldingAction, 'INSTA_REDEEM'>, Check>> = {
  INVEST: mayInvest,
  async SIP(tx, facts) {
    await mayInvest(tx, facts)
    refuseFolioAction(facts.folio, 'plan')
    refuseWithoutSip({ name: facts.plan.scheme.name, sipAllowed: takesSip(facts.plan) })
  },
  REDEEM: async (_tx, facts) => checkOutflow(facts, all, 'redeem'),
  SWITCH: async (_tx, facts) => checkOutflow(facts, all, 'switch'),
  async STP(_tx, facts) {
    refuseFolioAction(facts.folio, 'plan')
    checkOutflow(facts, all, 'switch')
  },
  async SWP(_tx, facts) {
    refuseFolioAction(facts.folio, 'plan')
    checkOutflow(facts, all, 'redeem')
  },
}

async function mayInvest(tx: Tx, { plan, folio }: OutflowFacts): Promise<void> {
  await refuseWithoutKycOrTax(tx, folio.pan)
  const { scheme, offer } = plan
  const step = { min: scheme.minAdditionalPaise, multiple: scheme.multiplePaise }
  checkPurchase({
    amount: step.min,
    isAdvised: folio.distributorArn !== null,
    scheme: {
      name: scheme.name,
      planMode: planModeOf(plan),
      purchaseAllowed: scheme.purchaseAllowed,
      minPurchase: scheme.minPurchasePaise,
      purchaseMultiple: step.multiple,
      minAdditional: step.min,
      additionalMultiple: step.multiple,
      offer,
      nfoStart: scheme.nfoStart,
      nfoEnd: scheme.nfoEnd,
    },
    folio: { ...folio, holdsPlan: true },
  })
}

/** Everything that can be done with a holding, each with why not where it cannot; by the rules that orders meet. */
export async function offersOf(
  platform: Platform,
  pan: string,
  facts: OutflowFacts,
): Promise<HoldingOffer[]> {
  const { db: tx } = platform
  const offers: HoldingOffer[] = []
  for (const [action, check] of Object.entries(checks) as [HoldingAction, Check][])
    offers.push({ action, refusal: await refusalOf(() => check(tx, facts)) })
  const { folioNo } = facts.folio
  const { code: schemePlanCode, scheme } = facts.plan
  // Of a fund that can never pay at once nobody expects it.
  if (!paysAtOnce(scheme.kind, platform.clock.today())) return offers
  const { reason } = await instantEligibility(platform, pan, { folioNo, schemePlanCode })
  offers.push({ action: 'INSTA_REDEEM', refusal: reason })
  return offers
}

async function refusalOf(check: () => Promise<void>): Promise<string | null> {
  try {
    await check()
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}
