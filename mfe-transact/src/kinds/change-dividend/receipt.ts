import { formatUnits } from '@portal/kernel'
import type { SwitchOrder } from '@portal/contracts/orders/order'
import { dayName } from '../../shared/days'
import type { Headline, ReceiptWords } from '../../transaction/receipt/receipt-words'
import { folioName } from '../../transaction/receipt/steps'
import { switchReceipt } from '../switch/receipt'

const headlines: Readonly<Record<SwitchOrder['state'], (order: SwitchOrder) => Headline>> = {
  accepted: (order) => ({
    title: 'We have your change of option',
    text: `Your units of ${order.scheme.schemeName} go to ${order.toScheme.optDesc} at the NAV of ${dayName(order.navDate)}.`,
  }),
  sold: (order) => ({
    title: 'Your change of option is on its way',
    text: `You get your units in ${order.toScheme.optDesc} by ${dayName(order.unitsOn)}.`,
  }),
  allotted: (order) => ({
    title: 'Your option is changed',
    text: `You have ${formatUnits(order.toUnits ?? '0')} units in ${order.toScheme.optDesc} in ${folioName(order)}.`,
  }),
  cancelled: () => ({
    title: 'Your change of option is cancelled',
    text: 'Your units stay as they were.',
  }),
  rejected: (order) => ({
    title: 'We could not change the option',
    text: order.failureReason ?? 'Your units stay as they were.',
  }),
}

/** The receipt of a change of the IDCW option. */
export default {
  ...switchReceipt,
  cancel: { ...switchReceipt.cancel, noun: 'change of option' },
  headline: (order) => headlines[order.state](order),
  steps(order) {
    const all = switchReceipt.steps(order)
    const { state, toScheme, unitsOn, navDate } = order
    if (state === 'cancelled' || state === 'rejected') return all
    const done = state === 'allotted'
    return [
      ...all.slice(0, 1),
      {
        state: done ? 'done' : 'now',
        title: done ? `Units in ${toScheme.optDesc}` : `${dayName(unitsOn)}: units in ${toScheme.optDesc}`,
        text: `At the NAV of ${dayName(navDate)}, in ${folioName(order)}.`,
      },
    ]
  },
} satisfies ReceiptWords<SwitchOrder>
