import { msg, t } from '@portal/contracts/words/macros'
import { saidTable } from '@portal/contracts/words'
import { type LumpsumTerms, SipTopUpOnceTerms } from '@portal/contracts/orders/order-terms'
import type { PlanState } from '@portal/contracts/systematic-plans/plan-snapshot'
import { sipTopUpOnceApi, type SipTopUpOnceQuote } from '@portal/contracts/orders/sip-top-up-once'
import { formatRupees } from '@portal/contracts/format'
import { implement } from '../../platform/handle'
import type { Platform } from '../../platform/module'
import { notFound, Refusal } from '../../platform/refusal'
import { adviceOfPlan } from '../../orders/order-reader'
import { frequencyOf } from '../plan-file/frequency'
import {
  amountToday,
  nextOpenDue,
  planFileOf,
  type PlanFile,
  currentVersion,
  stateToday,
} from '../plan-file/plan-file'
import { staysMicro } from '../../orders/purchase/micro-investment'
import { purchaseFacts } from '../../orders/purchase/purchase'
import { checkPurchase } from '../../orders/purchase/purchase-rules'
import { quoteOfPurchase } from '../../orders/purchase/quote'
import type { ConfirmedKind } from '../../orders/kind'
import { lumpsum, type LumpsumFacts } from '../../orders/kinds/lumpsum'
import { planOfInvestor, schemeCalled } from '../../orders/words'

type DraftTerms = Omit<SipTopUpOnceTerms, 'kind'>

interface TopUpFacts extends LumpsumFacts {
  file: PlanFile
}

const asLumpsum = ({ planId: _, ...terms }: SipTopUpOnceTerms): LumpsumTerms => ({
  ...terms,
  kind: 'LUMPSUM',
})

const notRunning = saidTable<Exclude<PlanState, 'ACTIVE'>>({
  PAUSED: msg`This SIP is paused. Restart it first, or invest in the fund as a lump sum.`,
  CANCELLED: msg`This SIP has ended. Restart it, or invest in the fund as a lump sum.`,
  COMPLETED: msg`This SIP has made its last instalment. Renew it, or invest in the fund as a lump sum.`,
})

const noLongerAdvising = new Set(['-315', '-316', '-319'])

/** Who advised on a SIP cannot be changed with it, so the usual words would send the investor round in circles. */
function refuseAdvice(error: unknown): never {
  if (!(error instanceof Refusal) || !noLongerAdvising.has(error.code)) throw error
  throw new Refusal(
    error.code,
    t`Whoever advised you on this SIP may not advise any more. Invest in the fund as a lump sum, where you can choose who advises you.`,
  )
}

/** Throws a 404 for what is not this investor's SIP, in that folio and that scheme. */
async function topUpFacts(
  platform: Platform,
  pan: string,
  { planId, ...draftTerms }: DraftTerms,
): Promise<TopUpFacts> {
  const file = await planFileOf(platform.db, platform, pan, planId)
  const { kind, folioNo, planCode } = file.plan
  if (kind !== 'SIP' || folioNo !== draftTerms.folioNo || planCode !== draftTerms.schemePlanCode)
    throw notFound()
  const advice = await adviceOfPlan(platform.db, planId)
  const facts = await purchaseFacts(platform, pan, { ...draftTerms, advice }).catch(refuseAdvice)
  const { folio } = facts.rules
  // What a SIP buys counts as held, also before its first units are there: more of it is an additional purchase.
  const rules = { ...facts.rules, folio: folio && { ...folio, holdsPlan: true } }
  return { ...facts, rules, newFolio: null, file }
}

function check({ file, rules }: TopUpFacts): void {
  const state = stateToday(file)
  if (state !== 'ACTIVE') throw new Refusal('-442', notRunning[state])
  checkPurchase(rules)
}

/** A lump sum into the scheme and the folio of a SIP that runs, by the advice of that SIP, whose instalments stay as they are. */
export const sipTopUpOnce: ConfirmedKind<SipTopUpOnceTerms, TopUpFacts> = {
  name: 'SIP_TOP_UP_ONCE',
  family: 'purchase',
  activity: 'LUMPSUM',
  terms: SipTopUpOnceTerms,
  facts: (platform, { pan }, terms) => topUpFacts(platform, pan, terms),
  check,
  columns: (facts, terms, now) => ({
    ...lumpsum.columns(facts, asLumpsum(terms), now),
    planId: terms.planId,
  }),
  toPay: ({ amount }) => amount,
  settle: lumpsum.settle,
  view: lumpsum.view,
  called: ({ planId }) => t`One-time top-up of SIP ${{ plan: planId ?? '' }}`,
  inWords: async (requested, at) =>
    t`top up ${{ requested: planOfInvestor('SIP', requested) }} once with ${{ amount: formatRupees(requested.amount) }} in ${{ schemePlanCode: await schemeCalled(at, requested.schemePlanCode) }}`,
  calls: ({ app, platform, place }) =>
    implement(app, platform, sipTopUpOnceApi, {
      validate: (body, { investor }) => quote(platform, investor.pan, body),
      sipTopUpOnce: (body, context) => place({ kind: 'SIP_TOP_UP_ONCE', ...body }, context),
    }),
}

/** What it would give if it were paid now; refuses what could not be ordered. */
async function quote(platform: Platform, pan: string, draftTerms: DraftTerms): Promise<SipTopUpOnceQuote> {
  const facts = await topUpFacts(platform, pan, draftTerms)
  check(facts)
  const { file, buyer } = facts
  return {
    ...quoteOfPurchase(platform, facts, draftTerms.amount),
    isMicro: staysMicro(buyer.boughtThisYear, draftTerms.amount),
    plan: {
      planId: draftTerms.planId,
      folioNo: draftTerms.folioNo,
      amount: amountToday(file),
      frequency: frequencyOf(currentVersion(file).everyMonths),
      nextDue: nextOpenDue(file)?.dueOn ?? null,
    },
  }
}
