import { formatLongDate, formatRupeesRounded, type PdfSection } from '@portal/kernel'
import type { Figures } from '@portal/contracts/support/figures'
import type { FundCategory } from '@portal/contracts/wire/common'
import type { DocumentFacts } from './scheme-documents'

/** `'1 April 2023'`: a day of the law, whose weekday says nothing. */
const lawDay = (date: string) => formatLongDate(date).replace(/^\w+, /, '')

/** How a gain is taxed, after "taxed": a rate is a percentage, the investor's own one (`slab`), or none (`exempt`). */
function atRate(rate: string): string {
  if (rate === 'exempt') return 'not at all'
  return rate === 'slab' ? 'at your slab rate' : `at ${rate}%`
}

const taxed = (rate: string) => (rate === 'exempt' ? 'not taxed' : `taxed ${atRate(rate)}`)

function equityTax({ gains, stt }: Figures): string[] {
  const { months, short, long } = gains.equity
  const free = formatRupeesRounded(gains.equityFree)
  const above = long === 'exempt' ? '' : `, on what exceeds ${free} of such gains in a financial year`
  return [
    `Gains are ${taxed(short)} if you sell within ${months} months of buying. Later they are ${taxed(long)}${above}.`,
    `Securities transaction tax of ${stt}% is deducted when you redeem.`,
  ]
}

function otherTax({ gains }: Figures): string {
  const { months, short, long } = gains.other
  const otherwise = long === 'exempt' ? taxed(short) : atRate(short)
  return `Gains are ${taxed(long)} if you hold the units for more than ${months} months, otherwise ${otherwise}.`
}

/** A hybrid fund is taxed by the shares that it holds. */
function hybridTax(figures: Figures): string[] {
  const { gains, shares } = figures
  const { months, short, long } = gains.equity
  const free = formatRupeesRounded(gains.equityFree)
  const above = long === 'exempt' ? '' : ` on what exceeds ${free} in a financial year`
  return [
    `While the scheme holds ${shares.equity}% or more in Indian shares, gains are taxed as those of an equity fund: ${atRate(short)} if you sell within ${months} months, later ${atRate(long)}${above}.`,
    `While it holds between ${shares.mixed}% and ${shares.equity}%, this applies: ${otherTax(figures)}`,
  ]
}

/** Whatever the time, gains on newer units of a debt fund count as short-term ones. */
const debtTax = ({ gains, debtSlabFrom }: Figures) =>
  `Gains on units bought on or after ${lawDay(debtSlabFrom)} are ${taxed(gains.other.short)}, however long you hold them.`

/** For residents; before surcharge and cess. */
const taxOfGains: Readonly<Record<FundCategory, (figures: Figures) => readonly string[]>> = {
  EQUITY: equityTax,
  DEBT: (figures) => [debtTax(figures)],
  HYBRID: hybridTax,
  INTERNATIONAL: (figures) => [otherTax(figures)],
}

export function taxSection({ chosen, figures }: DocumentFacts): PdfSection {
  const { percent, free } = figures.income
  return {
    title: 'Tax',
    paragraphs: [
      ...taxOfGains[chosen.fundType](figures),
      `Surcharge and cess come on top. IDCW is taxed at your slab rate; we deduct ${percent}% where it exceeds ${formatRupeesRounded(free)} in a financial year. From residents we deduct no tax when they redeem. Other rules apply to NRIs.`,
      `This is the law for residents on ${lawDay(figures.on)}, in short. Ask a tax adviser about your own case.`,
    ],
  }
}
