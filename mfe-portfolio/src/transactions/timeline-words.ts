import {
  formatDate,
  formatRupees,
  formatTime,
  formatUnits,
  indiaDate,
  lowerNav,
  paymentModeLabels,
  shortNumber,
  type TimelineItem,
} from '@portal/kernel'
import type { Order, OrderState, PurchaseOrder, RedemptionOrder } from '@portal/contracts/orders/order'
import type { ReturnedMoney } from '@portal/contracts/payments/payment-attempt'
import type { TransactionRow } from '@portal/contracts/orders/transaction-row'
import type { TransactionTimeline } from '@portal/contracts/orders/transaction-timeline'
import { transactionLabel } from '../shared/transaction-look'

type Family = Order['family']

const common = { accepted: 'Accepted', cancelled: 'Cancelled', rejected: 'Rejected' }

const titles: Readonly<Record<Family, Readonly<Partial<Record<OrderState, string>>>>> = {
  purchase: {
    created: 'Order placed',
    paid: 'Payment received',
    allotted: 'Units allotted',
    expired: 'Not paid in time',
    refund_due: 'Refund due',
    refunded: 'Refund paid',
  },
  redemption: {
    ...common,
    paid_ahead: 'Paid out',
    priced: 'Units sold',
    returned: 'Payout returned by the bank',
    paid_out: 'Paid out',
  },
  switch: { ...common, sold: 'Units sold', allotted: 'Units bought' },
  registration: { ...common, registered: 'Registered' },
}

/** "25 Aug 2026, 1:18 pm" */
const at = (moment: string): string => `${formatDate(indiaDate(moment))}, ${formatTime(moment)}`

interface Happened {
  at: string
  title: string
  reason?: string | null
}

/** What was tried meanwhile: payments that did not go through, and money that came and could not be used. */
function triedOf(order: Order): Happened[] {
  if (order.family !== 'purchase') return []
  return order.payments.flatMap(({ state, settledAt, startedAt, reason, returned = [] }) => [
    ...returned.flatMap(returnOf),
    ...((state === 'failed' || state === 'abandoned') && !returned.length
      ? [
          {
            at: settledAt ?? startedAt,
            title: 'Payment did not go through',
            reason: reason ?? 'Nothing was debited.',
          },
        ]
      : []),
  ])
}

function returnOf({ amount, reason, at: cameAt, sentAt }: ReturnedMoney): Happened[] {
  const money = formatRupees(amount)
  const came = { at: cameAt, title: `${money} came and goes back to you`, reason }
  const sent = 'To the account that it came from.'
  return sentAt ? [came, { at: sentAt, title: `Refund of ${money} paid`, reason: sent }] : [came]
}

/** Why an order came to a state, in words for the investor. */
function reasonOf(order: Order, state: OrderState): string | null {
  if (state === 'returned' && order.family === 'redemption')
    return order.payouts.findLast((payout) => payout.state === 'returned')?.reason ?? null
  if ((state === 'paid_out' || state === 'paid_ahead') && order.family === 'redemption') {
    const utr = order.payouts.findLast((payout) => payout.state === 'paid')?.utr
    return utr ? `Reference (UTR) ${utr}.` : null
  }
  return state === order.state ? order.failureReason : null
}

/** What came back goes to another account of the folio, or waits for the investor to name one. */
function afterReturn({ payouts }: RedemptionOrder): TimelineItem {
  const last = payouts.at(-1)
  return last && last.state !== 'returned'
    ? {
        state: 'now',
        title: `Money in ${last.bankName} ${shortNumber(last.accountLast4)} by ${formatDate(last.dueOn)}`,
      }
    : {
        state: 'now',
        title: 'Choose the account that gets the money',
        text: 'It earns income until you say where it goes.',
      }
}

/** What an unpaid order waits for: its debit, money that is on its way, or its investor, as long as there is time. */
function paymentOf({ mandate, payments, payBefore }: PurchaseOrder, now: number): TimelineItem {
  if (mandate) {
    const { bankName, accountLast4 } = mandate
    const account = bankName && accountLast4 ? `${bankName} ${shortNumber(accountLast4)}` : 'your account'
    return { state: 'now', title: 'Debit on its way', text: `Keep enough money in ${account}.` }
  }
  const open = payments.find(({ state }) => state === 'started' || state === 'pending')
  if (open?.debit) {
    const account =
      open.bankName && open.accountLast4
        ? `${open.bankName} ${shortNumber(open.accountLast4)}`
        : 'your account'
    const { debitOn, moneyBy } = open.debit
    const text = `Debited on ${formatDate(debitOn)}; the money is here by ${formatDate(moneyBy)}. Keep enough money in ${account}.`
    return { state: 'now', title: 'Debit on its way', text }
  }
  if (open) {
    const text = `By ${paymentModeLabels[open.paymentMode]}, begun on ${at(open.startedAt)}.`
    return { state: 'now', title: 'We wait for your payment', text }
  }
  if (Date.parse(payBefore) > now) return { state: 'now', title: `To be paid by ${at(payBefore)}` }
  return {
    state: 'now',
    title: 'The time to pay is over',
    text: `It ended on ${at(payBefore)}. We check whether your money came in time.`,
  }
}

