import type { Holding } from '@portal/contracts/folios/investor'
import type { SchemeCategory } from '@portal/contracts/schemes/product'

type Invested = Pick<Holding, 'schemeCode' | 'optionCode' | 'planName'>

/** One scheme plan has one of each (S4.030): the codes are compared as a whole, so that no two can run into one. */
const codes = (schemeCode: string, planCode: string, optionCode: string): string =>
  JSON.stringify([schemeCode, planCode, optionCode])

/**
 * The scheme plans that an investor holds and may buy more of, by the codes of the scheme list, in its order: those open
 * for purchase whose schemeCode, planCode and optionCode all match (S4.029, S4.030).
 */
export function defaultSchemes(
  invested: readonly Invested[],
  categories: readonly SchemeCategory[],
): string[] {
  const held = new Set(
    invested.map(({ schemeCode, planName, optionCode }) =>
      codes(schemeCode, planName === 'DIRECT' ? 'D' : 'R', optionCode),
    ),
  )
  return categories
    .flatMap(({ schemes }) => schemes)
    .filter(({ purAllow }) => purAllow === 'Y')
    .filter(({ schemeCode, planCode, optionCode }) => held.has(codes(schemeCode, planCode, optionCode)))
    .map(({ schemePlanCode }) => schemePlanCode)
}
