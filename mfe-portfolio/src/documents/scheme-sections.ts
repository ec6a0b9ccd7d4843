import { formatCrore } from '@portal/contracts/format'
import {
  addYears,
  formatDate,
  formatNav,
  formatRate,
  type PdfRow,
  type PdfSection,
  textOf,
  wordOf,
} from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'
import { categoryName, planLine } from '../shared/fund-names'
import { daysText } from '../scheme/fund-facts'
import { pastPerformance } from '../shared/past-performance'
import { subCategoryName } from '../shared/sub-categories'
import type { SchemeDetails } from '@portal/contracts/schemes/product'
import type { DocumentFacts } from './scheme-documents'

const percent = (rate: number) => formatRate(rate, { decimals: 2, sign: false })

export function schemeSection({ chosen, house }: DocumentFacts): PdfSection {
  const { nfoscheme, nfoStartDate, nfoEndDate } = chosen
  const offered = nfoscheme && nfoStartDate && nfoEndDate
  const { name, company } = house
  return {
    title: t`The scheme`,
    rows: [
      { label: t`Name`, value: chosen.schemeDesc },
      { label: t`Fund house`, value: t`${name}, managed by ${company}` },
      { label: t`Type`, value: t`Open-ended` },
      {
        label: t`Category`,
        value: `${categoryName(chosen.fundType)}, ${subCategoryName(chosen.subCategory)}`,
      },
      ...(offered
        ? [{ label: t`New fund offer`, value: daysText(nfoStartDate, nfoEndDate) }]
        : [{ label: t`Launched`, value: formatDate(chosen.launchedOn) }]),
      { label: t`Suitable`, value: chosen.investmentHorizon },
    ],
  }
}

export function objectiveSection({ chosen }: DocumentFacts): PdfSection {
  return {
    title: t`Investment objective`,
    paragraphs: [chosen.objective, t`The scheme does not assure or guarantee that it meets this objective.`],
  }
}

export function riskSection({ chosen }: DocumentFacts): PdfSection {
  const risk = wordOf(chosen.riskMeter)
  return {
    title: t`Risk`,
    paragraphs: [t`Your principal is at ${risk} risk. The value of your units can go up or down.`],
    rows: [
      { label: t`Riskometer of the scheme`, value: risk },
      { label: t`Benchmark`, value: chosen.benchmarkName },
      { label: t`Riskometer of benchmark`, value: wordOf(chosen.benchmarkRisk) },
    ],
  }
}

export function plansSection({ plans }: DocumentFacts): PdfSection {
  return {
    title: t`Plans and options`,
    paragraphs: [
      t`You buy Direct from us, without a distributor. Regular includes the commission of your distributor. Growth keeps all gains invested; IDCW can pay out part of them and of your own capital.`,
    ],
    rows: plans.map((plan) => ({ label: planLine(plan), value: priceAndCost(plan) })),
  }
}

function priceAndCost({ nav, navDate, nfoscheme, expenseRatio }: SchemeDetails): string {
  const price = formatNav(nav)
  const ratio = percent(expenseRatio)
  if (nfoscheme) return t`Offer price ${price}, expense ratio ${ratio} a year`
  const day = formatDate(navDate)
  return t`NAV ${price} on ${day}, expense ratio ${ratio} a year`
}

const periods = [
  [msg`1 year`, 'oneYear'],
  [msg`3 years`, 'threeYears'],
  [msg`5 years`, 'fiveYears'],
  [msg`Since launch`, 'sinceInception'],
] as const

export function returnsSection({ chosen }: DocumentFacts): PdfSection {
  const rows = periods.flatMap(([label, period]): PdfRow[] => {
    const [own, benchmark] = [chosen.cagr[period], chosen.benchmarkCagr[period]]
    if (own === null) return []
    const yearly = period !== 'sinceInception' || chosen.launchedOn <= addYears(chosen.navDate, -1)
    return [{ label: textOf(label), value: returnText(own, benchmark, yearly) }]
  })
  const plan = planLine(chosen)
  const day = formatDate(chosen.navDate)
  const benchmark = chosen.benchmarkName
  const intro = rows.length
    ? `${t`Returns of ${plan} up to ${day}, against ${benchmark}.`} ${pastPerformance()}`
    : t`It has no returns to show yet.`
  return { title: t`Returns`, paragraphs: [intro], rows }
}

function returnText(own: number, beside: number | null, yearly: boolean): string {
  const rate = formatRate(own, { decimals: 2 })
  if (beside === null) return yearly ? t`${rate} a year` : rate
  const benchmark = formatRate(beside, { decimals: 2 })
  return yearly ? t`${rate} a year, benchmark ${benchmark}` : t`${rate}, benchmark ${benchmark}`
}

export function sizeSection({ chosen }: DocumentFacts): PdfSection {
  const day = formatDate(chosen.navDate)
  const sizeDay = formatDate(chosen.fundSize.asOf)
  return {
    title: chosen.nfoscheme ? t`Offer price and size` : t`NAV and size`,
    rows: [
      {
        label: chosen.nfoscheme ? t`Offer price` : t`NAV on ${day}`,
        value: `${formatNav(chosen.nav)} (${planLine(chosen)})`,
      },
      {
        label: t`Fund size on ${sizeDay}`,
        value: formatCrore(chosen.fundSize.crore),
      },
    ],
  }
}
