import type { AutoSwitchScheme } from '@portal/contracts/proposals/auto-switch'
import { optionLabel, planLabels } from '@portal/contracts/format'
import type { Platform } from '../../platform/module'
import { saidRow } from '../../platform/said-row'
import { catalogueOn, type SchemePlanFacts } from '../../schemes/catalogue'
import { planModeOf } from '../../schemes/scheme-view'
import { datesTold } from './auto-switch-dates'
import { canWaitIn, takesAutoSwitch } from './auto-switch-rules'

/** Every plan of an offer that money can be switched into by itself, with the plans in which it waits (S7.095). */
export async function autoSwitchSchemes({ db, clock }: Platform): Promise<AutoSwitchScheme[]> {
  const { plans } = await catalogueOn(db, clock.today())
  return plans.filter(takesAutoSwitch).flatMap((into) => {
    const waiting = plans.filter((from) => canWaitIn(from, into))
    const [first] = waiting
    return first ? [enabled(into, first, waiting)] : []
  })
}

const enabled = (
  into: SchemePlanFacts,
  first: SchemePlanFacts,
  waiting: readonly SchemePlanFacts[],
): AutoSwitchScheme => ({
  switchToNfo: true,
  switchToSchemeCode: into.scheme.code,
  switchToOptionCode: into.option,
  switchToPlanCode: into.plan,
  switchToDescription: saidRow(into.scheme).tagline,
  switchToSchemeName: into.scheme.name,
  switchToPlanName: planLabels[planModeOf(into)],
  switchToOptionName: optionLabel(into.option),
  switchToSchemePlanCode: into.code,
  autoSwitchEnabledTillDate: into.scheme.autoSwitchTill ?? '',
  ...datesTold(first.scheme, into.scheme),
  waitsIn: waiting.map(({ code, scheme }) => ({ schemePlanCode: code, schemeName: scheme.name })),
})
