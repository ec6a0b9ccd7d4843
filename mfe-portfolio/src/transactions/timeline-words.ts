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
  type Text,
  textOf,
} from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'
import type { Order, OrderState, PurchaseOrder, RedemptionOrder } from '@portal/contracts/orders/order'
import type { ReturnedMoney } from '@portal/contracts/payments/payment-attempt'
import type { TransactionRow } from '@portal/contracts/orders/transaction-row'
import type { TransactionTimeline } from '@portal/contracts/orders/transaction-timeline'
import { transactionLabel } from '../shared/transaction-look'

type Family = Order['family']

const common = { accepted: msg`Accepted`, cancelled: msg`Cancelled`, rejected: msg`Rejected` }

const titles: Readonly<Record<Family, Readonly<Partial<Record<OrderState, Text>>>>> = {
  purchase: {
    created: msg`Order placed`,
    paid: msg`Payment received`,
    allotted: msg`Units allotted`,
    expired: msg`Not paid in time`,
    refund_due: msg`Refund due`,
    refunded: msg`Refund paid`,
  },
  redemption: {
    ...common,
    paid_ahead: msg`Paid out`,
    priced: msg`Units sold`,
    returned: msg`Payout returned by the bank`,
    paid_out: msg`Paid out`,
  },
  switch: { ...common, sold: msg`Units sold`, allotted: msg`Units bought` },
  registration: { ...common, registered: msg`Registered` },
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
            title: t`Payment did not go through`,
            reason: reason ?? t`Nothing was debited.`,
          },
        ]
      : []),
  ])
}

function returnOf({ amount, reason, at: cameAt, sentAt }: ReturnedMoney): Happened[] {
  const money = formatRupees(amount)
  const came = { at: cameAt, title: t`${money} came and goes back to you`, reason }
  const sent = t`To the account that it came from.`
  return sentAt ? [came, { at: sentAt, title: t`Refund of ${money} paid`, reason: sent }] : [came]
}

/** Why an order came to a state, in words for the investor. */
function reasonOf(order: Order, state: OrderState): string | null {
  if (state === 'returned' && order.family === 'redemption')
    return order.payouts.findLast((payout) => payout.state === 'returned')?.reason ?? null
  if ((state === 'paid_out' || state === 'paid_ahead') && order.family === 'redemption') {
    const utr = order.payouts.findLast((payout) => payout.state === 'paid')?.utr
    return utr ? t`Reference (UTR) ${utr}.` : null
  }
  return state === order.state ? order.failureReason : null
}

type Account = Pick<RedemptionOrder, 'bankName' | 'accountLast4'>

function moneyText({ bankName, accountLast4 }: Account, dueOn: string): string {
  const account = `${bankName} ${shortNumber(accountLast4)}`
  const day = formatDate(dueOn)
  return t`Money in ${account} by ${day}`
}

function keepMoneyText({
  bankName,
  accountLast4,
}: Pick<NonNullable<PurchaseOrder['mandate']>, 'bankName' | 'accountLast4'>): string {
  if (!bankName || !accountLast4) return t`Keep enough money in your account.`
  const account = `${bankName} ${shortNumber(accountLast4)}`
  return t`Keep enough money in ${account}.`
}

function navText(date: string): string {
  const day = formatDate(date)
  return t`NAV of ${day}`
}

/** What came back goes to another account of the folio, or waits for the investor to name one. */
function afterReturn({ payouts }: RedemptionOrder): TimelineItem {
  const last = payouts.at(-1)
  return last && last.state !== 'returned'
    ? { state: 'now', title: moneyText(last, last.dueOn) }
    : {
        state: 'now',
        title: t`Choose the account that gets the money`,
        text: t`It earns income until you say where it goes.`,
      }
}

/** What an unpaid order waits for: its debit, money that is on its way, or its investor, as long as there is time. */
function paymentOf({ mandate, payments, payBefore }: PurchaseOrder, now: number): TimelineItem {
  if (mandate) return { state: 'now', title: t`Debit on its way`, text: keepMoneyText(mandate) }
  const open = payments.find(({ state }) => state === 'started' || state === 'pending')
  if (open?.debit) {
    const debited = formatDate(open.debit.debitOn)
    const here = formatDate(open.debit.moneyBy)
    const text = t`Debited on ${debited}; the money is here by ${here}.`
    return { state: 'now', title: t`Debit on its way`, text: `${text} ${keepMoneyText(open)}` }
  }
  if (open) {
    const mode = paymentModeLabels[open.paymentMode]
    const begun = at(open.startedAt)
    return { state: 'now', title: t`We wait for your payment`, text: t`By ${mode}, begun on ${begun}.` }
  }
  const end = at(payBefore)
  if (Date.parse(payBefore) > now) return { state: 'now', title: t`To be paid by ${end}` }
  return {
    state: 'now',
    title: t`The time to pay is over`,
    text: t`It ended on ${end}. We check whether your money came in time.`,
  }
}

