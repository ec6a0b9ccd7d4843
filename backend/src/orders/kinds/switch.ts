import { t } from '@portal/contracts/words/macros'
import { SwitchTerms } from '@portal/contracts/orders/order-terms'
import { switchApi, type SwitchQuote } from '@portal/contracts/orders/switch'
import { sellCutOffAt, unitsOn } from '../../calendar/cut-off'
import { stampDutyOn, unitsFor } from '../../folios/allotment-math'
import { holdsPlan } from '../../folios/folio-reader'
import { acceptProposal, lockProposal } from '../../links/daaf-link'
import type { Tx } from '../../platform/database'
import { implement } from '../../platform/handle'
import type { Platform } from '../../platform/module'
import { Refusal } from '../../platform/refusal'
import { planOn } from '../../schemes/catalogue'
import { boughtOn, moneyOn } from '../outflows/outflow-dates'
import { reserveHolding, outflowColumns, outflowFacts } from '../outflows/outflow-facts'
import { outflowQuote } from '../outflows/outflow-quote'
import { checkOutflow, refuseTooMuch } from '../outflows/outflow-rules'
import { unitsToHold } from '../outflows/how-much'
import { settleSwitch } from '../outflows/switch-legs'
import { refuseTarget, type SwitchFacts } from '../outflows/switch-rules'
import { switchView } from '../outflows/switch-view'
import { refuseInvestor } from '../outflows/refuse-investor'
import { schemeRef } from '../scheme-plan'
import type { ConfirmedKind } from '../kind'
import { folioCalled, howMuchCalled, schemeCalled } from '../words'

type DraftTerms = Omit<SwitchTerms, 'kind'>

async function switchFacts(platform: Platform, pan: string, draftTerms: DraftTerms): Promise<SwitchFacts> {
  const { db, clock } = platform
  const { folioNo, toSchemePlanCode } = draftTerms
  await refuseInvestor(platform, pan)
  const facts = await outflowFacts(platform, pan, draftTerms)
  const into = await planOn(db, toSchemePlanCode, clock.today())
  if (!into) throw new Refusal('-378', t`We no longer offer the fund to switch into. Choose another.`)
  return { ...facts, pan, into, holdsTarget: await holdsPlan(db, folioNo, toSchemePlanCode) }
}

function check(facts: SwitchFacts, { howMuch }: DraftTerms): void {
  checkOutflow(facts, howMuch, 'switch')
  refuseTarget(facts, howMuch)
}

/** A proposal is accepted as it stands: the same units, or none. */
function proposalOf(tx: Tx, platform: Platform, pan: string, { howMuch, ...proposed }: DraftTerms) {
  const units = howMuch.amountUnitType === 'UNITS' ? howMuch.units : '0.000'
  return lockProposal(tx, platform, pan, { ...proposed, units })
}

/** Units of one scheme are sold, and their money buys units of another in the same folio. */
export const switching: ConfirmedKind<SwitchTerms, SwitchFacts> = {
  name: 'SWITCH',
  family: 'switch',
  activity: 'SWITCH',
  terms: SwitchTerms,
  facts: (platform, { pan }, terms) => switchFacts(platform, pan, terms),
  check,
  async reserve(tx, platform, facts, terms) {
    const { howMuch } = terms
    await reserveHolding(tx, platform, facts)
    refuseTooMuch(facts, howMuch, 'switch')
    if (terms.isDaafAaffFacility) facts.proposalId = (await proposalOf(tx, platform, facts.pan, terms)).id
  },
  async placed(tx, _platform, order, { proposalId }) {
    if (proposalId) await acceptProposal(tx, proposalId, order.id)
  },
  columns(facts, { howMuch, toSchemePlanCode }, now) {
    const { plan, units } = facts
    const unitsHeld = unitsToHold(howMuch, plan.nav, units.free)
    return {
      ...outflowColumns(facts, howMuch, { unitsHeld, createdAt: now }),
      toSchemePlanCode,
      cancelUntil: sellCutOffAt(now, plan.scheme.kind),
    }
  },
  settle: settleSwitch,
  view: switchView,
  async inWords({ howMuch, schemePlanCode, toSchemePlanCode, folioNo }, at) {
    const [from, to] = [await schemeCalled(at, schemePlanCode), await schemeCalled(at, toSchemePlanCode)]
    return t`switch ${{ howMuch: howMuchCalled(howMuch) }} of ${from} to ${to} (${{ folioNo: folioCalled(folioNo) }})`
  },
  calls: ({ app, platform, place }) =>
    implement(app, platform, switchApi, {
      validate: (body, { investor }) => switchQuote(platform, investor.pan, body),
      switch: (body, context) => place({ kind: 'SWITCH', ...body }, context),
    }),
}

/** What a switch would give if it were asked for now; refuses what could not be ordered. */
export async function switchQuote(
  platform: Platform,
  pan: string,
  draftTerms: DraftTerms,
): Promise<SwitchQuote> {
  const facts = await switchFacts(platform, pan, draftTerms)
  check(facts, draftTerms)
  const now = platform.clock.now()
  const { plan, into } = facts
  const requested = { createdAt: now }
  const toNavDate = boughtOn(requested, plan.scheme, into.scheme)
  const quote = outflowQuote(facts, draftTerms.howMuch, now)
  const stampDuty = stampDutyOn(quote.net, toNavDate)
  return {
    ...quote,
    toScheme: schemeRef(into),
    toLastNav: into.nav,
    toLastNavDate: into.navDate,
    stampDuty,
    estimatedUnits: unitsFor(quote.net - stampDuty, into.nav),
    moneyOn: moneyOn(requested, plan.scheme),
    toNavDate,
    unitsOn: unitsOn(toNavDate),
  }
}
