import { instalmentsText, stepUpText } from '@portal/contracts/format'
import { DetailList, formatRupeesRounded, Money, Note, useFigures } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { Scheme } from '@portal/contracts/schemes/product'
import type { TransactionDraft } from '@portal/contracts/orders/transaction-draft'
import type { ReactNode } from 'react'
import { hasLumpsum } from '../purchase/order-request'
import { folioText, OrderSummary } from '../purchase/purchase-frame'
import { DebitList } from './debit-list'
import { steppingUp } from './step-up'
import { CutOffNote, useNavTiming } from '../../shared/nav-timing'
import { accountName } from '../../shared/payout-account'
import { noticeText, perText } from '../../shared/sip-words'
import { useSipQuote } from './quote'
import styles from './sip.module.css'

interface SipSummaryProps {
  scheme: Scheme | undefined
  draft: TransactionDraft
  action: ReactNode
}

/** What the SIP comes to so far, and its next debits. */
export function SipSummary({ scheme, draft, action }: SipSummaryProps) {
  const { data: quote, dataUpdatedAt, refetch } = useSipQuote(draft, scheme?.sipAllow !== 'N')
  const figures = useFigures()
  const now = quote?.firstNow ?? undefined
  const timing = useNavTiming(now, dataUpdatedAt, () => void refetch())
  const { amount, sipFrequency, selectFolio, payFirstNow, lumpsumAmount } = draft.transactionDetails
  const sipTopUp = steppingUp(draft.transactionDetails.sipTopUp)
  const once = hasLumpsum(draft) ? (lumpsumAmount ?? 0) : 0
  const each = amount
    ? `${formatRupeesRounded(amount)} ${sipFrequency === null ? '' : perText[sipFrequency]}`
    : t`Not chosen yet`
  return (
    <OrderSummary
      scheme={scheme}
      note={
        timing ? (
          <CutOffNote timing={timing} />
        ) : (
          quote &&
          figures && (
            <Note icon="calendar-clock" compact>
              {t`We remind you ${{ notice: noticeText(figures) }} before each debit.`}
            </Note>
          )
        )
      }
      action={action}
    >
      <DetailList
        rows={[
          ...(hasLumpsum(draft) ? [{ label: t`Lump sum`, value: <Money paise={once} /> }] : []),
          { label: t`SIP`, value: each },
          ...(quote ? [{ label: t`Instalments`, value: howMany(quote.installments, payFirstNow) }] : []),
          ...(sipTopUp ? [{ label: t`Step-up`, value: stepUpText(sipTopUp) }] : []),
          { label: t`Folio`, value: folioText(selectFolio) },
          {
            label: t`To pay today`,
            value: <Money paise={once + (payFirstNow ? (amount ?? 0) : 0)} />,
            total: true,
          },
        ]}
      />
      {quote && (
        <>
          <h2 className={styles.next}>{t`Next debits`}</h2>
          <DebitList dues={quote.dues.slice(0, 3)} otherwise={accountName(quote.mandate)} />
        </>
      )}
    </OrderSummary>
  )
}

const howMany = (count: number | null, payFirstNow: boolean): string =>
  count === null ? t`Until you cancel` : instalmentsText(count, payFirstNow)
