import {
  formatClockTime,
  formatTime,
  indiaDate,
  queryFor,
  useCountdown,
  useQuery,
  useQueryClient,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { PurchaseOrder } from '@portal/contracts/orders/order'
import type { PaymentMode } from '@portal/contracts/payments/payment-attempt'
import { purchaseApi } from '@portal/contracts/orders/purchase'
import { dayName } from '../shared/days'
import { isNavTheSame, timeLeft, type NavTerms } from '../shared/nav-timing'

export interface PayDeadline {
  /** "28 min left" */
  countdown: string
  /** "28 min left to pay" */
  headline: string
  /** "Pay by 1:50 pm. You get today’s NAV." */
  text: string
  /** No payment can be begun any more. */
  isOver: boolean
}

/** "1:50 pm", "6:00 pm on Friday, 28 August" */
function payBy(payBefore: string, now: number): string {
  const day = indiaDate(payBefore)
  const today = indiaDate(new Date(now).toISOString())
  const clock = formatTime(payBefore)
  return day === today ? clock : t`${clock} on ${{ day: dayName(day) }}`
}

/** The server looks every few minutes for orders to end, and first whether money came for them. */
const timeIsUp = (): PayDeadline => ({
  countdown: t`Time is up`,
  headline: t`The time to pay is over`,
  text: t`We check whether your money came in time. This page shows what we find.`,
  isOver: true,
})

/** Ways whose money arrives later than it is sent: the day of the payment says nothing of the NAV. */
const arrivesLater: readonly PaymentMode[] = ['RTGS', 'CHEQUE', 'KOTM', 'NACH']

/** Until when an order can be paid in a way, and for which NAV. `now` is the server's clock in milliseconds. */
export function payDeadline(
  { payBefore }: Pick<PurchaseOrder, 'payBefore'>,
  terms: NavTerms | undefined,
  now: number,
  mode: PaymentMode,
): PayDeadline {
  const left = Date.parse(payBefore) - now
  if (left <= 0) return timeIsUp()
  const countdown = timeLeft(left)
  const nav =
    arrivesLater.includes(mode) && !(terms && isNavTheSame(terms))
      ? t`You get the NAV of the day on which your money arrives.`
      : terms && navText(payBefore, terms, now)
  const by = t`Pay by ${{ time: payBy(payBefore, now) }}.`
  const text = nav ? `${by} ${nav}` : by
  return { countdown, headline: t`${countdown} to pay`, text, isOver: false }
}

function navText(payBefore: string, terms: NavTerms, now: number): string {
  if (isNavTheSame(terms) || Date.parse(payBefore) <= Date.parse(terms.cutOffAt))
    return terms.navDateIfPaidNow === indiaDate(now)
      ? t`You get today’s NAV.`
      : t`You get the NAV of ${{ day: dayName(terms.navDateIfPaidNow) }}.`
  const clock = formatClockTime(terms.cutOff)
  const day = dayName(terms.navDateIfPaidLater)
  return t`If you pay after ${clock}, you get the NAV of ${day}.`
}

/**
 * The live time left to pay; quiet about the NAV while it is not known. `ahead`: the server's clock before this
 * machine's, in milliseconds. `mode` is the way that is chosen; `onEnd` is called once when no time is left.
 */
export function usePayDeadline(
  order: PurchaseOrder,
  { ahead, mode }: { ahead: number; mode: PaymentMode },
  onEnd: () => void,
): PayDeadline {
  const client = useQueryClient()
  const { scheme, folioNo, amount, payBefore } = order
  const body = { schemePlanCode: scheme.schemePlanCode, folioNo, amount }
  const options = queryFor(purchaseApi.quote, body)
  const { data: quote } = useQuery(options)
  useCountdown(quote && Date.parse(quote.cutOffAt) - ahead, () => void client.invalidateQueries(options))
  const left = useCountdown(Date.parse(payBefore) - ahead, onEnd)
  return payDeadline(order, quote, Date.parse(payBefore) - left, mode)
}
