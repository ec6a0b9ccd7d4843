import { formatTime, indiaDate } from '@portal/kernel'
import type { SwitchOrder } from '@portal/contracts/orders/order'
import { dayName } from '../../shared/days'
import type { ReceiptWords } from '../../transaction/receipt/receipt-words'
import { unitsText } from '../../transaction/receipt/steps'
import { switchReceipt } from '../switch/receipt'

/** The receipt of a switch that a purchase made for a new fund. */
export default {
  ...switchReceipt,
  cancel: {
    ...switchReceipt.cancel,
    noun: 'automatic switch',
    undoes: 'Your money stays where it waits, and the units are free again at once.',
  },
  headline(order) {
    const { state, scheme, toScheme, toNavDate, failureReason } = order
    if (state === 'accepted')
      return {
        title: `Your money waits for ${toScheme.schemeName}`,
        text: `It is in ${scheme.schemeName}. We switch it on ${dayName(toNavDate)}, when the new fund is allotted.`,
      }
    if (state === 'rejected' || state === 'cancelled')
      return {
        title: `Your money stays in ${scheme.schemeName}`,
        text: `${state === 'cancelled' ? 'You cancelled the switch' : (failureReason ?? 'Nothing was switched')}. You can redeem it or switch it to another fund.`,
      }
    return switchReceipt.headline(order)
  },
  steps(order, facts) {
    const { state, scheme, toScheme, navDate, toNavDate, createdAt } = order
    if (state !== 'accepted') return switchReceipt.steps(order, facts)
    return [
      {
        state: 'done',
        title: `On hold since ${dayName(indiaDate(createdAt))}, ${formatTime(createdAt)}`,
        text: `${unitsText(order)} of ${scheme.schemeName} wait for the new fund.`,
      },
      {
        state: 'now',
        title: `Sold at the NAV of ${dayName(navDate)}`,
        text: `If the offer is called off, nothing is sold and your money stays in ${scheme.schemeName}.`,
      },
      {
        state: 'next',
        title: `${dayName(toNavDate)}: ${toScheme.schemeName} is allotted`,
        text: `The money buys units at the price of the offer. They are in your folio on ${dayName(order.unitsOn)}.`,
      },
    ]
  },
} satisfies ReceiptWords<SwitchOrder>
