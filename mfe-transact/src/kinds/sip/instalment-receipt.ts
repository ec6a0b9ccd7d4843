import { formatDate, formatNav, formatRupees, formatUnits, indiaDate } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { PurchaseOrder } from '@portal/contracts/orders/order'
import { dayName } from '../../shared/days'
import type { TimelineStep } from '../../shared/nav-timing'
import type { ReceiptWords } from '../../transaction/receipt/receipt-words'
import { folioName } from '../../transaction/receipt/steps'
import { accountName } from '../../shared/payout-account'

function payer({ mandate }: PurchaseOrder): string {
  const { bankName, accountLast4 } = mandate ?? {}
  return bankName && accountLast4 ? accountName({ bankName, accountLast4 }) : t`your bank`
}

/** Whether no units come of it. */
const isOver = ({ state }: PurchaseOrder): boolean =>
  state === 'expired' || state === 'refund_due' || state === 'refunded'

function headline(order: PurchaseOrder): { title: string; text: string } {
  const sum = formatRupees(order.amount)
  if (isOver(order)) {
    const reason = order.failureReason ?? t`Your bank did not pay it.`
    return { title: t`We could not debit ${sum}`, text: `${reason} ${t`Nothing was invested.`}` }
  }
  const place = folioName(order)
  const priced = dayName(order.navDate)
  if (order.state === 'allotted' && order.units)
    return {
      title: t`You have ${{ count: formatUnits(order.units) }} more units`,
      text: t`Your SIP bought them for ${sum} at the NAV of ${priced}. They are in ${place}.`,
    }
  const bank = payer(order)
  const day = dayName(order.unitsOn)
  return order.state === 'paid'
    ? { title: t`${sum} is debited`, text: t`You get your units on ${day}.` }
    : {
        title: t`We debit ${sum}`,
        text: t`${bank} answers on the next business day. You get your units on ${day}.`,
      }
}

function status(order: PurchaseOrder) {
  if (isOver(order)) return { tone: 'negative', text: t`Debit failed` } as const
  if (order.state === 'allotted') return { tone: 'positive', text: t`Units allotted` } as const
  return {
    tone: 'info',
    text: order.state === 'paid' ? t`Units on ${{ day: formatDate(order.unitsOn) }}` : t`Debit on its way`,
  } as const
}

function steps(order: PurchaseOrder): TimelineStep[] {
  const { state, createdAt, dueOn, navDate, nav, units, unitsOn } = order
  const bank = payer(order)
  const day = formatDate(indiaDate(createdAt))
  const requested: TimelineStep = {
    state: 'done',
    title: t`Presented to ${bank}`,
    text: dueOn ? t`On ${day}, for the instalment of ${{ due: formatDate(dueOn) }}.` : t`On ${day}.`,
  }
  if (isOver(order))
    return [requested, { state: 'done', title: t`Debit failed`, text: order.failureReason ?? '' }]
  const paid = state !== 'created'
  const allotted = state === 'allotted'
  const priced = dayName(navDate)
  const place = folioName(order)
  return [
    requested,
    {
      state: paid ? 'done' : 'now',
      title: paid ? t`Paid by ${bank}` : t`Your bank answers`,
      text: paid ? t`By your mandate.` : t`On the next business day. If the debit fails, we tell you why.`,
    },
    {
      state: allotted ? 'done' : paid ? 'now' : 'next',
      title: nav ? t`NAV of ${{ day: priced }}: ${{ price: formatNav(nav) }}` : t`NAV of ${{ day: priced }}`,
      text: allotted ? t`Your units were bought at this price.` : t`Your units are bought at this price.`,
    },
    {
      state: allotted ? 'done' : 'next',
      title: units
        ? t`${{ count: formatUnits(units) }} units in ${place}`
        : t`${{ day: dayName(unitsOn) }}: units in ${place}`,
      text: '',
    },
  ]
}

/** The receipt of an instalment that a mandate pays, from its presentation to its units. */
export default {
  headline,
  status,
  steps,
  ofPlans: true,
} satisfies ReceiptWords<PurchaseOrder>
