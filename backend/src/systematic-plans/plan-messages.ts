import { href, routes } from '@portal/contracts/wire/routes'
import { formatDate, formatLongDate, formatRupees } from '@portal/contracts/format'
import type { MessageContent } from '../notifications/notify'
import type { InvestorMessage } from '../orders/order-messages'
import type { OrderRow } from '../orders/order.repository'
import { serviceTerms } from '../regulation/service-terms'

/** Said when a SIP is registered. */
export function registeredMessage(order: OrderRow, schemeName: string, firstDue: string): InvestorMessage {
  const { amount, orderNumber, planId } = order
  return {
    subject: `Your SIP in ${schemeName} is registered`,
    body: `Order ${orderNumber}, SIP ${planId}: ${formatRupees(amount ?? 0)} is due first on ${formatDate(firstDue)}. We tell you ${serviceTerms.debitNoticeHours} hours before each debit.`,
    page: routes.investSuccess,
    action: 'See the order',
  }
}

/** Said when a debit failed; `left`: how many more failures in a row its SIP bears, null where it has no SIP any more. */
export function debitFailedMessage(
  order: OrderRow,
  schemeName: string,
  left: number | null,
): InvestorMessage {
  const amount = formatRupees(order.amount ?? 0)
  const next =
    left === 0
      ? 'Too many debits in a row failed, so this SIP has ended. Start a new one to invest further.'
      : left === null
        ? 'Nothing was debited.'
        : `If ${left === 1 ? 'the next debit fails too' : `the next ${left} debits fail too`}, this SIP ends. Keep enough money in your account.`
  return {
    subject:
      left === 0
        ? `Your SIP in ${schemeName} has ended`
        : `We could not debit ${amount} for your SIP in ${schemeName}`,
    body: `Order ${order.orderNumber} of ${formatDate(order.dueOn ?? '')}: ${order.failureReason} ${next}`,
    page: routes.investSuccess,
    action: 'See the order',
    important: true,
  }
}

/** Said when an instalment of an STP or SWP could not be sold; `left`: how many more in a row its plan bears. */
export function instalmentRejectedMessage(
  { orderNumber, family, dueOn, failureReason }: OrderRow,
  schemeName: string,
  left: number,
): InvestorMessage {
  const plan = family === 'switch' ? 'transfer plan (STP)' : 'withdrawal plan (SWP)'
  const next =
    left === 0
      ? `Too many instalments in a row failed, so this ${plan} has ended. Start a new one when the folio holds units again.`
      : `If ${left === 1 ? 'the next instalment fails too' : `the next ${left} instalments fail too`}, this ${plan} ends. Keep enough units in the folio, or pause or end the plan.`
  return {
    subject:
      left === 0
        ? `Your ${plan} out of ${schemeName} has ended`
        : `An instalment of your ${plan} out of ${schemeName} failed`,
    body: `Order ${orderNumber} of ${formatDate(dueOn ?? '')}: ${(failureReason ?? '').replace(/\.$/, '')}. ${next}`,
    page: routes.investSuccess,
    action: 'See the order',
    important: true,
  }
}

const plansPage = { url: `.${href(routes.systematicPlans)}`, ctaText: 'See your systematic plans' }

interface Debit {
  planId: string
  amount: number
  debitOn: string
  schemeName: string
  bankName: string
  accountLast4: string
}

/** Said 24 hours before a debit. */
export function debitComesMessage(debit: Debit): MessageContent {
  const { planId, amount, debitOn, schemeName, bankName, accountLast4 } = debit
  return {
    subject: `${formatRupees(amount)} is debited on ${formatDate(debitOn)} for your SIP in ${schemeName}`,
    body: `SIP ${planId}: your mandate on ${bankName} ••${accountLast4} pays it on ${formatLongDate(debitOn)}. Keep enough money in the account.`,
    ...plansPage,
  }
}

/** Said 24 hours before a debit that the mandate does not allow any more: there is still time to do something. */
export function debitWillFailMessage(debit: Debit, reason: string): MessageContent {
  const { planId, amount, debitOn, schemeName, bankName, accountLast4 } = debit
  return {
    subject: `Your bank will not pay ${formatRupees(amount)} on ${formatDate(debitOn)} for your SIP in ${schemeName}`,
    body: `SIP ${planId}, mandate on ${bankName} ••${accountLast4}: ${reason} Resume or register a mandate, or pause or end the SIP.`,
    ...plansPage,
    important: true,
  }
}

/** Said when nothing could be ordered on a due date. */
export function dueRefusedMessage(planId: string, dueOn: string, reason: string): MessageContent {
  return {
    subject: `Your instalment of ${formatDate(dueOn)} could not be made`,
    body: `Systematic plan ${planId}: ${reason}`,
    ...plansPage,
    important: true,
  }
}
