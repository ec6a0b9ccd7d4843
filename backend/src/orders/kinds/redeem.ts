import { RedeemTerms } from '@portal/kernel/contracts/order-terms'
import { type RedeemQuote, redemptionApi } from '@portal/kernel/contracts/redemption'
import { sellCutOffAt } from '../../calendar/cut-off'
import { implement } from '../../platform/handle'
import type { Platform } from '../../platform/module'
import { moneyOn } from '../exits/exit-dates'
import { claimHolding, exitColumns, type ExitFacts, exitFacts } from '../exits/exit-facts'
import { exitQuote } from '../exits/exit-quote'
import { checkExit, refuseTooMuch } from '../exits/exit-rules'
import { unitsToHold } from '../exits/how-much'
import { namedBank, refuseBank } from '../exits/paid-bank'
import { redemptionView, settleRedemption } from '../exits/redemption'
import { refuseInvestor } from '../exits/refuse-investor'
import type { ConfirmedKind } from './kind'
import { folioCalled, howMuchCalled, schemeCalled } from './words'

type Wish = Omit<RedeemTerms, 'kind'>

export interface RedeemFacts extends ExitFacts {
  today: string
}

async function redeemFacts(platform: Platform, pan: string, wish: Wish): Promise<RedeemFacts> {
  await refuseInvestor(platform, pan)
  return { ...(await exitFacts(platform, pan, wish)), today: platform.clock.today() }
}

function check(facts: RedeemFacts, { howMuch, bankId }: Wish): void {
  checkExit(facts, howMuch, 'redeem')
  refuseBank(facts.folio, bankId, facts.today)
}

/** Units go back to the fund, and their money to the investor. */
export const redeem: ConfirmedKind<RedeemTerms, RedeemFacts> = {
  name: 'REDEEM',
  family: 'redemption',
  activity: 'REDEEM',
  terms: RedeemTerms,
  facts: (platform, { pan }, terms) => redeemFacts(platform, pan, terms),
  check,
  async claim(tx, platform, facts, { howMuch }) {
    await claimHolding(tx, platform, facts)
    refuseTooMuch(facts, howMuch, 'redeem')
  },
  columns(facts, { howMuch }, now) {
    const { plan, units } = facts
    const unitsHeld = unitsToHold(howMuch, plan.nav, units.free)
    return {
      ...exitColumns(facts, howMuch, { unitsHeld, createdAt: now }),
      cancelUntil: sellCutOffAt(now, plan.scheme.kind),
    }
  },
  settle: settleRedemption,
  view: redemptionView,
  inWords: async ({ howMuch, schemePlanCode, folioNo }, at) =>
    `redeem ${howMuchCalled(howMuch)} of ${await schemeCalled(at, schemePlanCode)} (${folioCalled(folioNo)})`,
  calls: ({ app, platform, place }) =>
    implement(app, platform, redemptionApi, {
      validate: (body, { investor }) => redeemQuote(platform, investor.pan, body),
      redeem: (body, context) => place({ kind: 'REDEEM', ...body }, context),
    }),
}

/** What a redemption would bring if it were asked for now; refuses what could not be ordered. */
export async function redeemQuote(platform: Platform, pan: string, wish: Wish): Promise<RedeemQuote> {
  const facts = await redeemFacts(platform, pan, wish)
  check(facts, wish)
  const now = platform.clock.now()
  const { scheme } = facts.plan
  return {
    ...exitQuote(facts, wish.howMuch, now),
    bank: namedBank(facts.folio, wish.bankId),
    payoutOn: moneyOn({ createdAt: now }, scheme),
    payoutOnIfLater: moneyOn({ createdAt: sellCutOffAt(now, scheme.kind) }, scheme),
  }
}
