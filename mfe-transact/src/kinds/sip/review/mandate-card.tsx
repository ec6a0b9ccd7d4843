import { Card, DetailList, formatDate, MandateUse, Money } from '@portal/kernel'
import type { SipQuote } from '@portal/kernel/contracts/sip'
import { payerText } from '../../../shared/sip-words'
import styles from '../debit-list.module.css'

/** Which mandate pays, and what it still allows. */
export function MandateCard({ quote: { mandate, aMonth } }: { quote: SipQuote }) {
  return (
    <Card title="Mandate">
      <DetailList
        rows={[
          { label: 'Account', value: payerText(mandate) },
          { label: 'Reference (UMRN)', value: mandate.umrn },
          { label: 'Most that a debit may take', value: <Money paise={mandate.limit} as="rounded" /> },
          { label: 'Valid until', value: formatDate(mandate.validTill) },
        ]}
      />
      <div className={styles.use}>
        <MandateUse mandate={mandate} more={aMonth} />
      </div>
    </Card>
  )
}
