import { stepUpText } from '@portal/contracts/format'
import {
  Button,
  Card,
  DetailList,
  formatDate,
  formatLongDate,
  formatRupeesRounded,
  formatTime,
  indiaDate,
  MandateUse,
  Money,
  Timeline,
  type TimelineItem,
  useFigures,
} from '@portal/kernel'
import type { Figures } from '@portal/contracts/support/figures'
import type { SipQuote } from '@portal/contracts/systematic-plans/sip'
import { useState } from 'react'
import { BoughtCard } from '../purchase/review-cards'
import type { SipRequest } from '../purchase/order-request'
import { DebitList } from './debit-list'
import { coverYears } from './quote'
import { dayName } from '../../shared/days'
import { accountName } from '../../shared/payout-account'
import { monthAfterPaid, oftenText, reminderOf, shiftReason } from '../../shared/sip-words'
import { stampDutyRow } from '../../shared/stamp-duty-row'
import styles from './sip.module.css'

const shownFirst = 3

/** What happens when, why then, and the debits of the first year. */
export function DebitsCard({ sip, quote }: { sip: SipRequest; quote: SipQuote }) {
  const [all, setAll] = useState(false)
  const figures = useFigures()
  const { dues, mandate } = quote
  const shown = all ? dues : dues.slice(0, shownFirst)
  return (
    <Card title="When is it debited?">
      <Timeline items={stepsOf(quote, sip, figures)} />
      <h3 className={styles.head}>Debits to come</h3>
      <DebitList dues={shown} otherwise={accountName(mandate)} />
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
  figures: Figures | undefined,
): TimelineItem[] {
  const day = dayName(indiaDate(cancelUntil))
  const registered: TimelineItem = {
    state: 'now',
    title: `Cancel until ${formatTime(cancelUntil)}, ${day}`,
    text: 'After that we register the SIP.',
  }
  if (!first) return [registered]
  const why = shiftReason(first)
  const later = firstNow && sipFrequency !== 'Daily' ? `It comes ${monthAfterPaid()}. ` : ''
  return [
    registered,
    ...reminderOf(first, figures),
    {
      state: 'next',
      title: `${dayName(first.debitOn)}: the first debit`,
      text: `${later}${why ? `${why}. ` : ''}Keep enough money in ${accountName(mandate)}.`,
    },
    {
      state: 'next',
      title: `${formatLongDate(first.unitsOn)}: your units`,
      text: `Your bank answers on the next business day. You get the NAV of ${dayName(first.navDate)}.`,
    },
  ]
}

/** Which mandate pays, and what it still allows. */
export function MandateCard({ quote: { mandate, aMonth } }: { quote: SipQuote }) {
  return (
    <Card title="Mandate">
      <DetailList
        rows={[
          { label: 'Account', value: accountName(mandate) },
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

/** What is invested again and again, what it costs, and about how many units an instalment buys. */
export function SipCard({ sip, quote }: { sip: SipRequest; quote: SipQuote }) {
  const { amount, total, cover } = quote
  return (
    <BoughtCard
      title="Your SIP"
      changes="the SIP"
      quote={quote}
      rows={[
        {
          label: 'Each instalment',
          value: `${formatRupeesRounded(amount)} ${oftenText(sip)}`,
        },
        ...(sip.sipTopUp ? [{ label: 'Step-up', value: stepUpText(sip.sipTopUp) }] : []),
        stampDutyRow(quote, ', each'),
        { label: 'Ends', value: endText(quote) },
        ...coverRows(cover?.years),
        ...(total === null ? [] : [{ label: 'In all', value: <Money paise={total} />, total: true }]),
      ]}
      buys="An instalment buys about"
      navText="Each instalment gets the NAV of the day on which your bank has paid it."
    />
  )
}

function endText({ endDate, installments, firstNow }: SipQuote): string {
  if (endDate === null || installments === null) return 'When you cancel it'
  const last = `the last due on ${formatLongDate(endDate)}`
  return firstNow
    ? `After ${installments + 1} instalments, 1 now and ${installments} by mandate, ${last}`
    : `After ${installments} instalments, ${last}`
}

/** The life cover of a smart SIP. */
const coverRows = (cover: readonly number[] = []) =>
  cover.map((paise, index) => ({
    label: `Life cover, ${(coverYears[index] ?? '').toLowerCase()}`,
    value: <Money paise={paise} as="rounded" />,
  }))
