import { maskFolio, shortNumber, wordOf } from '@portal/kernel'
import { plural, t } from '@portal/kernel/words'
import type { Exited, Folio, Holding } from '@portal/contracts/folios/investor'
import type { OwnedPart } from '@portal/contracts/portfolio/portfolio'
import { categoryName } from '../shared/fund-names'
import type { Grouping, PortfolioView, SortKey } from './portfolio-view'

/** Holdings that belong together, with their sums. Money in paise. */
export interface HoldingGroup {
  key: string
  title: string
  subtitle: string
  /** What the server calls it, for the money behind its figures. */
  part: OwnedPart
  holdings: Holding[]
  value: number
  /** All that was paid in, and gained, also in holdings of the group that are no more. */
  paidIn: number
  gain: number
  dayChange: number
}

const compare: Readonly<Record<SortKey, (one: Holding, other: Holding) => number>> = {
  value: (one, other) => other.totalValuation - one.totalValuation,
  gain: (one, other) => other.gain - one.gain,
  day: (one, other) => other.dayChange - one.dayChange,
  name: (one, other) => one.schemeName.localeCompare(other.schemeName),
}

const keyOf: Readonly<
  Record<Grouping, (part: Pick<Exited, 'folioNo' | 'schemeCode' | 'fundType'>) => string>
> = {
  folio: ({ folioNo }) => folioNo,
  scheme: ({ schemeCode }) => schemeCode,
  category: ({ fundType }) => fundType,
}

/** The holdings that the view shows, in its groups; the largest group first. */
export function groupsOf(
  holdings: readonly Holding[],
  view: PortfolioView,
  folios: readonly Folio[],
  exited: readonly Exited[],
): HoldingGroup[] {
  const isShown = ({ folioNo, fundType }: Exited | Holding) =>
    (view.folio === null || view.folio === folioNo) && (view.category === null || view.category === fundType)
  const gone = exited.filter(isShown)
  const shown = holdings.filter(isShown).sort(compare[view.sort])
  const byKey = new Map<string, Holding[]>()
  for (const holding of shown) {
    const key = keyOf[view.by](holding)
    byKey.set(key, [...(byKey.get(key) ?? []), holding])
  }
  return [...byKey]
    .map(([key, of]) => {
      const goneHere = gone.filter((part) => keyOf[view.by](part) === key)
      return { key, holdings: of, ...headOf(view, of, folios), ...sumsOf(of, goneHere) }
    })
    .sort((one, other) => other.value - one.value)
}

function headOf(view: PortfolioView, of: readonly Holding[], folios: readonly Folio[]) {
  const [first] = of
  if (!first) throw new Error('a group has holdings')
  const within = {
    ...(view.folio !== null && { folioNumber: view.folio }),
    ...(view.category !== null && { category: view.category }),
  }
  const folioCount = new Set(of.map(({ folioNo }) => folioNo)).size
  if (view.by === 'folio') {
    const folio = folios.find(({ folioNo }) => folioNo === first.folioNo)
    const title = t`Folio ${{ folio: maskFolio(first.folioNo) }}`
    return { title, subtitle: folioLine(folio), part: { ...within, folioNumber: first.folioNo } }
  }
  if (view.by === 'scheme')
    return {
      title: first.schemeName,
      subtitle: `${categoryName(first.fundType)} · ${plural(folioCount, { one: '# folio', other: '# folios' })}`,
      part: { ...within, schemeCode: first.schemeCode },
    }
  const schemeCount = new Set(of.map(({ schemeCode }) => schemeCode)).size
  return {
    title: categoryName(first.fundType),
    subtitle: t`${plural(schemeCount, { one: '# scheme', other: '# schemes' })} in ${plural(folioCount, { one: '# folio', other: '# folios' })}`,
    part: { ...within, category: first.fundType },
  }
}

/** "Single holder · Parijat Bank ••4417 · 2 nominees" */
function folioLine(folio: Folio | undefined): string {
  if (!folio) return ''
  const nominees = folio.nominees.length
  const bank = folio.banks.find(({ isDefault }) => isDefault)
  return [
    folio.isDemat ? t`Demat` : folio.holdingMode === 'Single' ? t`Single holder` : wordOf(folio.holdingMode),
    bank && `${bank.bankName} ${shortNumber(bank.accountLast4)}`,
    nominees ? plural(nominees, { one: '# nominee', other: '# nominees' }) : t`No nominee`,
  ]
    .filter(Boolean)
    .join(' · ')
}

const sumsOf = (holdings: readonly Holding[], exited: readonly Exited[]) => ({
  value: holdings.reduce((sum, { totalValuation }) => sum + totalValuation, 0),
  paidIn: [...holdings, ...exited].reduce((sum, { paidIn }) => sum + paidIn, 0),
  gain: [...holdings, ...exited].reduce((sum, { gain }) => sum + gain, 0),
  dayChange: holdings.reduce((sum, { dayChange }) => sum + dayChange, 0),
})
