import { formatDate, planLabel, type SelectOption } from '@portal/kernel'
import type { Folio } from '@portal/kernel/contracts/investor'
import type { Scheme, SchemeCategory } from '@portal/kernel/contracts/product'

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
 * The schemes that may be chosen, Direct plans first. Regular plans are offered to investors of a distributor only;
 * `chosen` stays in the list whatever it is. A closed scheme stays, and says so.
 */
export function schemeOptions(
  schemes: readonly Scheme[],
  folios: readonly Folio[],
  chosen: string | null,
): SelectOption[] {
  const advised = folios.some(({ distributorARN }) => distributorARN)
  return schemes
    .filter(({ planMode, schemePlanCode }) => planMode === 'DIRECT' || advised || schemePlanCode === chosen)
    .sort(byPlanAndOrder)
    .map((scheme) => ({
      value: scheme.schemePlanCode,
      label: scheme.schemeDesc,
      detail: optionDetail(scheme),
    }))
}

function optionDetail({ planMode, optDesc, purAllow, nfoscheme, nfoEndDate }: Scheme): string {
  const closed = purAllow === 'Y' ? [] : ['closed to new investments']
  const offer = nfoscheme && nfoEndDate ? [`new fund offer until ${formatDate(nfoEndDate)}`] : []
  return [planLabel(planMode), optDesc, ...closed, ...offer].join(' · ')
}
