import { EmptyPage, formatRupees, formatRupeesRounded, href, routes, shortNumber } from '@portal/kernel'
import { plural, t } from '@portal/kernel/words'
import type { PurchaseOrder } from '@portal/contracts/orders/order'
import type { PaymentAttempt } from '@portal/contracts/payments/payment-attempt'
import type { Figures } from '@portal/contracts/support/figures'
import { isOpenAttempt, lastAttempt, payTime, returnedNote, returnedOf } from './attempts'
import { dayName } from '../shared/days'

export interface AttemptNote {
  tone: 'info' | 'warning' | 'negative'
  title: string
  text: string
}

/** What the payment page shows for an order. */
export type PaymentView =
  /** The money is there: on to the receipt. */
  | { kind: 'paid' }
  /** A way to pay can be chosen; `note` tells how the last attempt ended. */
  | { kind: 'choose'; note?: AttemptNote }
  /** An attempt is on its way; another way may still be chosen, which ends it. */
  | { kind: 'waiting'; attempt: PaymentAttempt; note: AttemptNote }
  /** Nothing can be paid any more. */
  | { kind: 'over'; title: string; text: string; again: string }

/** What went wrong with the payment; undefined where it is paid, on its way or not begun. */
export function troubleOf(view: PaymentView): string | undefined {
  if (view.kind === 'over') return `${view.title} ${view.text}`
  return view.kind === 'choose' && view.note ? `${view.note.title} ${view.note.text}` : undefined
}

/** Decides the payment page by the state of the order and of its last attempt; texts leave out what names a figure without `figures`. */
export function paymentView(order: PurchaseOrder, figures?: Figures): PaymentView {
  switch (order.state) {
    case 'paid':
    case 'allotted':
      return { kind: 'paid' }
    case 'created':
      return unpaidView(lastAttempt(order), order.amount, figures)
    default:
      return overView(order, figures)
  }
}

function unpaidView(
  attempt: PaymentAttempt | undefined,
  amount: number,
  figures: Figures | undefined,
): PaymentView {
  if (!attempt) return { kind: 'choose' }
  if (isOpenAttempt(attempt)) return { kind: 'waiting', attempt, note: waitingNote(attempt) }
  if (attempt.state === 'succeeded') return { kind: 'paid' }
  return { kind: 'choose', note: endedNote(attempt, amount, figures) }
}

/** The money of a debit takes a business day: what happens when, and what can still be done. */
function debitNote(
  { bankName, accountLast4 }: PaymentAttempt,
  { debitOn, moneyBy, isWithBank }: NonNullable<PaymentAttempt['debit']>,
): AttemptNote {
  const account =
    bankName && accountLast4 ? `${bankName} ${shortNumber(accountLast4)}` : t`The account of your mandate`
  const rest = isWithBank
    ? t`Keep enough money in the account. We write to you when your bank has answered.`
    : t`Keep enough money in the account. Until your bank has the debit you can choose another way to pay.`
  const day = dayName(debitOn)
  const by = dayName(moneyBy)
  const arrival = t`The money is here by ${by}, and you get the NAV of the day on which it arrives.`
  return {
    tone: 'info',
    title: t`${account} is debited on ${day}.`,
    text: `${arrival} ${rest}`,
  }
}

function waitingNote(attempt: PaymentAttempt): AttemptNote {
  const { state, bankName, paymentMode, utrNumber, debit } = attempt
  if (debit) return debitNote(attempt, debit)
  if (paymentMode === 'RTGS')
    return {
      tone: 'info',
      title: utrNumber ? t`Waiting for your transfer ${utrNumber}.` : t`Waiting for your transfer.`,
      text: t`We write to you when it arrives. Do not pay in another way once you have sent it.`,
    }
  if (paymentMode === 'CHEQUE')
    return {
      tone: 'info',
      title: t`Waiting for your cheque.`,
      text: t`We write to you when your bank has cleared it.`,
    }
  if (state === 'started')
    return {
      tone: 'info',
      title: t`Waiting for your payment.`,
      text: t`This page updates as soon as we have your money.`,
    }
  return {
    tone: 'warning',
    title: bankName
      ? t`${bankName} has not confirmed the payment yet.`
      : t`Your bank has not confirmed the payment yet.`,
    text: t`If money left your account, do not pay again. This page updates as soon as we have it.`,
  }
}

function endedNote(attempt: PaymentAttempt, amount: number, figures: Figures | undefined): AttemptNote {
  const { state, reason, debit } = attempt
  const returned = returnedNote(attempt, amount, figures)
  if (returned) return { tone: 'negative', ...returned }
  if (state === 'abandoned' && debit)
    return {
      tone: 'warning',
      title: t`Your mandate is not debited for this order.`,
      text: t`You chose another way to pay. Choose how to pay and try again.`,
    }
  if (state === 'abandoned')
    return {
      tone: 'warning',
      title: t`You did not finish the payment.`,
      text: t`Nothing was debited. Choose how to pay and try again.`,
    }
  const why = reason?.replace(/\.?$/, '.')
  return {
    tone: 'negative',
    title: t`The payment did not go through.`,
    text: why
      ? t`Nothing was debited. The bank says: ${why} Try again, or choose another way to pay.`
      : t`Nothing was debited. Try again, or choose another way to pay.`,
  }
}

function overView(order: PurchaseOrder, figures: Figures | undefined): PaymentView {
  const again = href(routes.invest, {
    scheme: order.scheme.schemePlanCode,
    amount: String(order.amount / 100),
    ...(order.kind === 'SIP_INSTALMENT' && { type: 'SIP' }),
  })
  if (order.state === 'expired')
    return {
      kind: 'over',
      title: t`Too late to pay`,
      text: t`This order had to be paid by ${{ time: payTime(order) }}. Nothing was debited. You can place it again.`,
      again,
    }
  const done = order.state === 'refunded'
  const { failureReason } = order
  const returned = returnedOf(order)
  const sum = returned.reduce((total, money) => total + money.amount, 0)
  const amount = sum ? formatRupees(sum) : formatRupeesRounded(order.amount)
  const why = failureReason ?? returned.at(-1)?.reason ?? t`Your money reached us too late to buy units.`
  return {
    kind: 'over',
    title: done ? t`We refunded your ${amount}` : t`We are refunding your ${amount}`,
    text: `${why} ${done ? t`Your money is back in the account you paid from.` : refundText(figures)}`,
    // What could not be allotted cannot be bought again.
    again: failureReason ? href(routes.exploreFunds) : again,
  }
}

/** Within how many days money comes back, once the figures say so. */
const refundText = (figures: Figures | undefined): string =>
  figures
    ? plural(
        { days: figures.refundBusinessDays },
        {
          one: 'You get your money back in the account you paid from within # business day.',
          other: 'You get your money back in the account you paid from within # business days.',
        },
      )
    : t`You get your money back in the account you paid from.`

/** An order that can no longer be paid: what became of the money, and the way to a new one. */
export const OrderOver = ({ view }: { view: Extract<PaymentView, { kind: 'over' }> }) => (
  <EmptyPage
    title={t`This order is closed`}
    says={view.title}
    nextLink={{ to: view.again, label: t`Invest again` }}
  >
    {view.text}
  </EmptyPage>
)
