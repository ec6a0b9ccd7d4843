import {
  Card,
  DetailList,
  formatNav,
  formatUnits,
  href,
  Money,
  TextLink,
  VisuallyHidden,
} from '@portal/kernel'
import type { LumpsumQuote } from '@portal/kernel/contracts/purchase'
import { editInvestment } from '../../../purchases/edit-investment'
import { dayName } from '../../../shared/nav-timing'
import { SchemeHead } from '../../../shared/scheme-head'
import styles from '../../../purchases/review.module.css'

/** What is paid, what it costs, and about how many units it gives. */
export function PurchaseCard({ quote }: { quote: LumpsumQuote }) {
  const { scheme, amount, stampDuty, netAmount, estimatedUnits, lastNav, lastNavDate } = quote
  return (
    <Card
      title="Lump sum"
      action={
        <TextLink to={href(editInvestment)} look="strong" icon="pencil">
          Change<VisuallyHidden> the order</VisuallyHidden>
        </TextLink>
      }
    >
      <div className={styles.purchase}>
        <div>
          <SchemeHead
            category={scheme.fundType}
            name={scheme.schemeName}
            planMode={scheme.planMode}
            optDesc={scheme.optDesc}
            nav={lastNav}
          />
          <DetailList
            rows={[
              { label: 'Amount', value: <Money paise={amount} /> },
              { label: 'Stamp duty (0.005%)', value: <Money paise={stampDuty} as="cost" /> },
              { label: 'Buys units for', value: <Money paise={netAmount} />, total: true },
            ]}
          />
        </div>
        <div className={styles.well}>
          <p className={styles.small}>You get about</p>
          <p className={styles.units}>{formatUnits(estimatedUnits)} units</p>
          <p className={styles.small}>
            We estimate with the NAV of {dayName(lastNavDate)}, {formatNav(lastNav)}. You get the NAV of{' '}
            {dayName(quote.navDateIfPaidNow)}.
          </p>
        </div>
      </div>
    </Card>
  )
}
