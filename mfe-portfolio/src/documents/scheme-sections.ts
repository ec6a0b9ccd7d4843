import { formatCrore } from '@portal/contracts/format'
import { addYears, formatDate, formatNav, formatRate, type PdfRow, type PdfSection } from '@portal/kernel'
import { categoryName, planLine } from '../shared/fund-names'
import { pastPerformance } from '../shared/past-performance'
import type { DocumentFacts } from './scheme-documents'

const percent = (rate: number) => formatRate(rate, { decimals: 2, sign: false })

export function schemeSection({ chosen, house }: DocumentFacts): PdfSection {
  const { nfoscheme, nfoStartDate, nfoEndDate } = chosen
  const offered = nfoscheme && nfoStartDate && nfoEndDate
  return {
    title: 'The scheme',
    rows: [
      { label: 'Name', value: chosen.schemeDesc },
      { label: 'Fund house', value: `${house.name}, managed by ${house.company}` },
      { label: 'Type', value: 'Open-ended' },
      { label: 'Category', value: `${categoryName(chosen.fundType)}, ${chosen.subCategory}` },
      ...(offered
        ? [{ label: 'New fund offer', value: `${formatDate(nfoStartDate)} to ${formatDate(nfoEndDate)}` }]
        : [{ label: 'Launched', value: formatDate(chosen.launchedOn) }]),
      { label: 'Suitable', value: chosen.investmentHorizon },
    ],
  }
}

export function objectiveSection({ chosen }: DocumentFacts): PdfSection {
  return {
    title: 'Investment objective',
    paragraphs: [chosen.objective, 'The scheme does not assure or guarantee that it meets this objective.'],
  }
}

export function riskSection({ chosen }: DocumentFacts): PdfSection {
  return {
    title: 'Risk',
    paragraphs: [`Your principal is at ${chosen.riskMeter} risk. The value of your units can go up or down.`],
    rows: [
      { label: 'Riskometer of the scheme', value: chosen.riskMeter },
      { label: 'Benchmark', value: chosen.benchmarkName },
      { label: 'Riskometer of benchmark', value: chosen.benchmarkRisk },
    ],
  }
}

export function plansSection({ plans }: DocumentFacts): PdfSection {
  return {
    title: 'Plans and options',
    paragraphs: [
      'You buy Direct from us, without a distributor. Regular includes the commission of your distributor. Growth keeps all gains invested; IDCW can pay out part of them and of your own capital.',
    ],
    rows: plans.map((plan) => ({
      label: planLine(plan),
      value: `${plan.nfoscheme ? `Offer price ${formatNav(plan.nav)}` : `NAV ${formatNav(plan.nav)} on ${formatDate(plan.navDate)}`}, expense ratio ${percent(plan.expenseRatio)} a year`,
    })),
  }
}

const periods = [
  ['1 year', 'oneYear'],
  ['3 years', 'threeYears'],
  ['5 years', 'fiveYears'],
  ['Since launch', 'sinceInception'],
] as const

export function returnsSection({ chosen }: DocumentFacts): PdfSection {
  const rows = periods.flatMap(([label, period]): PdfRow[] => {
    const [own, benchmark] = [chosen.cagr[period], chosen.benchmarkCagr[period]]
    if (own === null) return []
    const beside = benchmark === null ? '' : `, benchmark ${formatRate(benchmark, { decimals: 2 })}`
    const yearly = period !== 'sinceInception' || chosen.launchedOn <= addYears(chosen.navDate, -1)
    return [{ label, value: `${formatRate(own, { decimals: 2 })}${yearly ? ' a year' : ''}${beside}` }]
  })
  const intro = rows.length
    ? `Returns of ${planLine(chosen)} up to ${formatDate(chosen.navDate)}, against ${chosen.benchmarkName}. ${pastPerformance}`
    : 'It has no returns to show yet.'
  return { title: 'Returns', paragraphs: [intro], rows }
}

export function sizeSection({ chosen }: DocumentFacts): PdfSection {
  return {
    title: chosen.nfoscheme ? 'Offer price and size' : 'NAV and size',
    rows: [
      {
        label: chosen.nfoscheme ? 'Offer price' : `NAV on ${formatDate(chosen.navDate)}`,
        value: `${formatNav(chosen.nav)} (${planLine(chosen)})`,
      },
      {
        label: `Fund size on ${formatDate(chosen.fundSize.asOf)}`,
        value: formatCrore(chosen.fundSize.crore),
      },
    ],
  }
}
