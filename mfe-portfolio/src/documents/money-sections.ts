import { formatRate, type PdfSection } from '@portal/kernel'
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
