import { t } from '@portal/contracts/words/macros'
import type { Payout } from '@portal/contracts/folios/payout'
import {
  formatDate,
  formatLongDate,
  formatRupees,
  formatTime,
  indiaDate,
  shortNumber,
} from '@portal/contracts/format'
import { routes } from '@portal/contracts/wire/routes'
import { helpline } from '../content/brand'
import { type FailureReason, sayReason } from '../payments/failure-reasons'
import type { InvestorMessage } from '../orders/order-messages'
import type { OrderRow } from '../orders/order.repository'
import { serviceTerms } from '../regulation/service-terms'
import { sayReturnReason } from '../payouts/return-reasons'

/** Said when the money of an order reached us. */
export function paidMessage(order: OrderRow, schemeName: string, unitsOn: string): InvestorMessage {
  return () => {
    const { amount, orderNumber, navDate } = order
    return {
      subject: t`We have your ${{ amount: formatRupees(amount ?? 0) }} for ${schemeName}`,
      body: t`Order ${orderNumber}: you get the NAV of ${{ day: formatLongDate(navDate ?? '') }}, and your units arrive on ${{ unitsDay: formatDate(unitsOn) }}.`,
      page: routes.investSuccess,
      action: t`See the receipt`,
    }
  }
}

/** Said when money came for an order that has its money already. */
export function moneyTwiceMessage({ orderNumber }: OrderRow, amount: number): InvestorMessage {
  return () => ({
    subject: t`We refund ${{ amount: formatRupees(amount) }} that came for order ${orderNumber} a second time`,
    body: t`The order was paid before and goes on as it is. You get this money back in the account you paid from within ${{ days: serviceTerms.refundBusinessDays }} business days.`,
    page: routes.investSuccess,
    action: t`See the order`,
    important: true,
  })
}

/** Said when a mandate is to pay, before its debit goes to the bank. */
export function debitOrderedMessage(
  { orderNumber }: OrderRow,
  debit: { amount: number; bankName: string; accountLast4: string; debitOn: string; moneyBy: string },
): InvestorMessage {
  return () => {
    const { amount, bankName, accountLast4, debitOn, moneyBy } = debit
    return {
      subject: t`${{ amount: formatRupees(amount) }} is debited for order ${orderNumber}`,
      body: t`By your mandate, ${bankName} ${{ account: shortNumber(accountLast4) }} is debited on ${{ day: formatLongDate(debitOn) }}. The money is here by ${{ moneyDay: formatLongDate(moneyBy) }}, and you get the NAV of the day on which it arrives. If you did not ask for it, call ${helpline} at once.`,
      page: routes.investPayment,
      action: t`See the order`,
    }
  }
}

/** Said when the bank refused the debit that was to pay. */
export function debitRefusedMessage(
  { orderNumber }: OrderRow,
  amount: number,
  reason: FailureReason,
  payBefore: Date,
): InvestorMessage {
  return () => {
    const time = formatTime(payBefore)
    const day = formatLongDate(indiaDate(payBefore))
    return {
      subject: t`Your bank did not pay ${{ amount: formatRupees(amount) }} for order ${orderNumber}`,
      body: t`${{ reason: sayReason(reason) }} Nothing was debited. Pay the order another way by ${time} on ${day}.`,
      page: routes.investPayment,
      action: t`Pay the order`,
      important: true,
    }
  }
}

/** Said when an order was not paid in time. */
export function expiredMessage(order: OrderRow): InvestorMessage {
  return () => ({
    subject: t`Order ${{ orderNumber: order.orderNumber }} was not paid in time`,
    body: t`Nothing was debited. To invest ${{ amount: formatRupees(order.amount ?? 0) }}, place the order again.`,
    page: routes.investPayment,
    action: t`See the order`,
  })
}

type PaidOut = Pick<Payout, 'amount' | 'bankName' | 'accountLast4' | 'utr' | 'reason'>

/** Said when the bank credited a payout. */
export function paidOutMessage({ orderNumber }: OrderRow, payout: PaidOut): InvestorMessage {
  return () => {
    const { amount, bankName, accountLast4, utr } = payout
    const account = shortNumber(accountLast4)
    return {
      subject: t`${{ amount: formatRupees(amount) }} is in your account`,
      body: utr
        ? t`Order ${orderNumber}: we paid it to ${bankName} ${account}, UTR ${utr}.`
        : t`Order ${orderNumber}: we paid it to ${bankName} ${account}.`,
      page: routes.investSuccess,
      action: t`See the receipt`,
    }
  }
}

/** Said when the bank sent a payout back. */
export function returnedMessage({ orderNumber }: OrderRow, payout: PaidOut): InvestorMessage {
  return () => {
    const { amount, bankName, accountLast4 } = payout
    const reason = payout.reason && sayReturnReason(payout.reason)
    const account = shortNumber(accountLast4)
    return {
      subject: t`Your bank returned ${{ amount: formatRupees(amount) }}`,
      body: reason
        ? t`Order ${orderNumber}: ${bankName} ${account} did not take it. ${reason} Your money is safe with us. It goes to another account of your folio. If there is none, choose one under Unclaimed amounts.`
        : t`Order ${orderNumber}: ${bankName} ${account} did not take it. Your money is safe with us. It goes to another account of your folio. If there is none, choose one under Unclaimed amounts.`,
      page: routes.investSuccess,
      action: t`See the order`,
      important: true,
    }
  }
}
