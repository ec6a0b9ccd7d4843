import type { ResponseOf } from '@portal/kernel/contracts/endpoint'
import type { InstaRedeemQuote, instantRedemptionApi } from '@portal/kernel/contracts/instant-redemption'
import { InstaRedeemTerms } from '@portal/kernel/contracts/order-terms'
import { indiaDate } from '@portal/kernel/format'
import type { Platform } from '../../platform/module'
import { Refusal } from '../../platform/refusal'
import { claimHolding, exitColumns, exitFacts, type LeftHolding } from '../exits/exit-facts'
import { exitQuote } from '../exits/exit-quote'
import { checkExit, refuseTooMuch } from '../exits/exit-rules'
import { unitsToHold } from '../exits/how-much'
import {
  type InstantFacts,
  instantRuleOn,
  isResident,
  limitOf,
  lockDay,
  refuseAboveLimit,
  refuseNotInstant,
  usedOn,
} from '../exits/instant-rules'
import { namedBank, refuseBank } from '../exits/paid-bank'
import { type PayoutWay, redemptionView, settleRedemption } from '../exits/redemption'
import { refuseInvestor } from '../exits/refuse-investor'
import { instantMessage } from '../order-messages'
import type { OrderKind } from './kind'

type Wish = Omit<InstaRedeemTerms, 'kind'>

const asked = ({ amount }: Pick<Wish, 'amount'>) => ({ amountUnitType: 'AMOUNT', amount }) as const

async function instantFacts(platform: Platform, pan: string, holding: LeftHolding): Promise<InstantFacts> {
  const { db, clock } = platform
  await refuseInvestor(platform, pan)
  const facts = await exitFacts(platform, pan, holding)
  const usedToday = await usedOn(db, pan, facts.plan.scheme.code, clock.now())
  return { ...facts, pan, today: clock.today(), isResident: await isResident(db, pan), usedToday }
}

function check(facts: InstantFacts, wish: Wish): void {
  refuseNotInstant(facts)
  checkExit(facts, asked(wish), 'redeem')
  refuseAboveLimit(facts, wish.amount)
  refuseBank(facts.folio, wish.bankId, facts.today)
}

/** Sent by IMPS on the day itself, which may be a Sunday. */
const atOnce: PayoutWay = {
  mode: 'IMPS',
  dueOn: ({ createdAt }) => indiaDate(createdAt),
  told: instantMessage,
}

/**
 * Units of a liquid fund are sold when they are asked back, and their money is sent at once. It cannot wait for a NAV,
 * so it is the last one that is out: the NAV of such a fund hardly ever falls, so this is the lower one of SEBI's two.
 */
export const instaRedeem: OrderKind<InstaRedeemTerms, InstantFacts> = {
  name: 'INSTA_REDEEM',
  family: 'redemption',
  activity: 'INSTA_REDEEM',
  terms: InstaRedeemTerms,
  facts: (platform, { pan }, terms) => instantFacts(platform, pan, terms),
  check,
  async claim(tx, platform, facts, terms) {
    const { pan, plan } = facts
    await lockDay(tx, pan, plan.scheme.code)
    await claimHolding(tx, platform, facts)
    facts.usedToday = await usedOn(tx, pan, plan.scheme.code, platform.clock.now())
    refuseTooMuch(facts, asked(terms), 'redeem')
    refuseAboveLimit(facts, terms.amount)
  },
  columns(facts, terms, now) {
    const { plan, units } = facts
    const unitsHeld = unitsToHold(asked(terms), plan.nav, units.free)
    return {
      ...exitColumns(facts, asked(terms), { unitsHeld, createdAt: now }),
      navDate: plan.navDate,
      settleOn: null,
      cancelUntil: null,
    }
  },
  async placed(tx, platform, order) {
    await settleRedemption(tx, platform, order, atOnce)
  },
  /** It is sold when it is placed. */
  settle: () => Promise.resolve(undefined),
  view: redemptionView,
}

/** What an instant redemption would bring if it were asked for now; refuses what could not be ordered. */
export async function instaRedeemQuote(
  platform: Platform,
  pan: string,
  wish: Wish,
): Promise<InstaRedeemQuote> {
  const facts = await instantFacts(platform, pan, wish)
  check(facts, wish)
  const now = platform.clock.now()
  const { navDate } = facts.plan
  const { minutes } = instantRuleOn(facts.today)
  return {
    ...exitQuote(facts, asked(wish), now),
    ...limitOf(facts),
    navDate,
    navDateIfLater: navDate,
    bank: namedBank(facts.folio, wish.bankId),
    payoutBy: new Date(now.getTime() + minutes * 60_000).toISOString(),
  }
}

/** Whether anything of a holding can be had at once, and up to how much today. */
export async function instantEligibility(
  platform: Platform,
  pan: string,
  holding: LeftHolding,
): Promise<ResponseOf<typeof instantRedemptionApi.eligible>> {
  const none = { eligible: false, dayLimit: 0, usedToday: 0, most: 0 }
  try {
    const facts = await instantFacts(platform, pan, holding)
    refuseNotInstant(facts)
    checkExit(facts, { amountUnitType: 'ALL_UNITS' }, 'redeem')
    refuseAboveLimit(facts, 100)
    return { eligible: true, reason: null, ...limitOf(facts) }
  } catch (error) {
    if (error instanceof Refusal) return { ...none, reason: error.message }
    throw error
  }
}
