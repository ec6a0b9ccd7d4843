import { t } from '@portal/contracts/words/macros'
import { BusinessDate, FolioNumber, SchemePlanCode, Units } from '@portal/contracts/wire/common'
import { unitsOn } from '../../calendar/cut-off'
import * as z from 'zod/mini'
import { isAbove } from '../../folios/allotment-math'
import type { SchemePlanFacts } from '../../schemes/catalogue'
import { calledOffOffer } from '../../schemes/offer-failure'
import { settleAutoSwitch } from '../auto-switch/settle-auto-switch'
import { datesOfAutoSwitch } from '../auto-switch/auto-switch-dates'
import { reserveHolding, outflowColumns, type OutflowFacts, outflowFacts } from '../outflows/outflow-facts'
import { switchView } from '../outflows/switch-view'
import { planNamed } from '../scheme-plan'
import type { OrderKind } from '../kind'

const AutoSwitchTerms = z.object({
  kind: z.literal('AUTO_SWITCH'),
  schemePlanCode: SchemePlanCode,
  toSchemePlanCode: SchemePlanCode,
  folioNo: FolioNumber,
  howMuch: z.object({ amountUnitType: z.literal('UNITS'), units: Units }),
  /** The number of the purchase whose units wait, and the day on which they are dealt. */
  planId: z.string(),
  dueOn: BusinessDate,
})
export type AutoSwitchTerms = z.infer<typeof AutoSwitchTerms>

export interface AutoSwitchFacts extends OutflowFacts {
  into: SchemePlanFacts
  calledOff: boolean
  isLate: boolean
}

/** Units that wait in a liquid or overnight fund buy a new one on the day of its allotment; nobody sends it. */
export const autoSwitch: OrderKind<AutoSwitchTerms, AutoSwitchFacts> = {
  name: 'AUTO_SWITCH',
  family: 'switch',
  activity: 'LUMPSUM',
  terms: AutoSwitchTerms,
  async facts(platform, { pan }, terms) {
    const { db, clock } = platform
    const into = await planNamed(db, terms.toSchemePlanCode, clock.today())
    const calledOff = (await calledOffOffer(db, into.scheme.code)) !== undefined
    const isLate = clock.today() > terms.dueOn
    return { ...(await outflowFacts(platform, pan, terms)), into, calledOff, isLate }
  },
  // What speaks against it was checked when the purchase was placed.
  check: () => undefined,
  reserve: reserveHolding,
  rejects({ plan, units, calledOff, isLate }, { howMuch }) {
    const values = { scheme: plan.scheme.name }
    if (calledOff) return { code: 'switchCalledOff', values }
    if (isLate) return { code: 'switchTooLate', values }
    return isAbove(howMuch.units, units.free) ? { code: 'tooFewUnits' } : undefined
  },
  columns(facts, { howMuch, toSchemePlanCode, planId, dueOn }, now) {
    const { allotmentOn, cancelUntil } = datesOfAutoSwitch(facts.plan.scheme, facts.into.scheme)
    return {
      ...outflowColumns(facts, howMuch, { unitsHeld: howMuch.units, createdAt: now, dueOn }),
      toSchemePlanCode,
      planId,
      dueOn,
      // Both legs are dealt once the offer is allotted: an offer that is called off leaves the units where they are.
      settleOn: allotmentOn,
      cancelUntil,
    }
  },
  settle: settleAutoSwitch,
  async view(tx, platform, order) {
    const today = platform.clock.today()
    const plan = await planNamed(tx, order.schemePlanCode, today)
    const into = await planNamed(tx, order.toSchemePlanCode ?? '', today)
    const { allotmentOn } = datesOfAutoSwitch(plan.scheme, into.scheme)
    return {
      ...(await switchView(tx, platform, order)),
      toNavDate: allotmentOn,
      unitsOn: unitsOn(allotmentOn),
    }
  },
  called: ({ planId }) => t`Automatic switch after ${{ plan: planId ?? '' }}`,
}
