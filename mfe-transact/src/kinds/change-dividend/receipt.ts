import { formatUnits, maskFolio } from '@portal/kernel'
import type { SwitchOrder } from '@portal/kernel/contracts/order'
import { dayName } from '../../shared/nav-timing'
import type { ReceiptWords } from '../../transaction/receipt/receipt-words'
import { switchReceipt } from '../switch/receipt'

const where = ({ folioNo }: SwitchOrder) => (folioNo ? `folio ${maskFolio(folioNo)}` : 'your folio')

const headlines: Readonly<Record<SwitchOrder['state'], (order: SwitchOrder) => [string, string]>> = {
  accepted: (order) => [
    'We have your change of option',
    `Your units of ${order.scheme.schemeName} go to ${order.toScheme.optDesc} at the NAV of ${dayName(order.navDate)}.`,
  ],
  sold: (order) => [
    'Your change of option is on its way',
    `You get your units in ${order.toScheme.optDesc} by ${dayName(order.unitsOn)}.`,
  ],
  allotted: (order) => [
    'Your option is changed',
    `You have ${formatUnits(order.toUnits ?? '0')} units in ${order.toScheme.optDesc} in ${where(order)}.`,
  ],
  cancelled: () => ['Your change of option is cancelled', 'Your units stay as they were.'],
  rejected: (order) => [
    'We could not change the option',
    order.failureReason ?? 'Your units stay as they were.',
  ],
}

/** The receipt of a change of the IDCW option. */
export const changeReceipt: ReceiptWords<SwitchOrder> = {
  label: 'Your change of option',
  headline: (order) => {
    const [title, text] = headlines[order.state](order)
    return { title, text }
  },
  status: switchReceipt.status,
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
        text: `At the NAV of ${dayName(navDate)}, in ${where(order)}.`,
      },
    ]
  },
}

export default changeReceipt
