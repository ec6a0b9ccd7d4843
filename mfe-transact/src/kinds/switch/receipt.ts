import {
  formatDate,
  formatNav,
  formatRupees,
  formatTime,
  formatUnits,
  indiaDate,
  maskFolio,
} from '@portal/kernel'
import type { SwitchOrder } from '@portal/kernel/contracts/order'
import { dayName, type TimelineStep } from '../../shared/nav-timing'
import type { ReceiptWords } from '../../transaction/receipt/receipt-words'

const soldText = (order: SwitchOrder) => `${formatUnits(order.units ?? order.unitsHeld)} units`
const boughtText = ({ toUnits }: SwitchOrder) => (toUnits ? `${formatUnits(toUnits)} units` : 'units')
const folioName = ({ folioNo }: SwitchOrder) => (folioNo ? `folio ${maskFolio(folioNo)}` : 'your folio')
const priced = (date: string, nav: string | null) =>
  `the NAV of ${dayName(date)}${nav ? `: ${formatNav(nav)}` : ''}`

const isInstalment = ({ kind }: SwitchOrder): boolean => kind === 'STP_INSTALMENT'
const nounOf = (order: SwitchOrder): string => (isInstalment(order) ? 'STP instalment' : 'switch')

const headlines: Readonly<Record<SwitchOrder['state'], (order: SwitchOrder) => [string, string]>> = {
  accepted: (order) => [
    isInstalment(order) ? 'Your STP instalment is on its way' : 'We have your switch',
    `You leave ${order.scheme.schemeName} at the NAV of ${dayName(order.navDate)}, and get units of ${order.toScheme.schemeName} by ${dayName(order.unitsOn)}.`,
  ],
  sold: (order) => [
    `We sold ${soldText(order)}`,
    `${order.netAmount === null ? 'The money' : formatRupees(order.netAmount)} buys units of ${order.toScheme.schemeName} at the NAV of ${dayName(order.toNavDate)}.`,
  ],
  allotted: (order) => [
    `Your ${nounOf(order)} is complete`,
    `You have ${boughtText(order)} of ${order.toScheme.schemeName} in ${folioName(order)}.`,
  ],
  cancelled: (order) => [
    `Your ${nounOf(order)} is cancelled`,
    `Nothing was sold. ${soldText(order)} are free again.`,
  ],
  rejected: (order) => [
    isInstalment(order) ? 'We could not make your STP instalment' : 'We could not switch your units',
    order.failureReason ?? 'Nothing was sold. Your units are free again.',
  ],
}

const statuses = {
  accepted: { tone: 'info', text: 'Accepted' },
  sold: { tone: 'info', text: 'Sold, units to come' },
  allotted: { tone: 'positive', text: 'Units allotted' },
  cancelled: { tone: 'info', text: 'Cancelled' },
  rejected: { tone: 'negative', text: 'Rejected' },
} as const

function steps(order: SwitchOrder): TimelineStep[] {
  const { state, createdAt } = order
  const title = `Accepted on ${formatDate(indiaDate(createdAt))}, ${formatTime(createdAt)}`
  if (state === 'cancelled' || state === 'rejected')
    return [
      { state: 'done', title, text: '' },
      {
        state: 'done',
        title: state === 'cancelled' ? 'Cancelled' : 'Rejected',
        text: 'Nothing was sold.',
      },
    ]
  const held = `${soldText(order)} of ${folioName(order)} are on hold for this order.`
  return [{ state: 'done', title, text: held }, soldStep(order), allottedStep(order)]
}

function soldStep(order: SwitchOrder): TimelineStep {
  const { state, scheme, navDate, nav } = order
  return state === 'accepted'
    ? {
        state: 'now',
        title: `Sold at ${priced(navDate, nav)}`,
        text: `We publish it by 11 pm. Your units of ${scheme.schemeName} are sold at this price.`,
      }
    : {
        state: 'done',
        title: `Sold at ${priced(navDate, nav)}`,
        text: `${soldText(order)} of ${scheme.schemeName} were sold at this price.`,
      }
}

function allottedStep(order: SwitchOrder): TimelineStep {
  const { state, toScheme, toNavDate, toNav, unitsOn } = order
  return state === 'allotted'
    ? {
        state: 'done',
        title: `${boughtText(order)} in ${folioName(order)}`,
        text: `Bought in ${toScheme.schemeName} at ${priced(toNavDate, toNav)}.`,
      }
    : {
        state: state === 'sold' ? 'now' : 'next',
        title: `${dayName(unitsOn)}: units in ${folioName(order)}`,
        text: `The money buys units of ${toScheme.schemeName} at ${priced(toNavDate, toNav)}.`,
      }
}

/** The receipt of a switch, from its acceptance to the units of the other fund. */
export const switchReceipt: ReceiptWords<SwitchOrder> = {
  label: 'Your switch',
  headline: (order) => {
    const [title, text] = headlines[order.state](order)
    return { title, text }
  },
  status: ({ state }) => statuses[state],
  steps,
}

export default switchReceipt
