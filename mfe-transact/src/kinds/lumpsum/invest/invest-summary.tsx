import { DetailList, Money } from '@portal/kernel'
import type { Scheme } from '@portal/kernel/contracts/product'
import type { TransactionDraft } from '@portal/kernel/contracts/transaction-draft'
import type { ReactNode } from 'react'
import { folioText, OrderSummary } from '../../purchase/order-summary'
import { CutOffNote } from '../../../shared/cut-off-note'
import { useInvestTiming } from './use-invest-timing'

export interface InvestSummaryProps {
  scheme: Scheme | undefined
  draft: TransactionDraft
  action: ReactNode
}

/** What the lump sum comes to so far, and for which NAV it would be in time. */
export function InvestSummary({ scheme, draft, action }: InvestSummaryProps) {
  const timing = useInvestTiming(draft)
  const { amount, selectFolio } = draft.transactionDetails
  const money = <Money paise={amount ?? 0} />
  return (
    <OrderSummary scheme={scheme} note={timing && <CutOffNote timing={timing} />} action={action}>
      <DetailList
        rows={[
          { label: 'Lump sum', value: money },
          { label: 'Folio', value: folioText(selectFolio) },
          { label: 'To pay today', value: money, total: true },
        ]}
      />
    </OrderSummary>
  )
}
