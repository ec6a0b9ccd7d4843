import { formatNav, formatRupees, formatUnits } from '@portal/kernel'
import type { SwitchOrder } from '@portal/contracts/orders/order'
import { dayName } from '../../shared/days'
import { publishedBy, type TimelineStep } from '../../shared/nav-timing'
import type { Headline, ReceiptFacts, ReceiptWords } from '../../transaction/receipt/receipt-words'
import { cancelSwitch } from '../outflow/cancelling'
import {
  accepted,
  endedSteps,
  folioName,
  statuses as common,
  unitsText,
} from '../../transaction/receipt/steps'

const boughtText = ({ toUnits }: SwitchOrder) => (toUnits ? `${formatUnits(toUnits)} units` : 'units')
const priced = (date: string, nav: string | null) =>
  `the NAV of ${dayName(date)}${nav ? `: ${formatNav(nav)}` : ''}`

const isInstalment = ({ kind }: SwitchOrder): boolean => kind === 'STP_INSTALMENT'
const nounOf = (order: SwitchOrder): string => (isInstalment(order) ? 'STP instalment' : 'switch')

const headlines: Readonly<Record<SwitchOrder['state'], (order: SwitchOrder) => Headline>> = {
  accepted: (order) => ({
    title: isInstalment(order) ? 'Your STP instalment is on its way' : 'We have your switch',
    text: `You leave ${order.scheme.schemeName} at the NAV of ${dayName(order.navDate)}, and get units of ${order.toScheme.schemeName} by ${dayName(order.unitsOn)}.`,
  }),
  sold: (order) => ({
    title: `We sold ${unitsText(order)}`,
    text: `${order.netAmount === null ? 'The money' : formatRupees(order.netAmount)} buys units of ${order.toScheme.schemeName} at the NAV of ${dayName(order.toNavDate)}.`,
  }),
  allotted: (order) => ({
    title: `Your ${nounOf(order)} is complete`,
    text: `You have ${boughtText(order)} of ${order.toScheme.schemeName} in ${folioName(order)}.`,
  }),
  cancelled: (order) => ({
    title: `Your ${nounOf(order)} is cancelled`,
    text: `Nothing was sold. ${unitsText(order)} are free again.`,
  }),
  rejected: (order) => ({
    title: isInstalment(order) ? 'We could not make your STP instalment' : 'We could not switch your units',
    text: order.failureReason ?? 'Nothing was sold. Your units are free again.',
  }),
}

const statuses = {
  ...common,
  sold: { tone: 'info', text: 'Sold, units to come' },
  allotted: { tone: 'positive', text: 'Units allotted' },
} as const

const steps = (order: SwitchOrder, { figures }: ReceiptFacts = {}): TimelineStep[] =>
  endedSteps(order, 'Nothing was sold.') ?? [
    accepted(order, `${unitsText(order)} of ${folioName(order)} are on hold for this order.`),
    soldStep(order, figures),
    allottedStep(order),
  ]

function soldStep(order: SwitchOrder, figures: ReceiptFacts['figures']): TimelineStep {
  const { state, scheme, navDate, nav } = order
  const waits = state === 'accepted'
  return {
    state: waits ? 'now' : 'done',
    title: `Sold at ${priced(navDate, nav)}`,
    text: waits
      ? `${publishedBy(figures)}Your units of ${scheme.schemeName} are sold at this price.`
      : `${unitsText(order)} of ${scheme.schemeName} were sold at this price.`,
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
export const switchReceipt = {
  headline: (order: SwitchOrder) => headlines[order.state](order),
  status: ({ state }: SwitchOrder) => statuses[state],
  steps,
  cancel: cancelSwitch,
} satisfies ReceiptWords<SwitchOrder>

export default switchReceipt
