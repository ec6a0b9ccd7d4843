import { plural, t } from '@portal/contracts/words/macros'
import { href, routes } from '@portal/contracts/wire/routes'
import { formatDate, formatLongDate, formatRupees } from '@portal/contracts/format'
import type { Said } from '../notifications/notify'
import type { InvestorMessage } from '../orders/order-messages'
import type { OrderRow } from '../orders/order.repository'
import { type FailureReason, reasonInSentence, sayReason } from '../payments/failure-reasons'
import { sayWords, type StoredWords } from '../platform/stored-text'
import { serviceTerms } from '../regulation/service-terms'

/** Said when a SIP is registered. */
export function registeredMessage(order: OrderRow, schemeName: string, firstDue: string): InvestorMessage {
  return () => {
    const { amount, orderNumber, planId } = order
    return {
      subject: t`Your SIP in ${schemeName} is registered`,
      body: t`Order ${orderNumber}, SIP ${{ plan: planId ?? '' }}: ${{ amount: formatRupees(amount ?? 0) }} is due first on ${{ day: formatDate(firstDue) }}. We tell you ${{ hours: serviceTerms.debitNoticeHours }} hours before each debit.`,
      page: routes.investSuccess,
      action: t`See the order`,
    }
  }
}

/** Said when a debit failed; `left`: how many more failures in a row its SIP bears, null where it has no SIP any more. */
export function debitFailedMessage(
  order: OrderRow,
  schemeName: string,
  left: number | null,
): InvestorMessage {
  return () => {
    const amount = formatRupees(order.amount ?? 0)
    const reason = order.failureReason ? sayReason(order.failureReason) : ''
    const next =
      left === 0
        ? t`Too many debits in a row failed, so this SIP has ended. Start a new one to invest further.`
        : left === null
          ? t`Nothing was debited.`
          : t`${plural(left, { one: 'If the next debit fails too, this SIP ends. Keep enough money in your account.', other: 'If the next # debits fail too, this SIP ends. Keep enough money in your account.' })}`
    return {
      subject:
        left === 0
          ? t`Your SIP in ${schemeName} has ended`
          : t`We could not debit ${amount} for your SIP in ${schemeName}`,
      body: t`Order ${{ orderNumber: order.orderNumber }} of ${{ day: formatDate(order.dueOn ?? '') }}: ${reason} ${next}`,
      page: routes.investSuccess,
      action: t`See the order`,
      important: true,
    }
  }
}

/** Said when an instalment of an STP or SWP could not be sold; `left`: how many more in a row its plan bears. */
export function instalmentRejectedMessage(
  { orderNumber, family, dueOn, failureReason }: OrderRow,
  schemeName: string,
  left: number,
): InvestorMessage {
  return () => {
    const plan = family === 'switch' ? t`transfer plan (STP)` : t`withdrawal plan (SWP)`
    const next =
      left === 0
        ? t`Too many instalments in a row failed, so this ${plan} has ended. Start a new one when the folio holds units again.`
        : t`${plural(left, { one: `If the next instalment fails too, this ${plan} ends. Keep enough units in the folio, or pause or end the plan.`, other: `If the next # instalments fail too, this ${plan} ends. Keep enough units in the folio, or pause or end the plan.` })}`
    return {
      subject:
        left === 0
          ? t`Your ${plan} out of ${schemeName} has ended`
          : t`An instalment of your ${plan} out of ${schemeName} failed`,
      body: t`Order ${orderNumber} of ${{ day: formatDate(dueOn ?? '') }}: ${{ reason: failureReason ? reasonInSentence(failureReason) : '' }}. ${next}`,
      page: routes.investSuccess,
      action: t`See the order`,
      important: true,
    }
  }
}

const plansPage = () => ({ url: `.${href(routes.systematicPlans)}`, ctaText: t`See your systematic plans` })

interface Debit {
  planId: string
  umrn: string
  amount: number
  debitOn: string
  schemeName: string
  bankName: string
  accountLast4: string
}

/** Said 24 hours before a debit. */
export function debitComesMessage(debit: Debit): Said {
  return () => {
    const { planId, umrn, amount, debitOn, schemeName, bankName, accountLast4 } = debit
    return {
      subject: t`${{ amount: formatRupees(amount) }} is debited on ${{ day: formatDate(debitOn) }} for your SIP in ${schemeName}`,
      body: t`SIP ${planId}: your mandate ${umrn} on ${bankName} ••${accountLast4} pays it on ${{ day: formatLongDate(debitOn) }}. Keep enough money in the account.`,
      ...plansPage(),
    }
  }
}

/** Said 24 hours before a debit that the mandate does not allow any more: there is still time to do something. */
export function debitWillFailMessage(debit: Debit, reason: FailureReason): Said {
  return () => {
    const { planId, umrn, amount, debitOn, schemeName, bankName, accountLast4 } = debit
    return {
      subject: t`Your bank will not pay ${{ amount: formatRupees(amount) }} on ${{ day: formatDate(debitOn) }} for your SIP in ${schemeName}`,
      body: t`SIP ${planId}, mandate ${umrn} on ${bankName} ••${accountLast4}: ${{ reason: sayReason(reason) }} Resume or register a mandate, or pause or end the SIP.`,
      ...plansPage(),
      important: true,
    }
  }
}

/** Said when nothing could be ordered on a due date. */
export function dueRefusedMessage(planId: string, dueOn: string, reason: StoredWords): Said {
  return () => ({
    subject: t`Your instalment of ${{ day: formatDate(dueOn) }} could not be made`,
    body: t`Systematic plan ${planId}: ${{ reason: sayWords(reason) }}`,
    ...plansPage(),
    important: true,
  })
}
