import type { FundCategory, RiskLevel } from '@portal/contracts/wire/common'
import { addDays } from '@portal/contracts/format'
import { periodNames, returnPeriods } from '../../src/schemes/returns'
import { chanceOf } from './chance'
import { all, debt, equity, type Fund, fund, hybrid, international } from './fund'

/** Plans of a scheme: Direct and Regular, each with its three options. */
export const plansAScheme = 6

const kinds = {
  EQUITY: {
    shared: equity,
    subCategories: ['Large Cap', 'Mid Cap', 'Small Cap', 'Flexi Cap', 'Focused', 'Contra', 'Sectoral'],
    aim: 'growth over many years; the value will go up and down on the way',
  },
  DEBT: {
    shared: debt,
    subCategories: ['Short Duration', 'Corporate Bond', 'Gilt', 'Banking and PSU', 'Floater', 'Credit Risk'],
    aim: 'a steady income with small ups and downs',
  },
  HYBRID: {
    shared: hybrid,
    subCategories: ['Balanced Advantage', 'Aggressive Hybrid', 'Conservative Hybrid', 'Equity Savings'],
    aim: 'growth with fewer falls than shares alone',
  },
  INTERNATIONAL: {
    shared: international,
    subCategories: ['FoF Overseas', 'FoF Emerging Markets', 'FoF Technology'],
    aim: 'growth from markets abroad; the rupee moves its value too',
  },
} as const satisfies Record<FundCategory, unknown>

const themes = ['Banking', 'Energy', 'Health Care', 'Consumption', 'Transport', 'Manufacturing', 'Digital']
const styles = ['Value', 'Quality', 'Momentum', 'Dividend', 'Opportunities', 'Advantage', 'Select', 'Growth']
const risks: readonly RiskLevel[] = ['Low', 'Low to Moderate', 'Moderate', 'Moderately High', 'High']

/** Funds that no demo shows, each with figures and words of its own: a house as large as real ones are. */
export function largeDataSet(schemes: number): Fund[] {
  const chance = chanceOf('a large house')
  const one = <T>(of: readonly T[]): T => of[Math.floor(chance() * of.length)] as T
  const rate = (about: number) => Number((about + (chance() - 0.5) * 0.2).toFixed(4))
  return Array.from({ length: schemes }, (_, index): Fund => {
    const { shared, subCategories, aim } = one(Object.values(kinds))
    const [subCategory, theme, style] = [one(subCategories), one(themes), one(styles)]
    return fund(shared, {
      code: `GEN${String(index).padStart(4, '0')}`,
      name: `Neem ${theme} ${style} ${subCategory} Fund ${index + 1}`,
      subCategory,
      tagline: `${style} among ${theme.toLowerCase()} companies, ${subCategory.toLowerCase()}.`,
      objective: `Buys ${one(styles).toLowerCase()} securities of ${theme.toLowerCase()} and ${one(themes).toLowerCase()} companies (${subCategory}). Aims at ${aim}.`,
      benchmark: 'India 500 TRI',
      risk: chance() < 0.5 ? shared.risk : one(risks),
      fundSizeCrore: Math.round(50 + chance() * 20_000),
      expense: Math.round(20 + chance() * 120),
      nav: Number((10 + chance() * 400).toFixed(4)),
      dayChange: rate(0),
      returns: [rate(0.1), rate(0.12), rate(0.11)],
      options: all,
      minSipRupees: one([100, 500, 1000]),
    })
  })
}

/** A price for every day that the list asks for: the last two, and where each period of returns begins. */
export function listedPrices(planCode: string, navDate: string, nav: number) {
  const chance = chanceOf(planCode)
  const before = periodNames.map((period) => returnPeriods[period].startsOn(navDate))
  return [navDate, addDays(navDate, -1), ...before].map((date) => ({
    planCode,
    date,
    nav: (nav * (0.6 + chance() * 0.4)).toFixed(4),
  }))
}
