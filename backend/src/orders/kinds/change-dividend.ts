import { t } from '@portal/contracts/words/macros'
import { changeDividendApi, type ChangeDividendQuote } from '@portal/contracts/orders/change-dividend'
import { ChangeDividendTerms, HowMuch } from '@portal/contracts/orders/order-terms'
import { message } from '@portal/contracts/catalogue'
import { optionLabel } from '@portal/contracts/format'
import * as z from 'zod/mini'
import { sellCutOffAt, unitsOn } from '../../calendar/cut-off'
import { stampDutyOn, unitsFor } from '../../folios/allotment-math'
import { implement } from '../../platform/handle'
import type { Platform } from '../../platform/module'
import { Refusal } from '../../platform/refusal'
import { type SchemePlanFacts, planOn } from '../../schemes/catalogue'
import { reserveHolding, outflowColumns, type OutflowFacts, outflowFacts } from '../outflows/outflow-facts'
import { outflowQuote } from '../outflows/outflow-quote'
import { checkOutflow, refuseNoneFree } from '../outflows/outflow-rules'
import { keepsPurchases } from '../../folios/lots/keeps-purchases'
import { costOfChange, settleOptionChange } from '../outflows/option-change'
import { switchView } from '../outflows/switch-view'
import { refuseInvestor } from '../outflows/refuse-investor'
import { schemeRef } from '../scheme-plan'
import type { ConfirmedKind } from '../kind'
import { folioCalled, planCalled, schemeCalled } from '../words'

type DraftTerms = Omit<ChangeDividendTerms, 'kind'>

export interface ChangeFacts extends OutflowFacts {
  into: SchemePlanFacts
}

const all = { amountUnitType: 'ALL_UNITS' } as const

/** As its order keeps it: it asks for all free units, as outflows of other kinds may. */
const PlacedTerms = z.extend(ChangeDividendTerms, { howMuch: HowMuch })
type PlacedTerms = z.infer<typeof PlacedTerms>

async function changeFacts(platform: Platform, pan: string, draftTerms: DraftTerms): Promise<ChangeFacts> {
  const { db, clock } = platform
  await refuseInvestor(platform, pan)
  const facts = await outflowFacts(platform, pan, draftTerms)
  const into = await planOn(db, draftTerms.toSchemePlanCode, clock.today())
  if (!into) throw new Refusal('-421', message('noIdcwOption'))
  return { ...facts, into }
}

function check(facts: ChangeFacts): void {
  checkOutflow(facts, all, 'switch')
  const { plan, into } = facts
  if (into.code === plan.code) throw new Refusal('-377', message('sameScheme'))
  if (into.scheme.code !== plan.scheme.code || into.plan !== plan.plan)
    throw new Refusal('-421', message('noIdcwOption'))
}

/** All free units of a holding go to another option, payout, reinvestment or Growth, of the same scheme and plan. */
export const changeDividend: ConfirmedKind<PlacedTerms, ChangeFacts> = {
  name: 'CHANGE_DIVIDEND',
  family: 'switch',
  activity: 'CHANGE_DIVIDEND',
  terms: PlacedTerms,
  begin: (_platform, terms) => Promise.resolve({ ...terms, howMuch: all }),
  facts: (platform, { pan }, terms) => changeFacts(platform, pan, terms),
  check,
  async reserve(tx, platform, facts) {
    await reserveHolding(tx, platform, facts)
    refuseNoneFree(facts)
  },
  columns(facts, { toSchemePlanCode }, now) {
    const { plan, units } = facts
    return {
      ...outflowColumns(facts, all, { unitsHeld: units.free, createdAt: now }),
      toSchemePlanCode,
      cancelUntil: sellCutOffAt(now, plan.scheme.kind),
    }
  },
  settle: settleOptionChange,
  async view(tx, platform, order) {
    const navDate = order.toNavDate ?? order.navDate ?? ''
    return { ...(await switchView(tx, platform, order)), toNavDate: navDate, unitsOn: unitsOn(navDate) }
  },
  async inWords({ schemePlanCode, toSchemePlanCode, folioNo }, at) {
    const scheme = await schemeCalled(at, schemePlanCode)
    const { option } = await planCalled(at, toSchemePlanCode)
    return t`change all free units of ${scheme} to ${{ option: optionLabel(option) }} (${{ folioNo: folioCalled(folioNo) }})`
  },
  calls: ({ app, platform, place }) =>
    implement(app, platform, changeDividendApi, {
      validate: (body, { investor }) => changeDividendQuote(platform, investor.pan, body),
      changeDividend: (body, context) => place({ kind: 'CHANGE_DIVIDEND', ...body }, context),
    }),
}

/** What a change of the option would give if it were asked for now; refuses what could not be ordered. */
export async function changeDividendQuote(
  platform: Platform,
  pan: string,
  draftTerms: DraftTerms,
): Promise<ChangeDividendQuote> {
  const facts = await changeFacts(platform, pan, draftTerms)
  check(facts)
  const { plan, into } = facts
  const keeps = keepsPurchases(plan, into)
  const quote = outflowQuote(facts, all, platform.clock.now(), costOfChange(keeps))
  const { navDate } = quote
  const stampDuty = keeps ? 0 : stampDutyOn(quote.net, navDate)
  return {
    ...quote,
    keepsPurchases: keeps,
    toScheme: schemeRef(into),
    toLastNav: into.nav,
    toLastNavDate: into.navDate,
    stampDuty,
    estimatedUnits: keeps ? quote.units : unitsFor(quote.net - stampDuty, into.nav),
    moneyOn: navDate,
    toNavDate: navDate,
    unitsOn: unitsOn(navDate),
  }
}
