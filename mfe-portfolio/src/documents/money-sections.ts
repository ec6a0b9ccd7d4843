import type { PdfSection } from '@portal/kernel'
import type { FundCategory } from '@portal/contracts/wire/common'
import { formatRate } from '@portal/kernel'
import { planLine } from '../shared/fund-names'
import type { DocumentFacts } from './scheme-documents'

export function costsSection({ chosen }: DocumentFacts): PdfSection {
  return {
    title: 'Loads and costs',
    rows: [
      { label: 'Entry load', value: 'None' },
      { label: 'Exit load', value: chosen.exitLoad },
      {
        label: 'Expense ratio',
        value: `${formatRate(chosen.expenseRatio, { decimals: 2, sign: false })} a year (${planLine(chosen)}), already deducted from the NAV`,
      },
    ],
  }
}

const equityTax = [
  'Gains are taxed at 20% if you sell within 12 months of buying. Later they are taxed at 12.5%, on what exceeds ₹1,25,000 of such gains in a financial year.',
  'Securities transaction tax of 0.001% is deducted when you redeem.',
]
const otherTax =
  'Gains are taxed at 12.5% if you hold the units for more than 24 months, otherwise at your slab rate.'

/** Under the Income-tax Act 2025, for residents; before surcharge and cess. */
const taxOfGains: Readonly<Record<FundCategory, readonly string[]>> = {
  EQUITY: equityTax,
  DEBT: [
    'Gains on units bought on or after 1 April 2023 are taxed at your slab rate, however long you hold them.',
  ],
  HYBRID: [
    'While the scheme holds 65% or more in Indian shares, gains are taxed as those of an equity fund: at 20% if you sell within 12 months, later at 12.5% on what exceeds ₹1,25,000 in a financial year.',
    `While it holds between 35% and 65%, this applies: ${otherTax}`,
  ],
  INTERNATIONAL: [otherTax],
}

export function taxSection({ chosen }: DocumentFacts): PdfSection {
  return {
    title: 'Tax',
    paragraphs: [
      ...taxOfGains[chosen.fundType],
      'Surcharge and cess come on top. IDCW is taxed at your slab rate; we deduct 10% where it exceeds ₹10,000 in a financial year. From residents we deduct no tax when they redeem. Other rules apply to NRIs.',
      'This is the law for residents from 1 April 2026, in short. Ask a tax adviser about your own case.',
    ],
  }
}

export function helpSection({ house, email }: DocumentFacts): PdfSection {
  return {
    title: 'Questions and complaints',
    paragraphs: [
      'Come to us first. If we do not settle your complaint, take it to SEBI at scores.sebi.gov.in (SCORES), and after that to smartodr.in.',
    ],
    rows: [
      { label: 'Helpline', value: house.helpline },
      ...(email ? [{ label: 'E-mail', value: email }] : []),
      { label: 'Fund house', value: `${house.name}, ${house.company}` },
    ],
  }
}
