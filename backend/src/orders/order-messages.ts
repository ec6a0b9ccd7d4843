import { href, type RouteReference, routes } from '@portal/contracts/wire/routes'
import { formatDate, formatLongDate, formatNav, formatRupees, formatUnits } from '@portal/contracts/format'
import { helpline } from '../content/brand'
import { notify } from '../notifications/notify'
import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { serviceTerms } from '../regulation/service-terms'
import type { OrderRow } from './order.repository'

export interface InvestorMessage {
  subject: string
  body: string
  /** Where the notification leads. */
  page: RouteReference<'order'>
  action: string
  important?: boolean
}

/** Said when the units are in the folio. */
export function allottedMessage(order: OrderRow, schemeName: string): InvestorMessage {
  const { orderNumber, units, nav, navDate } = order
  return {
    subject: `Your units of ${schemeName} are in your folio`,
    body: `Order ${orderNumber}: ${formatUnits(units ?? '0')} units at the NAV of ${formatDate(navDate ?? '')}, ${formatNav(nav ?? '0')}.`,
    page: routes.investSuccess,
    action: 'See the receipt',
  }
}

/** Said when money came that no order could take, and when an order could not be dealt, with the reason. */
export function refundMessage({ orderNumber }: OrderRow, amount: number, reason: string): InvestorMessage {
  return {
    subject: `We refund your payment of ${formatRupees(amount)} for order ${orderNumber}`,
    body: `${reason.replace(/\.?$/, '.')} You get it back in the account you paid from within ${serviceTerms.refundBusinessDays} business days.`,
    page: routes.investPayment,
    action: 'See the order',
    important: true,
  }
}

/** Said when the investor took an order back. */
export function cancelledMessage(order: OrderRow, schemeName: string): InvestorMessage {
  return {
    subject: `Order ${order.orderNumber} is cancelled`,
    body: `Nothing happens in ${schemeName}. If you did not cancel it, call ${helpline} at once.`,
    page: routes.investSuccess,
    action: 'See the order',
  }
}

/** Said when an accepted order could not be dealt. */
export function rejectedMessage(order: OrderRow, schemeName: string): InvestorMessage {
  const { orderNumber, failureReason } = order
  if (order.kind === 'AUTO_SWITCH')
    return {
      subject: `Your automatic switch ${orderNumber} did not take place`,
      body: `${failureReason ?? 'It was rejected'}. You can leave it there, redeem it or switch it to another fund.`,
      page: routes.investSuccess,
      action: 'See the order',
      important: true,
    }
  return {
    subject: `Order ${orderNumber} could not be carried out`,
    body: `${failureReason ?? 'It was rejected'}: nothing happened in ${schemeName}. Look at the units of the folio, then place the order again.`,
    page: routes.investSuccess,
    action: 'See the order',
    important: true,
  }
}

/** Said when there is no NAV of the day at which an order was to be dealt. */
export function navMovedMessage(
  { orderNumber }: OrderRow,
  schemeName: string,
  from: string,
  to: string,
): InvestorMessage {
  return {
    subject: `Order ${orderNumber} gets the NAV of ${formatDate(to)}`,
    body: `${schemeName} has no NAV of ${formatDate(from)}: nobody dealt on that day. Your order goes on at the NAV of the next day, ${formatLongDate(to)}. You need not do anything.`,
    page: routes.investSuccess,
    action: 'See the order',
    important: true,
  }
}

/** Said when the units of a redemption are sold. */
export function soldMessage(order: OrderRow, schemeName: string, dueOn: string): InvestorMessage {
  const { orderNumber, units, nav, netAmount } = order
  return {
    subject: `We sold your units of ${schemeName}`,
    body: `Order ${orderNumber}: ${formatUnits(units ?? '0')} units at the NAV ${formatNav(nav ?? '0')}. ${formatRupees(netAmount ?? 0)} is in your account by ${formatDate(dueOn)}.`,
    page: routes.investSuccess,
    action: 'See the receipt',
  }
}

/** Said when money is sent at once, before its units are sold; it arrives within so many minutes. */
export function instantMessage(
  order: OrderRow,
  schemeName: string,
  [first, second]: readonly [string, string],
  minutes: number,
): InvestorMessage {
  const { orderNumber, netAmount } = order
  return {
    subject: `${formatRupees(netAmount ?? 0)} of ${schemeName} is on its way to you`,
    body: `Order ${orderNumber}: the money is in your account within ${minutes} minutes. Its units are sold at the lower NAV of ${formatDate(first)} and ${formatDate(second)}. If you did not ask for it, call ${helpline} at once.`,
    page: routes.investSuccess,
    action: 'See the receipt',
  }
}

/** Said when the units are sold whose money was sent at once. */
export function instantSoldMessage(order: OrderRow, schemeName: string): InvestorMessage {
  const { orderNumber, units, nav, navDate, netAmount } = order
  return {
    subject: `We sold the units of ${schemeName} that we paid at once`,
    body: `Order ${orderNumber}: ${formatUnits(units ?? '0')} units at the NAV of ${formatDate(navDate ?? '')}, ${formatNav(nav ?? '0')}, for the ${formatRupees(netAmount ?? 0)} that you asked for. You need not do anything.`,
    page: routes.investSuccess,
    action: 'See the receipt',
  }
}

/** Said when both legs of a switch are done. */
export function switchedMessage(order: OrderRow, intoName: string): InvestorMessage {
  const { orderNumber, toUnits, toNav, toNavDate } = order
  return {
    subject: `Your units of ${intoName} are in your folio`,
    body: `Order ${orderNumber}: ${formatUnits(toUnits ?? '0')} units at the NAV of ${formatDate(toNavDate ?? '')}, ${formatNav(toNav ?? '0')}.`,
    page: routes.investSuccess,
    action: 'See the receipt',
  }
}

/** Sends word of an order by e-mail, SMS and notification, with the change that it tells of. */
export async function notifyInvestor(
  tx: Tx,
  platform: Platform,
  order: OrderRow,
  word: InvestorMessage,
): Promise<void> {
  const { investorPan: pan, investorEmail: email, investorMobile: mobile } = order
  const { page, action, ...said } = word
  const url = `.${href(page, { order: order.id })}`
  await notify(tx, platform, { pan, email, mobile }, { ...said, url, ctaText: action })
}
