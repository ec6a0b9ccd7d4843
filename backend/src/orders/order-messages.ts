import { href, type RouteReference, routes } from '@portal/kernel/contracts/routes'
import { formatDate, formatLongDate, formatNav, formatRupees, formatUnits } from '@portal/kernel/format'
import { tell } from '../notifications/tell'
import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import type { OrderRow } from './order.repository'

export interface Word {
  subject: string
  body: string
  /** Where the notification leads. */
  page: RouteReference<'order'>
  action: string
  important?: boolean
}

/** Said when the money of an order reached us. */
export function paidWord(order: OrderRow, schemeName: string, unitsOn: string): Word {
  const { amount, orderNumber, navDate } = order
  return {
    subject: `We have your ${formatRupees(amount ?? 0)} for ${schemeName}`,
    body: `Order ${orderNumber}: you get the NAV of ${formatLongDate(navDate ?? '')}, and your units arrive on ${formatDate(unitsOn)}.`,
    page: routes.investSuccess,
    action: 'See the receipt',
  }
}

/** Said when the units are in the folio. */
export function allottedWord(order: OrderRow, schemeName: string): Word {
  const { orderNumber, units, nav, navDate } = order
  return {
    subject: `Your units of ${schemeName} are in your folio`,
    body: `Order ${orderNumber}: ${formatUnits(units ?? '0')} units at the NAV of ${formatDate(navDate ?? '')}, ${formatNav(nav ?? '0')}.`,
    page: routes.investSuccess,
    action: 'See the receipt',
  }
}

/** Said when money came that no order could take. */
export function refundWord(order: OrderRow): Word {
  return {
    subject: `We refund your payment for order ${order.orderNumber}`,
    body: 'We could not use it for this order. You get it back in the account you paid from within 5 business days.',
    page: routes.investPayment,
    action: 'See the order',
    important: true,
  }
}

/** Said when an order was not paid in time. */
export function expiredWord(order: OrderRow): Word {
  return {
    subject: `Order ${order.orderNumber} was not paid in time`,
    body: `Nothing was debited. To invest ${formatRupees(order.amount ?? 0)}, place the order again.`,
    page: routes.investPayment,
    action: 'See the order',
  }
}

/** Said when the investor took an order back. */
export function cancelledWord(order: OrderRow, schemeName: string): Word {
  return {
    subject: `Order ${order.orderNumber} is cancelled`,
    body: `Nothing happens in ${schemeName}. If you did not cancel it, call us at once.`,
    page: routes.investSuccess,
    action: 'See the order',
  }
}

/** Sends word of an order by e-mail, SMS and notification, with the change that it tells of. */
export async function tellInvestor(tx: Tx, platform: Platform, order: OrderRow, word: Word): Promise<void> {
  const { investorPan: pan, investorEmail: email, investorMobile: mobile } = order
  const { page, action, ...said } = word
  const url = `.${href(page, { order: order.id })}`
  await tell(tx, platform, { pan, email, mobile }, { ...said, url, ctaText: action })
}
