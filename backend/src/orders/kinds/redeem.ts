import { t } from '@portal/contracts/words/macros'
import { RedeemTerms } from '@portal/contracts/orders/order-terms'
import { type RedeemQuote, redemptionApi } from '@portal/contracts/orders/redemption'
import { sellCutOffAt } from '../../calendar/cut-off'
import { implement } from '../../platform/handle'
import type { Platform } from '../../platform/module'
import { moneyOn } from '../outflows/outflow-dates'
import { reserveHolding, outflowColumns, type OutflowFacts, outflowFacts } from '../outflows/outflow-facts'
import { outflowQuote } from '../outflows/outflow-quote'
import { checkOutflow, refuseTooMuch } from '../outflows/outflow-rules'
import { unitsToHold } from '../outflows/how-much'
import { namedBank, refuseBank } from '../outflows/paid-bank'
import { redemptionView, settleRedemption } from '../outflows/redemption'
import { refuseInvestor } from '../outflows/refuse-investor'
import type { ConfirmedKind } from '../kind'
import { folioCalled, howMuchCalled, schemeCalled } from '../words'

type DraftTerms = Omit<RedeemTerms, 'kind'>

export interface RedeemFacts extends OutflowFacts {
  today: string
}

async function redeemFacts(platform: Platform, pan: string, draftTerms: DraftTerms): Promise<RedeemFacts> {
  await refuseInvestor(platform, pan)
  return { ...(await outflowFacts(platform, pan, draftTerms)), today: platform.clock.today() }
}

function check(facts: RedeemFacts, { howMuch, bankId }: DraftTerms): void {
  checkOutflow(facts, howMuch, 'redeem')
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
  async reserve(tx, platform, facts, { howMuch }) {
    await reserveHolding(tx, platform, facts)
    refuseTooMuch(facts, howMuch, 'redeem')
  },
  columns(facts, { howMuch }, now) {
    const { plan, units } = facts
    const unitsHeld = unitsToHold(howMuch, plan.nav, units.free)
    return {
      ...outflowColumns(facts, howMuch, { unitsHeld, createdAt: now }),
      cancelUntil: sellCutOffAt(now, plan.scheme.kind),
    }
  },
  settle: settleRedemption,
  view: redemptionView,
  inWords: async ({ howMuch, schemePlanCode, folioNo }, at) =>
    t`redeem ${{ howMuch: howMuchCalled(howMuch) }} of ${{ schemePlanCode: await schemeCalled(at, schemePlanCode) }} (${{ folioNo: folioCalled(folioNo) }})`,
  calls: ({ app, platform, place }) =>
    implement(app, platform, redemptionApi, {
      validate: (body, { investor }) => redeemQuote(platform, investor.pan, body),
      redeem: (body, context) => place({ kind: 'REDEEM', ...body }, context),
    }),
}

/** What a redemption would bring if it were asked for now; refuses what could not be ordered. */
export async function redeemQuote(
  platform: Platform,
  pan: string,
  draftTerms: DraftTerms,
): Promise<RedeemQuote> {
  const facts = await redeemFacts(platform, pan, draftTerms)
  check(facts, draftTerms)
  const now = platform.clock.now()
  const { scheme } = facts.plan
  return {
    ...outflowQuote(facts, draftTerms.howMuch, now),
    bank: namedBank(facts.folio, draftTerms.bankId),
    payoutOn: moneyOn({ createdAt: now }, scheme),
    payoutOnIfLater: moneyOn({ createdAt: sellCutOffAt(now, scheme.kind) }, scheme),
  }
}
