import { formatRate, type PdfSection } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { planLine } from '../shared/fund-names'
import type { DocumentFacts } from './scheme-documents'

export function costsSection({ chosen }: DocumentFacts): PdfSection {
  const rate = formatRate(chosen.expenseRatio, { decimals: 2, sign: false })
  const plan = planLine(chosen)
  return {
    title: t`Loads and costs`,
    rows: [
      { label: t`Entry load`, value: t`None` },
      { label: t`Exit load`, value: chosen.exitLoad },
      {
        label: t`Expense ratio`,
        value: t`${rate} a year (${plan}), already deducted from the NAV`,
      },
    ],
  }
}

export function helpSection({ house, email }: DocumentFacts): PdfSection {
  return {
    title: t`Questions and complaints`,
    paragraphs: [
      t`Come to us first. If we do not settle your complaint, take it to SEBI at scores.sebi.gov.in (SCORES), and after that to smartodr.in.`,
    ],
    rows: [
      { label: t`Helpline`, value: house.helpline },
      ...(email ? [{ label: t`E-mail`, value: email }] : []),
      { label: t`Fund house`, value: `${house.name}, ${house.company}` },
    ],
  }
}
