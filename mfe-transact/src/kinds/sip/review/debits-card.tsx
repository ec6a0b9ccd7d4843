import {
  Button,
  Card,
  formatLongDate,
  formatTime,
  indiaDate,
  Timeline,
  type TimelineItem,
} from '@portal/kernel'
import type { SipQuote } from '@portal/kernel/contracts/sip'
import { useState } from 'react'
import type { SipRequest } from '../../purchase/order-request'
import { dayName } from '../../../shared/nav-timing'
import { DebitList } from '../debit-list'
import { monthAfterPaid, payerText, reminderOn, shiftReason } from '../../../shared/sip-words'
import styles from '../debit-list.module.css'

const shownFirst = 3

/** What happens when, why then, and the debits of the first year. */
export function DebitsCard({ sip, quote }: { sip: SipRequest; quote: SipQuote }) {
  const [all, setAll] = useState(false)
  const { dues, mandate } = quote
  const shown = all ? dues : dues.slice(0, shownFirst)
  return (
    <Card title="When is it debited?">
      <Timeline items={stepsOf(quote, sip)} />
      <h3 className={styles.head}>Debits to come</h3>
      <DebitList dues={shown} otherwise={payerText(mandate)} />
      {dues.length > shown.length && (
        <Button variant="quiet" size="sm" onClick={() => setAll(true)}>
          Show {dues.length} debits
        </Button>
      )}
    </Card>
  )
}

function stepsOf(
  { cancelUntil, dues: [first], mandate, firstNow }: SipQuote,
  { sipFrequency }: SipRequest,
): TimelineItem[] {
  const day = dayName(indiaDate(cancelUntil))
  const registered: TimelineItem = {
    state: 'now',
    title: `Cancel until ${formatTime(cancelUntil)}, ${day}`,
    text: 'After that we register the SIP.',
  }
  if (!first) return [registered]
  const why = shiftReason(first)
  const later = firstNow && sipFrequency !== 'Daily' ? `It comes ${monthAfterPaid}. ` : ''
  return [
    registered,
    {
      state: 'next',
      title: `${dayName(reminderOn(first))}: we remind you`,
      text: 'By e-mail and SMS, a day before each debit.',
    },
    {
      state: 'next',
      title: `${dayName(first.debitOn)}: the first debit`,
      text: `${later}${why ? `${why}. ` : ''}Keep enough money in ${payerText(mandate)}.`,
    },
    {
      state: 'next',
      title: `${formatLongDate(first.unitsOn)}: your units`,
      text: `Your bank answers on the next business day. You get the NAV of ${dayName(first.navDate)}.`,
    },
  ]
}
