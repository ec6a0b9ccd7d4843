import { formatDate, planLabel, type SelectOption } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { Scheme, SchemeCategory } from '@portal/contracts/schemes/product'

/** The plan and option that a scheme is bought in where none is named: Direct (S9.022), Growth. */
const defaultPlanCode = 'DG'

/** The scheme plan that an address names: a plan's code as it is, a scheme's code in its default plan; else undefined. */
export function schemePlanOf(text: string | null): string | undefined {
  if (!text) return undefined
  if (/^[A-Z0-9]{2,12}-[DR][GDR]$/.test(text)) return text
  return /^[A-Z0-9]{2,12}$/.test(text) ? `${text}-${defaultPlanCode}` : undefined
}

export const allSchemes = (categories: readonly SchemeCategory[]): Scheme[] =>
  categories.flatMap(({ schemes }) => schemes)

const byPlanAndOrder = (one: Scheme, other: Scheme): number =>
  one.planMode.localeCompare(other.planMode) ||
  one.displayOrder - other.displayOrder ||
  one.schemeDesc.localeCompare(other.schemeDesc, 'en')

/**
 * The schemes that may be chosen: Regular plans with a distributor, else Direct ones. `chosen` stays in the list
 * whatever it is. A closed scheme stays.
 */
export const schemesOffered = (
  schemes: readonly Scheme[],
  planMode: Scheme['planMode'],
  chosen: string | null,
): Scheme[] =>
  schemes
    .filter((scheme) => scheme.planMode === planMode || scheme.schemePlanCode === chosen)
    .sort(byPlanAndOrder)

/** A scheme as the select shows it. */
export const schemeOption = (scheme: Scheme): SelectOption => ({
  value: scheme.schemePlanCode,
  label: scheme.schemeDesc,
  verbatim: true,
  detail: optionDetail(scheme),
})

function optionDetail({ planMode, optDesc, purAllow, nfoscheme, nfoEndDate }: Scheme): string {
  const closed = purAllow === 'Y' ? [] : [t`closed to new investments`]
  const offer = nfoscheme && nfoEndDate ? [t`new fund offer until ${{ day: formatDate(nfoEndDate) }}`] : []
  return [planLabel(planMode), optDesc, ...closed, ...offer].join(' · ')
}

/** The plan that people of a distributor, or all others, buy of the same scheme and option; itself where there is none. */
export function planFor(
  schemes: readonly Scheme[],
  code: string | undefined,
  planMode: Scheme['planMode'],
): string | undefined {
  const chosen = schemes.find(({ schemePlanCode }) => schemePlanCode === code)
  if (!chosen || chosen.planMode === planMode) return code
  const { schemeCode, optionCode } = chosen
  const same = schemes.filter((each) => each.schemeCode === schemeCode && each.optionCode === optionCode)
  return same.find((each) => each.planMode === planMode)?.schemePlanCode ?? code
}
