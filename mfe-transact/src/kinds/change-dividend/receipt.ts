import { formatUnits } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { SwitchOrder } from '@portal/contracts/orders/order'
import { dayName } from '../../shared/days'
import type { Headline, ReceiptWords } from '../../transaction/receipt/receipt-words'
import { folioName } from '../../transaction/receipt/steps'
import { cancelSwitch } from '../outflow/cancelling'
import { switchReceipt } from '../switch/receipt'

const headlines: Readonly<Record<SwitchOrder['state'], (order: SwitchOrder) => Headline>> = {
  accepted: (order) => ({
    title: t`We have your change of option`,
    text: t`Your units of ${{ fund: order.scheme.schemeName }} go to ${{ option: order.toScheme.optDesc }} at the NAV of ${{ day: dayName(order.navDate) }}.`,
  }),
  sold: (order) => ({
    title: t`Your change of option is on its way`,
    text: t`You get your units in ${{ option: order.toScheme.optDesc }} by ${{ day: dayName(order.unitsOn) }}.`,
  }),
  allotted: (order) => ({
    title: t`Your option is changed`,
    text: t`You have ${{ count: formatUnits(order.toUnits ?? '0') }} units in ${{ option: order.toScheme.optDesc }} in ${{ place: folioName(order) }}.`,
  }),
  cancelled: () => ({
    title: t`Your change of option is cancelled`,
    text: t`Your units stay as they were.`,
  }),
  rejected: (order) => ({
    title: t`We could not change the option`,
    text: order.failureReason ?? t`Your units stay as they were.`,
  }),
}

/** The receipt of a change of the IDCW option. */
export default {
  ...switchReceipt,
  cancel: () => ({ ...cancelSwitch(), thing: 'optionChange' }),
  headline: (order) => headlines[order.state](order),
  steps(order) {
    const all = switchReceipt.steps(order)
    const { state, toScheme, unitsOn, navDate } = order
    if (state === 'cancelled' || state === 'rejected') return all
    const done = state === 'allotted'
    const option = toScheme.optDesc
    const day = dayName(unitsOn)
    const priced = dayName(navDate)
    const place = folioName(order)
    return [
      ...all.slice(0, 1),
      {
        state: done ? 'done' : 'now',
        title: done ? t`Units in ${option}` : t`${day}: units in ${option}`,
        text: t`At the NAV of ${priced}, in ${place}.`,
      },
    ]
  },
} satisfies ReceiptWords<SwitchOrder>
