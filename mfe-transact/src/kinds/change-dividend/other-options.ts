import type { Holding } from '@portal/kernel/contracts/investor'
import type { Scheme } from '@portal/kernel/contracts/product'

/** The other options of a holding's scheme and plan, Growth first. */
export const otherOptions = (
  schemes: readonly Scheme[],
  { schemeCode, planName, optionCode }: Pick<Holding, 'schemeCode' | 'planName' | 'optionCode'>,
): Scheme[] =>
  schemes
    .filter((each) => each.schemeCode === schemeCode && each.planMode === planName)
    .filter((each) => each.optionCode !== optionCode)
    .sort((one, other) => order.indexOf(one.optionCode) - order.indexOf(other.optionCode))

const order = ['G', 'D', 'R']
