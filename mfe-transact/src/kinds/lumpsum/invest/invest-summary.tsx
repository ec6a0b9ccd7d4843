import { Card, DetailList, maskFolio, Money, type NewTransactionDraft } from '@portal/kernel'
import type { Scheme } from '@portal/kernel/contracts/product'
import type { ReactNode } from 'react'
import { CutOffNote } from '../../../shared/cut-off-note'
import { SchemeHead } from '../../../shared/scheme-head'
import styles from './invest.module.css'
import { useInvestTiming } from './use-invest-timing'

export interface InvestSummaryProps {
  scheme: Scheme | undefined
  draft: NewTransactionDraft
  action: ReactNode
}

const folioText = (folioNo: string | null): string =>
  folioNo === 'new' ? 'New folio' : folioNo ? maskFolio(folioNo) : 'Not chosen yet'

/** What the order comes to so far, and for which NAV it would be in time. */
export function InvestSummary({ scheme, draft, action }: InvestSummaryProps) {
  const timing = useInvestTiming(draft)
  const amount = draft.amount ?? 0
  return (
    <Card label="Your order so far">
      {scheme ? (
        <SchemeHead
          category={scheme.fundType}
          name={scheme.schemeDesc}
          planMode={scheme.planMode}
          optDesc={scheme.optDesc}
          nav={scheme.nav}
        />
      ) : (
        <p className={styles.none}>Choose a scheme to begin.</p>
      )}
      <DetailList
        rows={[
          { label: 'Lump sum', value: <Money paise={amount} /> },
          { label: 'Folio', value: folioText(draft.folioNo) },
          { label: 'To pay today', value: <Money paise={amount} />, total: true },
        ]}
      />
      <div className={styles.blocks}>
        {timing && <CutOffNote timing={timing} />}
        {action}
      </div>
      <p className={styles.after}>You can change this until you confirm.</p>
    </Card>
  )
}