/** Its money comes first; until its units are sold, the order names the later of its two days. */
function instantOf({ state, navDate, payouts }: RedemptionOrder, money: string): TimelineItem[] {
  const nav = lowerNav(navDate)
  const sale: TimelineItem = {
    state: 'next',
    title: t`Units sold at ${nav}`,
    text: t`Once both are published. The amount does not change.`,
  }
  if (state === 'paid_ahead') return [{ ...sale, state: 'now' }]
  return state === 'accepted' && payouts.length ? [{ state: 'now', title: money }, sale] : []
}

function comingOf(order: Order, now: number): TimelineItem[] {
  switch (order.family) {
    case 'purchase': {
      if (order.state === 'created') return [paymentOf(order, now)]
      if (order.state !== 'paid') return []
      const day = formatDate(order.unitsOn)
      return [
        {
          state: 'now',
          title: navText(order.navDate),
          text: t`Your units are bought at this price.`,
        },
        { state: 'next', title: t`Units in your folio on ${day}` },
      ]
    }
    case 'redemption': {
      const money = moneyText(order, order.payoutOn)
      if (order.kind === 'INSTA_REDEEM' && order.nav === null) return instantOf(order, money)
      if (order.state === 'accepted')
        return [
          {
            state: 'now',
            title: navText(order.navDate),
            text: t`Your units are sold at this price.`,
          },
          { state: 'next', title: money },
        ]
      if (order.state === 'priced') return [{ state: 'now', title: money }]
      return order.state === 'returned' ? [afterReturn(order)] : []
    }
    case 'switch': {
      const fund = order.toScheme.schemeName
      const day = formatDate(order.unitsOn)
      const units = t`Units of ${fund} on ${day}`
      if (order.state === 'sold') return [{ state: 'now', title: units }]
      return order.state === 'accepted'
        ? [
            {
              state: 'now',
              title: navText(order.navDate),
              text: t`Your units are sold at this price.`,
            },
            { state: 'next', title: units },
          ]
        : []
    }
    case 'registration':
      return order.state === 'accepted' ? [{ state: 'now', title: t`We register it` }] : []
  }
}

/** What was to come has no day any more. */
const lateNav = (date: string): TimelineItem => ({
  state: 'now',
  title: navText(date),
  text: t`It is not published yet. You still get the NAV of that day; we are asking for it, and write to you once your order is done.`,
})

function entryText(date: string, units: string): string {
  const day = formatDate(date)
  const count = formatUnits(units)
  return Number(units) ? t`${day}, ${count} units` : day
}

const whenAndWhy = (time: string, reason: string | null | undefined): string =>
  reason ? t`${time}. ${reason}` : time

/** What became of a transaction, with the reasons, and what comes when. */
export function stepsOf({ order, changes, entries }: TransactionTimeline, now: number): TimelineItem[] {
  if (!order)
    return entries.map(({ kind, instalmentOf, date, units }) => ({
      state: 'done',
      title: transactionLabel({ kind, instalmentOf }),
      text: entryText(date, units),
    }))
  const happened: Happened[] = [
    ...changes.map((change, index) =>
      changes[index - 1]?.state === 'paid_ahead'
        ? { at: change.at, title: t`Units sold` }
        : {
            at: change.at,
            title: textOf(titles[order.family][change.state] ?? change.state),
            reason: reasonOf(order, change.state),
          },
    ),
    ...triedOf(order),
  ]
  return [
    ...happened
      .sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
      .map(({ at: moment, title, reason }): TimelineItem => ({
        state: 'done',
        title,
        text: whenAndWhy(at(moment), reason),
      })),
    ...(order.navLate ? [lateNav(order.navLate)] : comingOf(order, now)),
  ]
}

/** A due date on which the debit failed, or on which nothing could be ordered. */
export function failedDebitSteps({ date, statusText }: TransactionRow): TimelineItem[] {
  return [
    { state: 'done', title: t`Instalment due`, text: formatDate(date) },
    { state: 'done', title: statusText, text: t`You got no units, and nothing was debited.` },
  ]
}
