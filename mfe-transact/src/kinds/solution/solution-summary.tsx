import { Card, DetailList, equityPart, Money } from '@portal/kernel'
import type { InvestmentSolution } from '@portal/kernel/contracts/product'
import type { TransactionDraft } from '@portal/kernel/contracts/transaction-draft'
import type { ReactNode } from 'react'
import styles from '../purchase/invest.module.css'
import { folioText } from '../purchase/order-summary'

export interface SolutionSummaryProps {
  draft: TransactionDraft
  mixes: readonly InvestmentSolution[]
  action: ReactNode
}

/** How the amount is split, beside the form. */
export function SolutionSummary({ draft, mixes, action }: SolutionSummaryProps) {
  const { amount, selectFolio, equityScheme, debtScheme } = draft.transactionDetails
  const mix = mixes.find(({ type }) => type === draft.investmentSolutions?.type)
  const total = amount ?? 0
  const equity = mix ? equityPart(total, mix.equityPercent) : 0
  const halves = [
    { label: equityScheme?.schemeName ?? 'Equity', value: <Money paise={equity} /> },
    { label: debtScheme?.schemeName ?? 'Debt', value: <Money paise={total - equity} /> },
  ]
  return (
    <Card title={mix?.name ?? 'Your mix'}>
      {!mix && <p className={styles.none}>Choose a mix to begin.</p>}
      <DetailList
        rows={[
          ...(mix ? halves : []),
          { label: 'Folio', value: folioText(selectFolio) },
          { label: 'To pay today', value: <Money paise={total} />, total: true },
        ]}
      />
      <div className={styles.blocks}>{action}</div>
      <p className={styles.after}>You can change this until you confirm.</p>
    </Card>
  )
}
