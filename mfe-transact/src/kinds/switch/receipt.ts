import { formatNav, formatRupees, formatUnits, textOf } from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'
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

const boughtText = ({ toUnits }: SwitchOrder) =>
  toUnits ? t`${{ count: formatUnits(toUnits) }} units` : t`units`

function priced(date: string, nav: string | null): string {
  const day = dayName(date)
  const price = nav ? formatNav(nav) : ''
  return price ? t`the NAV of ${day}: ${price}` : t`the NAV of ${day}`
}

const isInstalment = ({ kind }: SwitchOrder): boolean => kind === 'STP_INSTALMENT'

const headlines: Readonly<Record<SwitchOrder['state'], (order: SwitchOrder) => Headline>> = {
  accepted: (order) => ({
    title: isInstalment(order) ? t`Your STP instalment is on its way` : t`We have your switch`,
    text: t`You leave ${{ from: order.scheme.schemeName }} at the NAV of ${{ priced: dayName(order.navDate) }}, and get units of ${{ into: order.toScheme.schemeName }} by ${{ day: dayName(order.unitsOn) }}.`,
  }),
  sold: (order) => ({
    title: t`We sold ${{ sold: unitsText(order) }}`,
    text: t`${{ sum: order.netAmount === null ? t`The money` : formatRupees(order.netAmount) }} buys units of ${{ into: order.toScheme.schemeName }} at the NAV of ${{ priced: dayName(order.toNavDate) }}.`,
  }),
  allotted: (order) => ({
    title: isInstalment(order) ? t`Your STP instalment is complete` : t`Your switch is complete`,
    text: t`You have ${{ bought: boughtText(order) }} of ${{ into: order.toScheme.schemeName }} in ${{ place: folioName(order) }}.`,
  }),
  cancelled: (order) => ({
    title: isInstalment(order) ? t`Your STP instalment is cancelled` : t`Your switch is cancelled`,
    text: t`Nothing was sold. ${{ held: unitsText(order) }} are free again.`,
  }),
  rejected: (order) => ({
    title: isInstalment(order) ? t`We could not make your STP instalment` : t`We could not switch your units`,
    text: order.failureReason ?? t`Nothing was sold. Your units are free again.`,
  }),
}

const statuses = {
  ...common,
  sold: { tone: 'info', text: msg`Sold, units to come` },
  allotted: { tone: 'positive', text: msg`Units allotted` },
} as const

const steps = (order: SwitchOrder, { figures }: ReceiptFacts = {}): TimelineStep[] =>
  endedSteps(order, t`Nothing was sold.`) ?? [
    accepted(
      order,
      t`${{ held: unitsText(order) }} of ${{ place: folioName(order) }} are on hold for this order.`,
    ),
    soldStep(order, figures),
    allottedStep(order),
  ]

const soldText = (from: string) => t`Your units of ${from} are sold at this price.`

function soldStep(order: SwitchOrder, figures: ReceiptFacts['figures']): TimelineStep {
  const { state, scheme, navDate, nav } = order
  const waits = state === 'accepted'
  const from = scheme.schemeName
  return {
    state: waits ? 'now' : 'done',
    title: t`Sold at ${{ price: priced(navDate, nav) }}`,
    text: waits
      ? `${publishedBy(figures)}${soldText(from)}`
      : t`${{ sold: unitsText(order) }} of ${from} were sold at this price.`,
  }
}

function allottedStep(order: SwitchOrder): TimelineStep {
  const { state, toScheme, toNavDate, toNav, unitsOn } = order
  const into = toScheme.schemeName
  const price = priced(toNavDate, toNav)
  const place = folioName(order)
  return state === 'allotted'
    ? {
        state: 'done',
        title: t`${{ bought: boughtText(order) }} in ${place}`,
        text: t`Bought in ${into} at ${price}.`,
      }
    : {
        state: state === 'sold' ? 'now' : 'next',
        title: t`${{ day: dayName(unitsOn) }}: units in ${place}`,
        text: t`The money buys units of ${into} at ${price}.`,
      }
}

/** The receipt of a switch, from its acceptance to the units of the other fund. */
export const switchReceipt = {
  headline: (order: SwitchOrder) => headlines[order.state](order),
  status: ({ state }: SwitchOrder) => ({ ...statuses[state], text: textOf(statuses[state].text) }),
  steps,
  cancel: cancelSwitch,
} satisfies ReceiptWords<SwitchOrder>

export default switchReceipt
