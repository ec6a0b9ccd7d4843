import { EmptyPage, formatRupees, formatRupeesRounded, href, routes, shortNumber } from '@portal/kernel'
import type { PurchaseOrder } from '@portal/contracts/orders/order'
import type { PaymentAttempt } from '@portal/contracts/payments/payment-attempt'
import type { Figures } from '@portal/contracts/support/figures'
import { isOpenAttempt, lastAttempt, payTime, refundedWithin, returnedNote, returnedOf } from './attempts'
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
    bankName && accountLast4 ? `${bankName} ${shortNumber(accountLast4)}` : 'The account of your mandate'
  const rest = isWithBank
    ? 'Keep enough money in the account. We write to you when your bank has answered.'
    : 'Keep enough money in the account. Until your bank has the debit you can choose another way to pay.'
  return {
    tone: 'info',
    title: `${account} is debited on ${dayName(debitOn)}.`,
    text: `The money is here by ${dayName(moneyBy)}, and you get the NAV of the day on which it arrives. ${rest}`,
  }
}

function waitingNote(attempt: PaymentAttempt): AttemptNote {
  const { state, bankName, paymentMode, utrNumber, debit } = attempt
  if (debit) return debitNote(attempt, debit)
  if (paymentMode === 'RTGS')
    return {
      tone: 'info',
      title: utrNumber ? `Waiting for your transfer ${utrNumber}.` : 'Waiting for your transfer.',
      text: 'We write to you when it arrives. Do not pay in another way once you have sent it.',
    }
  if (paymentMode === 'CHEQUE')
    return {
      tone: 'info',
      title: 'Waiting for your cheque.',
      text: 'We write to you when your bank has cleared it.',
    }
  if (state === 'started')
    return {
      tone: 'info',
      title: 'Waiting for your payment.',
      text: 'This page updates as soon as we have your money.',
    }
  return {
    tone: 'warning',
    title: `${bankName ?? 'Your bank'} has not confirmed the payment yet.`,
    text: 'If money left your account, do not pay again. This page updates as soon as we have it.',
  }
}

function endedNote(attempt: PaymentAttempt, amount: number, figures: Figures | undefined): AttemptNote {
  const { state, reason, debit } = attempt
  const returned = returnedNote(attempt, amount, figures)
  if (returned) return { tone: 'negative', ...returned }
  if (state === 'abandoned' && debit)
    return {
      tone: 'warning',
      title: 'Your mandate is not debited for this order.',
      text: 'You chose another way to pay. Choose how to pay and try again.',
    }
  if (state === 'abandoned')
    return {
      tone: 'warning',
      title: 'You did not finish the payment.',
      text: 'Nothing was debited. Choose how to pay and try again.',
    }
  const why = reason ? ` The bank says: ${reason.replace(/\.?$/, '.')}` : ''
  return {
    tone: 'negative',
    title: 'The payment did not go through.',
    text: `Nothing was debited.${why} Try again, or choose another way to pay.`,
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
      title: 'Too late to pay',
      text: `This order had to be paid by ${payTime(order)}. Nothing was debited. You can place it again.`,
      again,
    }
  const done = order.state === 'refunded'
  const { failureReason } = order
  const returned = returnedOf(order)
  const sum = returned.reduce((total, money) => total + money.amount, 0)
  const amount = sum ? formatRupees(sum) : formatRupeesRounded(order.amount)
  const why = failureReason ?? returned.at(-1)?.reason ?? 'Your money reached us too late to buy units.'
  return {
    kind: 'over',
    title: done ? `We refunded your ${amount}` : `We are refunding your ${amount}`,
    text: done
      ? `${why} Your money is back in the account you paid from.`
      : `${why} You get your money back in the account you paid from${refundedWithin(figures)}.`,
    // What could not be allotted cannot be bought again.
    again: failureReason ? href(routes.exploreFunds) : again,
  }
}

/** An order that can no longer be paid: what became of the money, and the way to a new one. */
export const OrderOver = ({ view }: { view: Extract<PaymentView, { kind: 'over' }> }) => (
  <EmptyPage
    title="This order is closed"
    says={view.title}
    nextLink={{ to: view.again, label: 'Invest again' }}
  >
    {view.text}
  </EmptyPage>
)
