import { formatDate, formatRupees, formatTime, indiaDate, listed } from '@portal/kernel'
import { plural, t } from '@portal/kernel/words'
import type { PurchaseOrder } from '@portal/contracts/orders/order'
import type { PaymentAttempt, ReturnedMoney } from '@portal/contracts/payments/payment-attempt'
import type { Figures } from '@portal/contracts/support/figures'
import { dayName } from '../shared/days'

/** The last attempt, whatever the order of the list. */
export function lastAttempt({ payments }: Pick<PurchaseOrder, 'payments'>): PaymentAttempt | undefined {
  return [...payments].sort((a, b) => a.startedAt.localeCompare(b.startedAt)).at(-1)
}

/** Whether an attempt may still bring money. */
export const isOpenAttempt = ({ state }: PaymentAttempt): boolean =>
  state === 'started' || state === 'pending'

/** "1:50 pm"; with its day where that is not the day of the order. */
export function payTime({ payBefore, createdAt }: Pick<PurchaseOrder, 'payBefore' | 'createdAt'>): string {
  const day = indiaDate(payBefore)
  const clock = formatTime(payBefore)
  return day === indiaDate(createdAt) ? clock : t`${clock} on ${{ day: dayName(day) }}`
}

type Attempts = Pick<PurchaseOrder, 'payments'>

/** All that came for an order and could not be used, the oldest first. */
export const returnedOf = ({ payments }: Attempts): ReturnedMoney[] =>
  payments.flatMap(({ returned = [] }) => returned).sort((one, other) => one.at.localeCompare(other.at))

/** "You paid a different amount from that of the order. We sent it back to … on 25 Aug 2026." */
export function wayBack(
  { reason, sentAt }: Pick<ReturnedMoney, 'reason' | 'sentAt'>,
  figures: Figures | undefined,
): string {
  const back = sentAt
    ? t`We sent it back to the account that it came from on ${{ day: formatDate(indiaDate(sentAt)) }}.`
    : willGoBack(figures)
  return `${reason.replace(/\.?$/, '.')} ${back}`
}

/** Within how many days, once the figures say so. */
const willGoBack = (figures: Figures | undefined): string =>
  figures
    ? plural(
        { days: figures.refundBusinessDays },
        {
          one: 'We send it back to the account that it came from within # business day.',
          other: 'We send it back to the account that it came from within # business days.',
        },
      )
    : t`We send it back to the account that it came from.`

/** What an ended attempt is told by whose money came all the same; undefined where nothing did. */
export function returnedNote(
  { reason, returned = [] }: PaymentAttempt,
  amount: number,
  figures: Figures | undefined,
): { title: string; text: string } | undefined {
  const [first] = returned
  if (!first) return undefined
  const all = listed(returned.map((money) => formatRupees(money.amount)))
  const isSent = returned.every(({ sentAt }) => sentAt)
  const sentAt = isSent ? (returned.at(-1)?.sentAt ?? null) : null
  const back = wayBack({ reason: reason ?? first.reason, sentAt }, figures)
  return {
    title: t`We could not use the ${all} that came.`,
    text: `${back} ${t`To invest, pay ${{ sum: formatRupees(amount) }} in one payment, or choose another way to pay.`}`,
  }
}
