import { formatLongDate, formatRupeesRounded, type PdfSection } from '@portal/kernel'
import { select, t } from '@portal/kernel/words'
import type { Figures } from '@portal/contracts/support/figures'
import type { FundCategory } from '@portal/contracts/wire/common'
import type { DocumentFacts } from './scheme-documents'

/** `'1 April 2023'`: a day of the law, whose weekday says nothing. */
const lawDay = (date: string) => formatLongDate(date).replace(/^[^,]+, /, '')

/** Each rate is a percentage, the investor's own one (`slab`), or none (`exempt`). */
function equityTax({ gains, stt }: Figures): string[] {
  const { months, short, long } = gains.equity
  const free = formatRupeesRounded(gains.equityFree)
  const soon = t`Gains are ${select(short, {
    exempt: 'not taxed',
    slab: 'taxed at your slab rate',
    other: `taxed at ${short}%`,
  })} if you sell within ${months} months of buying.`
  const later = t`Later they are ${select(long, {
    exempt: 'not taxed',
    slab: `taxed at your slab rate, on what exceeds ${free} of such gains in a financial year`,
    other: `taxed at ${long}%, on what exceeds ${free} of such gains in a financial year`,
  })}.`
  return [`${soon} ${later}`, t`Securities transaction tax of ${stt}% is deducted when you redeem.`]
}

function otherTax({ gains }: Figures): string {
  const { months, short, long } = gains.other
  if (long === 'exempt')
    return t`Gains are not taxed if you hold the units for more than ${months} months, otherwise ${select(
      short,
      {
        exempt: 'not taxed',
        slab: 'taxed at your slab rate',
        other: `taxed at ${short}%`,
      },
    )}.`
  return t`Gains are ${select(long, {
    slab: 'taxed at your slab rate',
    other: `taxed at ${long}%`,
  })} if you hold the units for more than ${months} months, otherwise ${select(short, {
    exempt: 'not at all',
    slab: 'at your slab rate',
    other: `at ${short}%`,
  })}.`
}

/** A hybrid fund is taxed by the shares that it holds. */
function hybridTax(figures: Figures): string[] {
  const { gains, shares } = figures
  const { months, short, long } = gains.equity
  const { equity, mixed } = shares
  const free = formatRupeesRounded(gains.equityFree)
  const rule = otherTax(figures)
  return [
    t`While the scheme holds ${equity}% or more in Indian shares, gains are taxed as those of an equity fund: ${select(
      short,
      { exempt: 'not at all', slab: 'at your slab rate', other: `at ${short}%` },
    )} if you sell within ${months} months, later ${select(long, {
      exempt: 'not at all',
      slab: `at your slab rate on what exceeds ${free} in a financial year`,
      other: `at ${long}% on what exceeds ${free} in a financial year`,
    })}.`,
    t`While it holds between ${mixed}% and ${equity}%, this applies: ${rule}`,
  ]
}

/** Whatever the time, gains on newer units of a debt fund count as short-term ones. */
function debtTax({ gains, debtSlabFrom }: Figures): string {
  const day = lawDay(debtSlabFrom)
  const { short } = gains.other
  return t`Gains on units bought on or after ${day} are ${select(short, {
    exempt: 'not taxed',
    slab: 'taxed at your slab rate',
    other: `taxed at ${short}%`,
  })}, however long you hold them.`
}

/** For residents; before surcharge and cess. */
const taxOfGains: Readonly<Record<FundCategory, (figures: Figures) => readonly string[]>> = {
  EQUITY: equityTax,
  DEBT: (figures) => [debtTax(figures)],
  HYBRID: hybridTax,
  INTERNATIONAL: (figures) => [otherTax(figures)],
}

export function taxSection({ chosen, figures }: DocumentFacts): PdfSection {
  const { percent } = figures.income
  const free = formatRupeesRounded(figures.income.free)
  const day = lawDay(figures.on)
  return {
    title: t`Tax`,
    paragraphs: [
      ...taxOfGains[chosen.fundType](figures),
      t`Surcharge and cess come on top. IDCW is taxed at your slab rate; we deduct ${percent}% where it exceeds ${free} in a financial year. From residents we deduct no tax when they redeem. Other rules apply to NRIs.`,
      t`This is the law for residents on ${day}, in short. Ask a tax adviser about your own case.`,
    ],
  }
}
