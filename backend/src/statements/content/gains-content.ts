import type { FundCategory } from '@portal/contracts/wire/common'
import type { StatementFigure, StatementTable } from '@portal/contracts/statements/statement'
import { formatDate, formatRupeesRounded, fundCategories } from '@portal/contracts/format'
import { equityAllowances, grandfatheredUntil, type GainRate } from '../../regulation/capital-gains-rules'
import { ruleOn } from '../../regulation/regulated-rules'
import type { GainsOfPeriod, SoldGain } from '../gains/gains-of'
import { planName, planOf, type StatementFacts } from '../statement-facts'
import type { StatementContent } from './statement-content'
import { sumOf, tableOf } from './table'

const gainIn = (gains: readonly SoldGain[], term?: SoldGain['term']): number =>
  sumOf(gains, (gain) => (term && gain.term !== term ? 0 : gain.gainPaise))

/** What a sale brought, after the exit load. */
const received = ({ salePaise, loadPaise }: SoldGain): number => salePaise - loadPaise

const rateWords = (rate: GainRate): string =>
  rate === 'slab' ? 'slab rate' : rate === 'exempt' ? 'exempt' : `${rate}%`

/** "Long, 12.5%" */
const taxWords = ({ term, rate }: SoldGain): string =>
  `${term === 'long' ? 'Long' : 'Short'}, ${rateWords(rate)}`

/** The capital gains of a period: by category, and purchase by purchase. */
export function gainsContent(facts: StatementFacts, found: GainsOfPeriod): StatementContent {
  const { gains, sales, tdsPaise, sttPaise } = found
  const { from, to } = facts.days
  const figures: StatementFigure[] = [
    { label: 'Short term', paise: gainIn(gains, 'short'), as: 'gain' },
    { label: 'Long term', paise: gainIn(gains, 'long'), as: 'gain' },
    { label: 'Tax held back (TDS)', paise: tdsPaise, as: 'money' },
    ...(sttPaise ? [{ label: 'Securities transaction tax', paise: sttPaise, as: 'money' } as const] : []),
  ]
  return {
    title: 'Capital gains',
    headline: {
      label: `Gains from ${formatDate(from)} to ${formatDate(to)}`,
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
  const slab = gains.some(({ rate }) => rate === 'slab') ? ' Gains at your slab rate are marked below.' : ''
  const free = gains.some(({ taxClass, term }) => taxClass === 'equity' && term === 'long')
    ? allowanceWords(facts.days.to)
    : ''
  return tableOf(
    'What is in the statement',
    groups,
    [
      { header: 'Category', type: 'category', cell: ({ category }) => category },
      { header: 'Sold for', type: 'money', cell: (group) => sumOf(group.gains, received), summed: true },
      {
        header: 'Cost for tax',
        type: 'money',
        cell: (group) => sumOf(group.gains, ({ taxCostPaise }) => taxCostPaise),
        summed: true,
      },
      { header: 'Short term', type: 'gain', cell: (group) => gainIn(group.gains, 'short'), summed: true },
      { header: 'Long term', type: 'gain', cell: (group) => gainIn(group.gains, 'long'), summed: true },
    ],
    `${sales === 1 ? '1 redemption or switch' : `${sales} redemptions and switches`}.${slab}${free}`,
  )
}

/** Of the financial year in which the period ends. */
function allowanceWords(to: string): string {
  const allowance = ruleOn(equityAllowances, to)
  if (!allowance) return ''
  return ` Long-term gains of equity up to ${formatRupeesRounded(allowance.paise)} in a financial year bear no tax.`
}

function byLot(facts: StatementFacts, gains: readonly SoldGain[]): StatementTable {
  const old = gains.some(({ fairPaise }) => fairPaise !== null)
  return tableOf(
    'Every sale, purchase by purchase',
    gains,
    [
      { header: 'Scheme', type: 'text', cell: ({ planCode }) => planName(planOf(facts, planCode)) },
      { header: 'Folio', type: 'folio', cell: ({ folioNo }) => folioNo },
      { header: 'Bought', type: 'date', cell: ({ boughtOn }) => boughtOn },
      { header: 'Sold', type: 'date', cell: ({ soldOn }) => soldOn },
      { header: 'Units', type: 'units', cell: ({ units }) => units },
      { header: 'Sold for', type: 'money', cell: received, summed: true },
      { header: 'Cost', type: 'money', cell: ({ costPaise }) => costPaise, summed: true },
      ...(old
        ? [
            {
              header: `Value on ${formatDate(grandfatheredUntil)}`,
              type: 'money',
              cell: ({ fairPaise }: SoldGain) => fairPaise,
            } as const,
          ]
        : []),
      { header: 'Cost for tax', type: 'money', cell: ({ taxCostPaise }) => taxCostPaise, summed: true },
      { header: 'Gain', type: 'gain', cell: ({ gainPaise }) => gainPaise, summed: true },
      { header: 'Tax', type: 'text', cell: taxWords },
    ],
    'The oldest units are sold first. Cost for tax is what the law sets against the sale: what you paid, its value of 31 Jan 2018, or what you paid raised by the cost inflation index.',
  )
}
