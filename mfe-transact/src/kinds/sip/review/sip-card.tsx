import {
  Card,
  DetailList,
  formatLongDate,
  formatNav,
  formatRupeesRounded,
  formatUnits,
  href,
  Money,
  TextLink,
  VisuallyHidden,
} from '@portal/kernel'
import type { SipQuote } from '@portal/kernel/contracts/sip'
import { editInvestment } from '../../../purchases/edit-investment'
import type { SipRequest } from '../../../purchases/order-request'
import styles from '../../../purchases/review.module.css'
import { dayName } from '../../../shared/nav-timing'
import { SchemeHead } from '../../../shared/scheme-head'
import { coverRows } from '../invest/smart-card'
import { dayText, perText } from '../sip-words'
import { stepUpText } from '../step-up-words'

/** What is invested again and again, what it costs, and about how many units an instalment buys. */
export function SipCard({ sip, quote }: { sip: SipRequest; quote: SipQuote }) {
  const { scheme, amount, stampDuty, estimatedUnits, lastNav, lastNavDate } = quote
  return (
    <Card
      title="Your SIP"
      action={
        <TextLink to={href(editInvestment)} look="strong" icon="pencil">
          Change<VisuallyHidden> the SIP</VisuallyHidden>
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
              {
                label: 'Each instalment',
                value: `${formatRupeesRounded(amount)} ${perText[sip.sipFrequency]}, on ${dayText(sip.sipDate)}`,
              },
              ...(sip.sipTopUp ? [{ label: 'Step-up', value: stepUpText(sip.sipTopUp) }] : []),
              { label: 'Stamp duty (0.005%), each', value: <Money paise={stampDuty} as="cost" /> },
              { label: 'Ends', value: endText(quote) },
              ...coverRows(quote.cover?.years),
              ...(quote.total === null
                ? []
                : [{ label: 'In all', value: <Money paise={quote.total} />, total: true }]),
            ]}
          />
        </div>
        <div className={styles.well}>
          <p className={styles.small}>An instalment buys about</p>
          <p className={styles.units}>{formatUnits(estimatedUnits)} units</p>
          <p className={styles.small}>
            We estimate with the NAV of {dayName(lastNavDate)}, {formatNav(lastNav)}. Each instalment gets the
            NAV of the day on which your bank has paid it.
          </p>
        </div>
      </div>
    </Card>
  )
}

function endText({ endDate, installments }: SipQuote): string {
  if (endDate === null || installments === null) return 'When you cancel it'
  return `After ${installments} debits, the last due on ${formatLongDate(endDate)}`
}
