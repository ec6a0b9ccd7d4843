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
  VisuallyHidden,
} from '@portal/kernel'
import { t, Trans } from '@portal/kernel/words'
import type { Figures } from '@portal/contracts/support/figures'
import type { SipQuote } from '@portal/contracts/systematic-plans/sip'
import { useState } from 'react'
import { BoughtCard } from '../purchase/review-cards'
import type { SipRequest } from '../purchase/order-request'
import { DebitList } from './debit-list'
import { dayName } from '../../shared/days'
import { accountName } from '../../shared/payout-account'
import { laterText, oftenText, reminderOf, shiftText } from '../../shared/sip-words'
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
    <Card title={t`When is it debited?`}>
      <Timeline items={stepsOf(quote, sip, figures)} />
      <h3 className={styles.head}>{t`Debits to come`}</h3>
      <DebitList dues={shown} otherwise={accountName(mandate)} />
      {dues.length > shown.length && (
        <Button variant="quiet" size="sm" onClick={() => setAll(true)}>
          {t`Show ${{ count: dues.length }} debits`}
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
    title: t`Cancel until ${{ time: formatTime(cancelUntil) }}, ${day}`,
    text: t`After that we register the SIP.`,
  }
  if (!first) return [registered]
  const later = firstNow && sipFrequency !== 'Daily'
  const keep = t`Keep enough money in ${{ account: accountName(mandate) }}.`
  const priced = dayName(first.navDate)
  return [
    registered,
    ...reminderOf(first, figures),
    {
      state: 'next',
      title: t`${{ day: dayName(first.debitOn) }}: the first debit`,
      text: [later && laterText(), shiftText(first), keep].filter(Boolean).join(' '),
    },
    {
      state: 'next',
      title: t`${{ day: formatLongDate(first.unitsOn) }}: your units`,
      text: t`Your bank answers on the next business day. You get the NAV of ${priced}.`,
    },
  ]
}

/** Which mandate pays, and what it still allows. */
export function MandateCard({ quote: { mandate, aMonth } }: { quote: SipQuote }) {
  return (
    <Card title={t`Mandate`}>
      <DetailList
        rows={[
          { label: t`Account`, value: accountName(mandate) },
          { label: t`Reference (UMRN)`, value: mandate.umrn },
          { label: t`Most that a debit may take`, value: <Money paise={mandate.limit} as="rounded" /> },
          { label: t`Valid until`, value: formatDate(mandate.validTill) },
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
      title={t`Your SIP`}
      changes={
        <Trans>
          Change<VisuallyHidden> the SIP</VisuallyHidden>
        </Trans>
      }
      quote={quote}
      rows={[
        {
          label: t`Each instalment`,
          value: `${formatRupeesRounded(amount)} ${oftenText(sip)}`,
        },
        ...(sip.sipTopUp ? [{ label: t`Step-up`, value: stepUpText(sip.sipTopUp) }] : []),
        stampDutyRow(quote, true),
        { label: t`Ends`, value: endText(quote) },
        ...coverRows(cover?.years),
        ...(total === null ? [] : [{ label: t`In all`, value: <Money paise={total} />, total: true }]),
      ]}
      buys={t`An instalment buys about`}
      navText={t`Each instalment gets the NAV of the day on which your bank has paid it.`}
    />
  )
}

function endText({ endDate, installments, firstNow }: SipQuote): string {
  if (endDate === null || installments === null) return t`When you cancel it`
  const day = formatLongDate(endDate)
  const all = installments + 1
  return firstNow
    ? t`After ${all} instalments, 1 now and ${installments} by mandate, the last due on ${day}`
    : t`After ${installments} instalments, the last due on ${day}`
}

/** The life cover of a smart SIP. */
function coverRows(cover: readonly number[] = []) {
  const labels = [
    t`Life cover, first year`,
    t`Life cover, second year`,
    t`Life cover, from the third year on`,
  ]
  return cover.map((paise, index) => ({
    label: labels[index] ?? t`Life cover`,
    value: <Money paise={paise} as="rounded" />,
  }))
}
