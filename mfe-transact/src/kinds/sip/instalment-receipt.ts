import { formatDate, formatNav, formatRupees, formatUnits, indiaDate } from '@portal/kernel'
import type { PurchaseOrder } from '@portal/contracts/orders/order'
import { dayName } from '../../shared/days'
import type { TimelineStep } from '../../shared/nav-timing'
import type { ReceiptWords } from '../../transaction/receipt/receipt-words'
import { folioName } from '../../transaction/receipt/steps'
import { accountName } from '../../shared/payout-account'

function payer({ mandate }: PurchaseOrder): string {
  const { bankName, accountLast4 } = mandate ?? {}
  return bankName && accountLast4 ? accountName({ bankName, accountLast4 }) : 'your bank'
}

/** Whether no units come of it. */
const isOver = ({ state }: PurchaseOrder): boolean =>
  state === 'expired' || state === 'refund_due' || state === 'refunded'

function headline(order: PurchaseOrder): { title: string; text: string } {
  const money = formatRupees(order.amount)
  if (isOver(order))
    return {
      title: `We could not debit ${money}`,
      text: `${order.failureReason ?? 'Your bank did not pay it.'} Nothing was invested.`,
    }
  if (order.state === 'allotted' && order.units)
    return {
      title: `You have ${formatUnits(order.units)} more units`,
      text: `Your SIP bought them for ${money} at the NAV of ${dayName(order.navDate)}. They are in ${folioName(order)}.`,
    }
  return order.state === 'paid'
    ? { title: `${money} is debited`, text: `You get your units on ${dayName(order.unitsOn)}.` }
    : {
        title: `We debit ${money}`,
        text: `${payer(order)} answers on the next business day. You get your units on ${dayName(order.unitsOn)}.`,
      }
}

function status(order: PurchaseOrder) {
  if (isOver(order)) return { tone: 'negative', text: 'Debit failed' } as const
  if (order.state === 'allotted') return { tone: 'positive', text: 'Units allotted' } as const
  return {
    tone: 'info',
    text: order.state === 'paid' ? `Units on ${formatDate(order.unitsOn)}` : 'Debit on its way',
  } as const
}

function steps(order: PurchaseOrder): TimelineStep[] {
  const { state, createdAt, dueOn, navDate, nav, units, unitsOn } = order
  const requested: TimelineStep = {
    state: 'done',
    title: `Presented to ${payer(order)}`,
    text: `On ${formatDate(indiaDate(createdAt))}${dueOn ? `, for the instalment of ${formatDate(dueOn)}` : ''}.`,
  }
  if (isOver(order))
    return [requested, { state: 'done', title: 'Debit failed', text: order.failureReason ?? '' }]
  const paid = state !== 'created'
  const allotted = state === 'allotted'
  return [
    requested,
    {
      state: paid ? 'done' : 'now',
      title: paid ? `Paid by ${payer(order)}` : 'Your bank answers',
      text: paid ? 'By your mandate.' : 'On the next business day. If the debit fails, we tell you why.',
    },
    {
      state: allotted ? 'done' : paid ? 'now' : 'next',
      title: `NAV of ${dayName(navDate)}${nav ? `: ${formatNav(nav)}` : ''}`,
      text: `Your units ${allotted ? 'were' : 'are'} bought at this price.`,
    },
    {
      state: allotted ? 'done' : 'next',
      title: units
        ? `${formatUnits(units)} units in ${folioName(order)}`
        : `${dayName(unitsOn)}: units in ${folioName(order)}`,
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
