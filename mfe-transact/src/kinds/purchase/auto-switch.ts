import { planLabels } from '@portal/kernel'
import type { Scheme } from '@portal/kernel/contracts/product'
import type { DraftAutoSwitch } from '@portal/kernel/contracts/transaction-draft'

/** The new fund that bought units are switched into, under the names of the specification (S3.053). */
export function autoSwitchInto(
  code: string | null | undefined,
  schemes: readonly Scheme[],
): DraftAutoSwitch | undefined {
  const into = schemes.find(({ schemePlanCode }) => schemePlanCode === code)
  if (!into?.autoSwitchEnabledTillDate) return undefined
  return {
    switchToNfo: true,
    switchToSchemeCode: into.schemeCode,
    switchToOptionCode: into.optionCode,
    switchToPlanCode: into.planCode,
    switchToDescription: into.fundDesc,
    switchToSchemeName: into.schemeDesc,
    switchToPlanName: planLabels[into.planMode],
    switchToOptionName: into.optDesc,
    switchToSchemePlanCode: into.schemePlanCode,
  }
}