/** Its money comes first; until its units are sold, the order names the later of its two days. */
function instantOf({ state, navDate, payouts }: RedemptionOrder, money: string): TimelineItem[] {
  const sale: TimelineItem = {
    state: 'next',
    title: `Units sold at ${lowerNav(navDate)}`,
    text: 'Once both are published. The amount does not change.',
  }
  if (state === 'paid_ahead') return [{ ...sale, state: 'now' }]
  return state === 'accepted' && payouts.length ? [{ state: 'now', title: money }, sale] : []
}

function comingOf(order: Order, now: number): TimelineItem[] {
  switch (order.family) {
    case 'purchase':
      if (order.state === 'created') return [paymentOf(order, now)]
      if (order.state !== 'paid') return []
      return [
        {
          state: 'now',
          title: `NAV of ${formatDate(order.navDate)}`,
          text: 'Your units are bought at this price.',
        },
        { state: 'next', title: `Units in your folio on ${formatDate(order.unitsOn)}` },
      ]
    case 'redemption': {
      const money = `Money in ${order.bankName} ${shortNumber(order.accountLast4)} by ${formatDate(order.payoutOn)}`
      if (order.kind === 'INSTA_REDEEM' && order.nav === null) return instantOf(order, money)
      if (order.state === 'accepted')
        return [
          {
            state: 'now',
            title: `NAV of ${formatDate(order.navDate)}`,
            text: 'Your units are sold at this price.',
          },
          { state: 'next', title: money },
        ]
      if (order.state === 'priced') return [{ state: 'now', title: money }]
      return order.state === 'returned' ? [afterReturn(order)] : []
    }
    case 'switch': {
      const units = `Units of ${order.toScheme.schemeName} on ${formatDate(order.unitsOn)}`
      if (order.state === 'sold') return [{ state: 'now', title: units }]
      return order.state === 'accepted'
        ? [
            {
              state: 'now',
              title: `NAV of ${formatDate(order.navDate)}`,
              text: 'Your units are sold at this price.',
            },
            { state: 'next', title: units },
          ]
        : []
    }
    case 'registration':
      return order.state === 'accepted' ? [{ state: 'now', title: 'We register it' }] : []
  }
}

/** What was to come has no day any more. */
const lateNav = (date: string): TimelineItem => ({
  state: 'now',
  title: `NAV of ${formatDate(date)}`,
  text: 'It is not published yet. You still get the NAV of that day; we are asking for it, and write to you once your order is done.',
})

/** What became of a transaction, with the reasons, and what comes when. */
export function stepsOf({ order, changes, entries }: TransactionTimeline, now: number): TimelineItem[] {
  if (!order)
    return entries.map(({ kind, instalmentOf, date, units }) => ({
      state: 'done',
      title: transactionLabel({ kind, instalmentOf }),
      text: `${formatDate(date)}${Number(units) ? `, ${formatUnits(units)} units` : ''}`,
    }))
  const happened: Happened[] = [
    ...changes.map((change, index) =>
      changes[index - 1]?.state === 'paid_ahead'
        ? { at: change.at, title: 'Units sold' }
        : {
            at: change.at,
            title: titles[order.family][change.state] ?? change.state,
            reason: reasonOf(order, change.state),
          },
    ),
    ...triedOf(order),
  ]
  return [
    ...happened
      .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
      .map(({ at: moment, title, reason }): TimelineItem => ({
        state: 'done',
        title,
        text: [at(moment), reason].filter(Boolean).join('. '),
      })),
    ...(order.navLate ? [lateNav(order.navLate)] : comingOf(order, now)),
  ]
}

/** A due date on which the debit failed, or on which nothing could be ordered. */
export function failedDebitSteps({ date, statusText }: TransactionRow): TimelineItem[] {
  return [
    { state: 'done', title: 'Instalment due', text: formatDate(date) },
    { state: 'done', title: statusText, text: 'You got no units, and nothing was debited.' },
  ]
}
