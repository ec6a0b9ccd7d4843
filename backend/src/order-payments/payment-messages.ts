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
import type { InvestorMessage } from '../orders/order-messages'
import type { OrderRow } from '../orders/order.repository'
import { serviceTerms } from '../regulation/service-terms'

/** Said when the money of an order reached us. */
export function paidMessage(order: OrderRow, schemeName: string, unitsOn: string): InvestorMessage {
  const { amount, orderNumber, navDate } = order
  return {
    subject: `We have your ${formatRupees(amount ?? 0)} for ${schemeName}`,
    body: `Order ${orderNumber}: you get the NAV of ${formatLongDate(navDate ?? '')}, and your units arrive on ${formatDate(unitsOn)}.`,
    page: routes.investSuccess,
    action: 'See the receipt',
  }
}

/** Said when money came for an order that has its money already. */
export function moneyTwiceMessage({ orderNumber }: OrderRow, amount: number): InvestorMessage {
  return {
    subject: `We refund ${formatRupees(amount)} that came for order ${orderNumber} a second time`,
    body: `The order was paid before and goes on as it is. You get this money back in the account you paid from within ${serviceTerms.refundBusinessDays} business days.`,
    page: routes.investSuccess,
    action: 'See the order',
    important: true,
  }
}

/** Said when a mandate is to pay, before its debit goes to the bank. */
export function debitOrderedMessage(
  { orderNumber }: OrderRow,
  debit: { amount: number; bankName: string; accountLast4: string; debitOn: string; moneyBy: string },
): InvestorMessage {
  const { amount, bankName, accountLast4, debitOn, moneyBy } = debit
  return {
    subject: `${formatRupees(amount)} is debited for order ${orderNumber}`,
    body: `By your mandate, ${bankName} ${shortNumber(accountLast4)} is debited on ${formatLongDate(debitOn)}. The money is here by ${formatLongDate(moneyBy)}, and you get the NAV of the day on which it arrives. If you did not ask for it, call ${helpline} at once.`,
    page: routes.investPayment,
    action: 'See the order',
  }
}

/** Said when the bank refused the debit that was to pay. */
export function debitRefusedMessage(
  { orderNumber }: OrderRow,
  amount: number,
  reason: string,
  payBefore: Date,
): InvestorMessage {
  const until = `${formatTime(payBefore)} on ${formatLongDate(indiaDate(payBefore))}`
  return {
    subject: `Your bank did not pay ${formatRupees(amount)} for order ${orderNumber}`,
    body: `${reason} Nothing was debited. Pay the order another way by ${until}.`,
    page: routes.investPayment,
    action: 'Pay the order',
    important: true,
  }
}

/** Said when an order was not paid in time. */
export function expiredMessage(order: OrderRow): InvestorMessage {
  return {
    subject: `Order ${order.orderNumber} was not paid in time`,
    body: `Nothing was debited. To invest ${formatRupees(order.amount ?? 0)}, place the order again.`,
    page: routes.investPayment,
    action: 'See the order',
  }
}

type PaidOut = Pick<Payout, 'amount' | 'bankName' | 'accountLast4' | 'utr' | 'reason'>

/** Said when the bank credited a payout. */
export function paidOutMessage({ orderNumber }: OrderRow, payout: PaidOut): InvestorMessage {
  const { amount, bankName, accountLast4, utr } = payout
  return {
    subject: `${formatRupees(amount)} is in your account`,
    body: `Order ${orderNumber}: we paid it to ${bankName} ${shortNumber(accountLast4)}${utr ? `, UTR ${utr}` : ''}.`,
    page: routes.investSuccess,
    action: 'See the receipt',
  }
}

/** Said when the bank sent a payout back. */
export function returnedMessage({ orderNumber }: OrderRow, payout: PaidOut): InvestorMessage {
  const { amount, bankName, accountLast4, reason } = payout
  return {
    subject: `Your bank returned ${formatRupees(amount)}`,
    body: `Order ${orderNumber}: ${bankName} ${shortNumber(accountLast4)} did not take it. ${reason ? `${reason} ` : ''}Your money is safe with us. It goes to another account of your folio. If there is none, choose one under Unclaimed amounts.`,
    page: routes.investSuccess,
    action: 'See the order',
    important: true,
  }
}
