import { t } from '@portal/contracts/words/macros'
import { href, type RouteReference, routes } from '@portal/contracts/wire/routes'
import { formatDate, formatLongDate, formatNav, formatRupees, formatUnits } from '@portal/contracts/format'
import { helpline } from '../content/brand'
import { notify } from '../notifications/notify'
import type { Tx } from '../platform/database'
import { type FailureReason, reasonAsSentence, reasonInSentence } from '../payments/failure-reasons'
import type { Platform } from '../platform/module'
import { serviceTerms } from '../regulation/service-terms'
import type { OrderRow } from './order.repository'

interface OrderNews {
  subject: string
  body: string
  /** Where the notification leads. */
  page: RouteReference<'order'>
  action: string
  important?: boolean
}

/** Said when it is known in which language. */
export type InvestorMessage = () => OrderNews

/** Said when the units are in the folio. */
export function allottedMessage(order: OrderRow, schemeName: string): InvestorMessage {
  return () => {
    const { orderNumber, units, nav, navDate } = order
    return {
      subject: t`Your units of ${schemeName} are in your folio`,
      body: t`Order ${orderNumber}: ${{ units: formatUnits(units ?? '0') }} units at the NAV of ${{ day: formatDate(navDate ?? '') }}, ${{ nav: formatNav(nav ?? '0') }}.`,
      page: routes.investSuccess,
      action: t`See the receipt`,
    }
  }
}

/** Said when money came that no order could take, and when an order could not be dealt, with the reason. */
export function refundMessage(
  { orderNumber }: OrderRow,
  amount: number,
  reason: FailureReason,
): InvestorMessage {
  return () => ({
    subject: t`We refund your payment of ${{ amount: formatRupees(amount) }} for order ${orderNumber}`,
    body: t`${{ reason: reasonAsSentence(reason) }} You get it back in the account you paid from within ${{ days: serviceTerms.refundBusinessDays }} business days.`,
    page: routes.investPayment,
    action: t`See the order`,
    important: true,
  })
}

/** Said when the investor took an order back. */
export function cancelledMessage(order: OrderRow, schemeName: string): InvestorMessage {
  return () => ({
    subject: t`Order ${{ orderNumber: order.orderNumber }} is cancelled`,
    body: t`Nothing happens in ${schemeName}. If you did not cancel it, call ${helpline} at once.`,
    page: routes.investSuccess,
    action: t`See the order`,
  })
}

/** Said when an accepted order could not be dealt. */
export function rejectedMessage(order: OrderRow, schemeName: string): InvestorMessage {
  return () => {
    const { orderNumber, failureReason } = order
    const reason = failureReason ? reasonInSentence(failureReason) : t`It was rejected`
    if (order.kind === 'AUTO_SWITCH')
      return {
        subject: t`Your automatic switch ${orderNumber} did not take place`,
        body: t`${reason}. You can leave it there, redeem it or switch it to another fund.`,
        page: routes.investSuccess,
        action: t`See the order`,
        important: true,
      }
    return {
      subject: t`Order ${orderNumber} could not be carried out`,
      body: t`${reason}: nothing happened in ${schemeName}. Look at the units of the folio, then place the order again.`,
      page: routes.investSuccess,
      action: t`See the order`,
      important: true,
    }
  }
}

/** Said when there is no NAV of the day at which an order was to be dealt. */
export function navMovedMessage(
  { orderNumber }: OrderRow,
  schemeName: string,
  from: string,
  to: string,
): InvestorMessage {
  return () => ({
    subject: t`Order ${orderNumber} gets the NAV of ${{ day: formatDate(to) }}`,
    body: t`${schemeName} has no NAV of ${{ day: formatDate(from) }}: nobody dealt on that day. Your order goes on at the NAV of the next day, ${{ nextDay: formatLongDate(to) }}. You need not do anything.`,
    page: routes.investSuccess,
    action: t`See the order`,
    important: true,
  })
}

/** Said when the units of a redemption are sold. */
export function soldMessage(order: OrderRow, schemeName: string, dueOn: string): InvestorMessage {
  return () => {
    const { orderNumber, units, nav, netAmount } = order
    return {
      subject: t`We sold your units of ${schemeName}`,
      body: t`Order ${orderNumber}: ${{ units: formatUnits(units ?? '0') }} units at the NAV ${{ nav: formatNav(nav ?? '0') }}. ${{ amount: formatRupees(netAmount ?? 0) }} is in your account by ${{ day: formatDate(dueOn) }}.`,
      page: routes.investSuccess,
      action: t`See the receipt`,
    }
  }
}

/** Said when money is sent at once, before its units are sold; it arrives within so many minutes. */
export function instantMessage(
  order: OrderRow,
  schemeName: string,
  [first, second]: readonly [string, string],
  minutes: number,
): InvestorMessage {
  return () => {
    const { orderNumber, netAmount } = order
    return {
      subject: t`${{ amount: formatRupees(netAmount ?? 0) }} of ${schemeName} is on its way to you`,
      body: t`Order ${orderNumber}: the money is in your account within ${minutes} minutes. Its units are sold at the lower NAV of ${{ firstDay: formatDate(first) }} and ${{ secondDay: formatDate(second) }}. If you did not ask for it, call ${helpline} at once.`,
      page: routes.investSuccess,
      action: t`See the receipt`,
    }
  }
}

/** Said when the units are sold whose money was sent at once. */
export function instantSoldMessage(order: OrderRow, schemeName: string): InvestorMessage {
  return () => {
    const { orderNumber, units, nav, navDate, netAmount } = order
    return {
      subject: t`We sold the units of ${schemeName} that we paid at once`,
      body: t`Order ${orderNumber}: ${{ units: formatUnits(units ?? '0') }} units at the NAV of ${{ day: formatDate(navDate ?? '') }}, ${{ nav: formatNav(nav ?? '0') }}, for the ${{ amount: formatRupees(netAmount ?? 0) }} that you asked for. You need not do anything.`,
      page: routes.investSuccess,
      action: t`See the receipt`,
    }
  }
}

/** Said when both legs of a switch are done. */
export function switchedMessage(order: OrderRow, intoName: string): InvestorMessage {
  return () => {
    const { orderNumber, toUnits, toNav, toNavDate } = order
    return {
      subject: t`Your units of ${intoName} are in your folio`,
      body: t`Order ${orderNumber}: ${{ units: formatUnits(toUnits ?? '0') }} units at the NAV of ${{ day: formatDate(toNavDate ?? '') }}, ${{ nav: formatNav(toNav ?? '0') }}.`,
      page: routes.investSuccess,
      action: t`See the receipt`,
    }
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
  await notify(tx, platform, { pan, email, mobile }, () => {
    const { page, action, ...said } = word()
    return { ...said, url: `.${href(page, { order: order.id })}`, ctaText: action }
  })
}
