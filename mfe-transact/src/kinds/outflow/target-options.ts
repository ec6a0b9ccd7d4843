import type { SelectOption } from '@portal/kernel'
import type { Holding } from '@portal/kernel/contracts/investor'
import type { Scheme } from '@portal/kernel/contracts/product'

const options = ['G', 'D', 'R']

/** As the fund list has them, Growth before its IDCW options. */
const inOrder = (one: Scheme, other: Scheme): number =>
  one.displayOrder - other.displayOrder ||
  one.schemeDesc.localeCompare(other.schemeDesc, 'en') ||
  options.indexOf(one.optionCode) - options.indexOf(other.optionCode)

/** What a holding can be switched into: funds open for purchase in its plan mode, never its own scheme plan. */
export const targetOptions = (
  schemes: readonly Scheme[],
  { schemePlanCode, planName }: Pick<Holding, 'schemePlanCode' | 'planName'>,
): SelectOption[] =>
  schemes
    .filter(({ purAllow, nfoscheme }) => purAllow === 'Y' && !nfoscheme)
    .filter((each) => each.planMode === planName && each.schemePlanCode !== schemePlanCode)
    .sort(inOrder)
    .map((each) => ({
      value: each.schemePlanCode,
      label: each.schemeDesc,
      verbatim: true,
      detail: each.optDesc,
    }))
