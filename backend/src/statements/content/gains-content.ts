import { plural, t } from '@portal/contracts/words/macros'
import type { FundCategory } from '@portal/contracts/wire/common'
import type { StatementFigure, StatementTable } from '@portal/contracts/statements/statement'
import { formatDate, formatRupeesRounded, fundCategories } from '@portal/contracts/format'
import { equityAllowances, grandfatheredUntil } from '../../regulation/capital-gains-rules'
import { ruleOn } from '../../regulation/regulated-rules'
import type { GainsOfPeriod, SoldGain } from '../gains/gains-of'
import { planName, planOf, type StatementFacts } from '../statement-facts'
import type { StatementContent } from './statement-content'
import { sumOf, tableOf } from './table'

const gainIn = (gains: readonly SoldGain[], term?: SoldGain['term']): number =>
  sumOf(gains, (gain) => (term && gain.term !== term ? 0 : gain.gainPaise))

/** What a sale brought, after the exit load. */
const received = ({ salePaise, loadPaise }: SoldGain): number => salePaise - loadPaise

/** "Long, 12.5%" */
function taxWords({ term, rate }: SoldGain): string {
  const isLong = term === 'long'
  if (rate === 'slab') return isLong ? t`Long, slab rate` : t`Short, slab rate`
  if (rate === 'exempt') return isLong ? t`Long, exempt` : t`Short, exempt`
  return isLong ? t`Long, ${rate}%` : t`Short, ${rate}%`
}

/** The capital gains of a period: by category, and purchase by purchase. */
export function gainsContent(facts: StatementFacts, found: GainsOfPeriod): StatementContent {
  const { gains, sales, tdsPaise, sttPaise } = found
  const { from, to } = facts.days
  const figures: StatementFigure[] = [
    { label: t`Short term`, paise: gainIn(gains, 'short'), as: 'gain' },
    { label: t`Long term`, paise: gainIn(gains, 'long'), as: 'gain' },
    { label: t`Tax held back (TDS)`, paise: tdsPaise, as: 'money' },
    ...(sttPaise ? [{ label: t`Securities transaction tax`, paise: sttPaise, as: 'money' } as const] : []),
  ]
  return {
    headline: {
      label: t`Gains from ${{ from: formatDate(from) }} to ${{ to: formatDate(to) }}`,
      paise: gainIn(gains),
      as: 'money',
    },
    figures,
    tables: [byCategory(facts, gains, sales), byLot(facts, gains)],
    transactions: sales,
    isEmpty: sales === 0,
  }
}

function byCategory(facts: StatementFacts, gains: readonly SoldGain[], sales: number): StatementTable {
  const categoryOf = ({ planCode }: SoldGain): FundCategory => planOf(facts, planCode).scheme.category
  const groups = fundCategories
    .map((category) => ({ category, gains: gains.filter((gain) => categoryOf(gain) === category) }))
    .filter((group) => group.gains.length > 0)
  const notes = [
    t`${plural(sales, { one: '# redemption or switch.', other: '# redemptions and switches.' })}`,
    gains.some(({ rate }) => rate === 'slab') && t`Gains at your slab rate are marked below.`,
    gains.some(({ taxClass, term }) => taxClass === 'equity' && term === 'long') &&
      allowanceWords(facts.days.to),
  ]
  return tableOf(
    t`What is in the statement`,
    groups,
    [
      { header: t`Category`, type: 'category', cell: ({ category }) => category },
      { header: t`Sold for`, type: 'money', cell: (group) => sumOf(group.gains, received), summed: true },
      {
        header: t`Cost for tax`,
        type: 'money',
        cell: (group) => sumOf(group.gains, ({ taxCostPaise }) => taxCostPaise),
        summed: true,
      },
      { header: t`Short term`, type: 'gain', cell: (group) => gainIn(group.gains, 'short'), summed: true },
      { header: t`Long term`, type: 'gain', cell: (group) => gainIn(group.gains, 'long'), summed: true },
    ],
    notes.filter(Boolean).join(' '),
  )
}

/** Of the financial year in which the period ends. */
function allowanceWords(to: string): string {
  const allowance = ruleOn(equityAllowances, to)
  if (!allowance) return ''
  const amount = formatRupeesRounded(allowance.paise)
  return t`Long-term gains of equity up to ${amount} in a financial year bear no tax.`
}

function byLot(facts: StatementFacts, gains: readonly SoldGain[]): StatementTable {
  const old = gains.some(({ fairPaise }) => fairPaise !== null)
  return tableOf(
    t`Every sale, purchase by purchase`,
    gains,
    [
      { header: t`Scheme`, type: 'text', cell: ({ planCode }) => planName(planOf(facts, planCode)) },
      { header: t`Folio`, type: 'folio', cell: ({ folioNo }) => folioNo },
      { header: t`Bought`, type: 'date', cell: ({ boughtOn }) => boughtOn },
      { header: t`Sold`, type: 'date', cell: ({ soldOn }) => soldOn },
      { header: t`Units`, type: 'units', cell: ({ units }) => units },
      { header: t`Sold for`, type: 'money', cell: received, summed: true },
      { header: t`Cost`, type: 'money', cell: ({ costPaise }) => costPaise, summed: true },
      ...(old
        ? [
            {
              header: t`Value on ${{ date: formatDate(grandfatheredUntil) }}`,
              type: 'money',
              cell: ({ fairPaise }: SoldGain) => fairPaise,
            } as const,
          ]
        : []),
      { header: t`Cost for tax`, type: 'money', cell: ({ taxCostPaise }) => taxCostPaise, summed: true },
      { header: t`Gain`, type: 'gain', cell: ({ gainPaise }) => gainPaise, summed: true },
      { header: t`Tax`, type: 'text', cell: taxWords },
    ],
    t`The oldest units are sold first. Cost for tax is what the law sets against the sale: what you paid, its value of ${{ date: formatDate(grandfatheredUntil) }}, or what you paid raised by the cost inflation index.`,
  )
}
