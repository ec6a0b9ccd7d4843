import { stepUpText } from '@portal/contracts/format'
import {
  formatRupees,
  formatRupeesRounded,
  formatTime,
  indiaDate,
  lazyPart,
  maskFolio,
  textOf,
  type Text,
} from '@portal/kernel'
import { msg, plural, t } from '@portal/kernel/words'
import {
  type Order,
  orderApi,
  type PurchaseOrder,
  type RegistrationOrder,
} from '@portal/contracts/orders/order'
import { isOpenAttempt, payTime } from '../../payment/attempts'
import { dayName } from '../../shared/days'
import type { TimelineStep } from '../../shared/nav-timing'
import { accepted, endedSteps, statuses as common } from '../../transaction/receipt/steps'
import { accountName } from '../../shared/payout-account'
import { laterText, oftenText, reminderOf, shiftText } from '../../shared/sip-words'
import type { ReceiptFacts, ReceiptWords } from '../../transaction/receipt/receipt-words'

/** The instalment that is paid now, where there is one. */
const paidNow = (others: readonly Order[]): PurchaseOrder | undefined =>
  others.find((each): each is PurchaseOrder => each.kind === 'SIP_INSTALMENT')

function sipText(order: RegistrationOrder): string {
  const { sipTopUp } = order
  const grows = sipTopUp && t`Step-up: ${{ terms: stepUpText(sipTopUp) }}.`
  return [timesText(order), grows].filter(Boolean).join(' ')
}

function timesText(order: RegistrationOrder): string {
  const { amount, scheme, installments, firstNow } = order
  const sum = formatRupeesRounded(amount)
  const often = oftenText(order)
  const fund = scheme.schemeName
  if (installments === null) return t`${sum} ${often}, into ${fund}.`
  if (firstNow === undefined) {
    const times = plural(installments, { one: '# times', other: '# times' })
    return t`${sum} ${often}, into ${fund}, ${times}.`
  }
  const times = plural({ all: installments + 1 }, { one: '# times', other: '# times' })
  return t`${sum} ${often}, into ${fund}, ${times}: 1 now, ${installments} by mandate.`
}

const states: Readonly<Record<PurchaseOrder['state'], Text>> = {
  created: msg`You have not paid the first instalment yet.`,
  paid: msg`The first instalment is paid.`,
  allotted: msg`The first instalment is paid.`,
  expired: msg`You did not pay the first instalment in time.`,
  refund_due: msg`We refund the first instalment.`,
  refunded: msg`We refunded the first instalment.`,
}

/** The debit that is to pay an instalment now, on its way. */
const debitOf = ({ state, payments }: PurchaseOrder) =>
  state === 'created' ? payments.find(isOpenAttempt)?.debit : undefined

const firstText = (first: PurchaseOrder): string =>
  debitOf(first) ? t`Your mandate pays the first instalment.` : textOf(states[first.state])

const titles: Readonly<Record<RegistrationOrder['state'], Text>> = {
  accepted: msg`We have your SIP`,
  registered: msg`Your SIP is registered`,
  cancelled: msg`Your SIP is cancelled`,
  rejected: msg`We could not register your SIP`,
}

function headline(
  order: RegistrationOrder,
  { others = [] }: ReceiptFacts = {},
): { title: string; text: string } {
  const title = textOf(titles[order.state])
  if (order.state === 'rejected') return { title, text: order.failureReason ?? t`Nothing is debited.` }
  if (order.state === 'cancelled') return { title, text: t`No debit follows.` }
  const first = paidNow(others)
  return { title, text: [sipText(order), first && firstText(first)].filter(Boolean).join(' ') }
}

const statuses = { ...common, registered: { tone: 'positive', text: msg`SIP registered` } } as const

function steps(order: RegistrationOrder, { others = [], figures }: ReceiptFacts = {}): TimelineStep[] {
  const { state, cancelUntil } = order
  const ended = endedSteps(order, t`No debit follows.`)
  if (ended) return ended
  const first = paidNow(others)
  const registered = state === 'registered'
  return [
    accepted(order, t`You confirmed it by one-time code.`),
    ...(first ? [codeChallenge(first)] : []),
    {
      state: registered ? 'done' : 'now',
      title: registered ? t`Registered` : t`We register the SIP`,
      text: cancelUntil ? registeredText(cancelUntil, registered) : '',
    },
    ...debitSteps(order, figures),
  ]
}

function registeredText(cancelUntil: string, registered: boolean): string {
  if (registered) return t`Your mandate pays every instalment.`
  const time = formatTime(cancelUntil)
  const day = dayName(indiaDate(cancelUntil))
  return t`After ${time} on ${day}. You can cancel until then.`
}

function codeChallenge(order: PurchaseOrder): TimelineStep {
  const { state, amount, unitsOn, folioNo } = order
  const sum = formatRupees(amount)
  const day = dayName(unitsOn)
  const debit = debitOf(order)
  if (debit)
    return {
      state: 'now',
      title: t`First instalment: ${sum} is debited on ${{ day: dayName(debit.debitOn) }}`,
      text: t`By your mandate. The money is here by ${{ day: dayName(debit.moneyBy) }}.`,
    }
  if (state === 'created')
    return {
      state: 'now',
      title: t`Pay ${sum} by ${{ time: payTime(order) }}`,
      text: t`This is the first instalment.`,
    }
  if (state === 'paid' || state === 'allotted')
    return {
      state: 'done',
      title: t`First instalment paid: ${sum}`,
      text: folioNo ? t`Units in folio ${{ masked: maskFolio(folioNo) }} on ${day}.` : t`Units on ${day}.`,
    }
  return {
    state: 'done',
    title: t`First instalment not paid: ${sum}`,
    text: t`The SIP goes on with its first debit.`,
  }
}

function debitSteps(order: RegistrationOrder, figures: ReceiptFacts['figures']): TimelineStep[] {
  const [next] = order.dues
  if (!next) return []
  const isFirst = next.dueOn === order.sipStartDate
  const later = isFirst && order.firstNow !== undefined && order.sipFrequency !== 'Daily'
  const account = accountName(order)
  const keep = t`Keep enough money in ${account}. If the debit fails, we tell you why.`
  const day = dayName(next.debitOn)
  return [
    ...reminderOf(next, figures),
    {
      state: 'next',
      title: isFirst ? t`${day}: the first debit by mandate` : t`${day}: the next debit by mandate`,
      text: [later && laterText(), shiftText(next), keep].filter(Boolean).join(' '),
    },
  ]
}

/** The next debits of a SIP, whose code only the receipt of a SIP loads. */
const LaterDebits = lazyPart(() => import('./next-debits'), {
  // Said when it is shown, in the language of then.
  get failure() {
    return t`The next debits did not load`
  },
})

/** The receipt of a SIP, from its acceptance to its first debit. */
export default {
  headline,
  status: ({ state }) => ({ ...statuses[state], text: textOf(statuses[state].text) }),
  steps,
  cancel: () => ({
    endpoint: orderApi.cancel,
    activity: 'SIP_CANCEL',
    thing: 'SIP',
    undoes: t`No debit follows. An instalment that you have paid stays invested.`,
    afterwards: t`It is registered now.`,
  }),
  More: LaterDebits,
  ofPlans: true,
} satisfies ReceiptWords<RegistrationOrder>
