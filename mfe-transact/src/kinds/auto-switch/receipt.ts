import { formatTime, indiaDate } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { SwitchOrder } from '@portal/contracts/orders/order'
import { dayName } from '../../shared/days'
import type { ReceiptWords } from '../../transaction/receipt/receipt-words'
import { unitsText } from '../../transaction/receipt/steps'
import { cancelSwitch } from '../outflow/cancelling'
import { switchReceipt } from '../switch/receipt'

const fundsOf = ({ scheme, toScheme }: SwitchOrder) => ({
  from: scheme.schemeName,
  into: toScheme.schemeName,
})

const cancelledText = () => t`You cancelled the switch. You can redeem it or switch it to another fund.`

const rejectedText = (reason: string | null) =>
  reason
    ? t`${reason}. You can redeem it or switch it to another fund.`
    : t`Nothing was switched. You can redeem it or switch it to another fund.`

/** The receipt of a switch that a purchase made for a new fund. */
export default {
  ...switchReceipt,
  cancel: () => ({
    ...cancelSwitch(),
    thing: 'autoSwitch',
    undoes: t`Your money stays where it waits, and the units are free again at once.`,
  }),
  headline(order) {
    const { state, failureReason } = order
    const { from, into } = fundsOf(order)
    const day = dayName(order.toNavDate)
    if (state === 'accepted')
      return {
        title: t`Your money waits for ${into}`,
        text: t`It is in ${from}. We switch it on ${day}, when the new fund is allotted.`,
      }
    if (state === 'cancelled' || state === 'rejected')
      return {
        title: t`Your money stays in ${from}`,
        text: state === 'cancelled' ? cancelledText() : rejectedText(failureReason),
      }
    return switchReceipt.headline(order)
  },
  steps(order, facts) {
    const { state, navDate, toNavDate, createdAt } = order
    const { from, into } = fundsOf(order)
    if (state !== 'accepted') return switchReceipt.steps(order, facts)
    const since = dayName(indiaDate(createdAt))
    const time = formatTime(createdAt)
    const held = unitsText(order)
    const soldDay = dayName(navDate)
    const allottedDay = dayName(toNavDate)
    const unitsDay = dayName(order.unitsOn)
    return [
      {
        state: 'done',
        title: t`On hold since ${since}, ${time}`,
        text: t`${held} of ${from} wait for the new fund.`,
      },
      {
        state: 'now',
        title: t`Sold at the NAV of ${soldDay}`,
        text: t`If the offer is called off, nothing is sold and your money stays in ${from}.`,
      },
      {
        state: 'next',
        title: t`${allottedDay}: ${into} is allotted`,
        text: t`The money buys units at the price of the offer. They are in your folio on ${unitsDay}.`,
      },
    ]
  },
} satisfies ReceiptWords<SwitchOrder>
