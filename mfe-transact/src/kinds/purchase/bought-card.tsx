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
import type { ComponentProps } from 'react'
import { dayName } from '../../shared/days'
import { SchemeHead } from '../../shared/scheme-head'
import { editInvestment } from '../../transaction/steps'
import styles from '../../transaction/review.module.css'

interface BoughtCardProps {
  title: string
  /** What "Change" changes, for who cannot see where it stands: "the order". */
  changes: string
  quote: Pick<LumpsumQuote, 'scheme' | 'estimatedUnits' | 'lastNav' | 'lastNavDate'> &
    Partial<Pick<LumpsumQuote, 'isOffer'>>
  rows: ComponentProps<typeof DetailList>['rows']
  /** Stands above the units: "You get about". */
  buys: string
  /** Which NAV it is that counts. */
  navText: string
}

/** What is bought, what it costs, and about how many units it gives. */
export function BoughtCard({ title, changes, quote, rows, buys, navText }: BoughtCardProps) {
  const { scheme, estimatedUnits, lastNav, lastNavDate, isOffer } = quote
  return (
    <Card
      title={title}
      action={
        <TextLink to={href(editInvestment)} look="strong" icon="pencil">
          Change<VisuallyHidden> {changes}</VisuallyHidden>
        </TextLink>
      }
    >
      <div className={styles.purchase}>
        <div>
          <SchemeHead scheme={scheme} nav={lastNav} {...(isOffer && { isOffer })} />
          <DetailList rows={rows} />
        </div>
        <div className={styles.well}>
          <p className={styles.small}>{buys}</p>
          <p className={styles.units} translate="no">
            {formatUnits(estimatedUnits)} units
          </p>
          <p className={styles.small}>
            {isOffer
              ? `Every unit costs the offer price, ${formatNav(lastNav)}, while the offer is open.`
              : `We estimate with the NAV of ${dayName(lastNavDate)}, ${formatNav(lastNav)}. ${navText}`}
          </p>
        </div>
      </div>
    </Card>
  )
}

/** What is paid, what it costs, and about how many units it gives. */
export function PurchaseCard({ quote }: { quote: LumpsumQuote }) {
  const { amount, stampDuty, netAmount, navDateIfPaidNow } = quote
  return (
    <BoughtCard
      title="Lump sum"
      changes="the order"
      quote={quote}
      rows={[
        { label: 'Amount', value: <Money paise={amount} /> },
        { label: 'Stamp duty (0.005%)', value: <Money paise={stampDuty} as="cost" /> },
        { label: 'Buys units for', value: <Money paise={netAmount} />, total: true },
      ]}
      buys="You get about"
      navText={`You get the NAV of ${dayName(navDateIfPaidNow)}.`}
    />
  )
}
