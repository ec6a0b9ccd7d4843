import { t } from '@portal/contracts/words/macros'
import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import { type InstaRedeemQuote, instantRedemptionApi } from '@portal/contracts/orders/instant-redemption'
import { InstaRedeemTerms } from '@portal/contracts/orders/order-terms'
import { formatRupees } from '@portal/contracts/format'
import { implement } from '../../platform/handle'
import type { Platform } from '../../platform/module'
import { Refusal } from '../../platform/refusal'
import { reserveHolding, outflowColumns, outflowFacts, type LeftHolding } from '../outflows/outflow-facts'
import { outflowQuote } from '../outflows/outflow-quote'
import { instantCost, payAtOnce, sellWhatWasPaid } from '../outflows/instant-sale'
import { checkOutflow, refuseTooMuch } from '../outflows/outflow-rules'
import { saleOf, unitsToHold } from '../outflows/how-much'
import {
  type InstantFacts,
  instantNavDates,
  instantRuleOn,
  isResident,
  limitOf,
  lockDay,
  refuseAboveLimit,
  refuseNotInstant,
  usedOn,
} from '../outflows/instant-rules'
import { namedBank, refuseBank } from '../outflows/paid-bank'
import { redemptionView } from '../outflows/redemption'
import { refuseInvestor } from '../outflows/refuse-investor'
import type { ConfirmedKind } from '../kind'
import { folioCalled, schemeCalled } from '../words'

type DraftTerms = Omit<InstaRedeemTerms, 'kind'>

const requested = ({ amount }: Pick<DraftTerms, 'amount'>) => ({ amountUnitType: 'AMOUNT', amount }) as const

async function instantFacts(platform: Platform, pan: string, holding: LeftHolding): Promise<InstantFacts> {
  const { db, clock } = platform
  await refuseInvestor(platform, pan)
  const facts = await outflowFacts(platform, pan, holding)
  const usedToday = await usedOn(db, pan, facts.plan.scheme.code, clock.now())
  return { ...facts, pan, today: clock.today(), isResident: await isResident(db, pan), usedToday }
}

function check(facts: InstantFacts, draftTerms: DraftTerms): void {
  refuseNotInstant(facts)
  checkOutflow(facts, requested(draftTerms), 'redeem')
  refuseAboveLimit(facts, draftTerms.amount)
  refuseBank(facts.folio, draftTerms.bankId, facts.today)
}

/**
 * Money of a liquid fund, sent as soon as it is asked for. It cannot wait for a NAV, and need not: it is the amount
 * that was asked for. The units that it takes are on hold until both of SEBI's two NAVs are out.
 */
export const instaRedeem: ConfirmedKind<InstaRedeemTerms, InstantFacts> = {
  name: 'INSTA_REDEEM',
  family: 'redemption',
  activity: 'INSTA_REDEEM',
  terms: InstaRedeemTerms,
  facts: (platform, { pan }, terms) => instantFacts(platform, pan, terms),
  check,
  async reserve(tx, platform, facts, terms) {
    const { pan, plan } = facts
    await lockDay(tx, pan, plan.scheme.code)
    await reserveHolding(tx, platform, facts)
    facts.usedToday = await usedOn(tx, pan, plan.scheme.code, platform.clock.now())
    refuseTooMuch(facts, requested(terms), 'redeem')
    refuseAboveLimit(facts, terms.amount)
  },
  columns(facts, terms, now) {
    const { plan, units, livesAbroad } = facts
    const { nav, navDate: soldOn, scheme } = plan
    const unitsHeld = unitsToHold(requested(terms), nav, units.free)
    const { units: sold, proceeds } = saleOf(requested(terms), nav, units.free)
    const sale = { scheme, nav, soldOn, livesAbroad, proceeds }
    const { exitLoad, stt, tds, net } = instantCost(now)(units.lots, sold, sale)
    const [, navDate] = instantNavDates(now)
    return {
      ...outflowColumns(facts, requested(terms), { unitsHeld, createdAt: now }),
      exitLoad,
      stt,
      tds,
      netAmount: net,
      navDate,
      settleOn: navDate,
      cancelUntil: null,
    }
  },
  async placed(tx, platform, order) {
    await payAtOnce(tx, platform, order)
  },
  settle: sellWhatWasPaid,
  view: redemptionView,
  inWords: async ({ amount, schemePlanCode, folioNo }, at) =>
    t`redeem ${{ amount: formatRupees(amount) }} of ${{ schemePlanCode: await schemeCalled(at, schemePlanCode) }} at once (${{ folioNo: folioCalled(folioNo) }})`,
  calls: ({ app, platform, place }) =>
    implement(app, platform, instantRedemptionApi, {
      eligible: ({ folioNumber: folioNo, schemePlanCode }, { investor }) =>
        instantEligibility(platform, investor.pan, { folioNo, schemePlanCode }),
      validate: (body, { investor }) => instaRedeemQuote(platform, investor.pan, body),
      instaRedeem: (body, context) => place({ kind: 'INSTA_REDEEM', ...body }, context),
    }),
}

/** Nothing waits for a cut-off: these are the two days of which the lower NAV counts. */
function dealtAt(now: Date): Pick<InstaRedeemQuote, 'navDate' | 'navDateIfLater'> {
  const [navDate, navDateIfLater] = instantNavDates(now)
  return { navDate, navDateIfLater }
}

/** What an instant redemption would bring if it were asked for now; refuses what could not be ordered. */
export async function instaRedeemQuote(
  platform: Platform,
  pan: string,
  draftTerms: DraftTerms,
): Promise<InstaRedeemQuote> {
  const facts = await instantFacts(platform, pan, draftTerms)
  check(facts, draftTerms)
  const now = platform.clock.now()
  const { minutes } = instantRuleOn(facts.today)
  return {
    ...outflowQuote(facts, requested(draftTerms), now, instantCost(now)),
    ...limitOf(facts),
    ...dealtAt(now),
    bank: namedBank(facts.folio, draftTerms.bankId),
    payoutBy: new Date(now.getTime() + minutes * 60_000).toISOString(),
  }
}

/** Whether anything of a holding can be had at once, and up to how much today. */
export async function instantEligibility(
  platform: Platform,
  pan: string,
  holding: LeftHolding,
): Promise<ResponseOf<typeof instantRedemptionApi.eligible>> {
  const { most, percent, minutes } = instantRuleOn(platform.clock.today())
  const rule = { most, percent, minutes }
  const none = { eligible: false, dayLimit: 0, usedToday: 0, most: 0, rule }
  try {
    const facts = await instantFacts(platform, pan, holding)
    refuseNotInstant(facts)
    checkOutflow(facts, { amountUnitType: 'ALL_UNITS' }, 'redeem')
    refuseAboveLimit(facts, 100)
    return { eligible: true, reason: null, ...limitOf(facts), rule }
  } catch (error) {
    if (error instanceof Refusal) return { ...none, reason: error.message }
    throw error
  }
}
