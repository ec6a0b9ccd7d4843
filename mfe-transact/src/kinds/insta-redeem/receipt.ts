import { formatRupees, formatTime, lowerNav } from '@portal/kernel'
import type { RedemptionOrder } from '@portal/contracts/orders/order'
import type { ReceiptWords } from '../../transaction/receipt/receipt-words'
import type { TimelineStep } from '../../shared/nav-timing'
import { accountName } from '../../shared/payout-account'
import { redeemReceipt } from '../redeem/receipt'

const minutes = 30

/** By when the money is there, unless the bank has returned it. */
const byWhen = ({ createdAt }: RedemptionOrder) =>
  formatTime(new Date(new Date(createdAt).getTime() + minutes * 60_000).toISOString())

/** Its bank has not said yet what became of the money. */
const isOnItsWay = ({ state, payouts }: RedemptionOrder) =>
  (state === 'accepted' || state === 'priced') && payouts.every((payout) => payout.state !== 'returned')

const isOpen = ({ state }: RedemptionOrder) => state === 'accepted' || state === 'paid_ahead'

const whichNav = ({ navDate }: RedemptionOrder): TimelineStep => ({
  state: 'next',
  title: `Units sold at ${lowerNav(navDate)}`,
  text: 'Once both are published. The amount does not change.',
})

/** The receipt of an instant redemption: its money is on its way, and its units are sold when both NAVs are out. */
export default {
  ...redeemReceipt,
  headline: (order) =>
    isOnItsWay(order)
      ? {
          title: `${formatRupees(order.netAmount ?? 0)} is on its way`,
          text: `It is in ${accountName(order)} by ${byWhen(order)}.`,
        }
      : redeemReceipt.headline(order),
  steps(order) {
    const steps = redeemReceipt.steps(order)
    const last = steps.at(-1)
    if (!last) return steps
    const title = `By ${byWhen(order)}: money in ${accountName(order)}`
    const money: TimelineStep = isOnItsWay(order)
      ? { state: 'now', title, text: 'If it is not there by then, call us.' }
      : last
    if (order.nav !== null || !isOpen(order)) return [...steps.slice(0, -1), money]
    // The money comes before the NAV.
    const [placed, , ...payouts] = steps.slice(0, -1)
    return [...(placed ? [placed] : []), ...payouts, money, whichNav(order)]
  },
} satisfies ReceiptWords<RedemptionOrder>
