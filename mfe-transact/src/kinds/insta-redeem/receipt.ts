import { formatRupees, formatTime, lowerNav } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { RedemptionOrder } from '@portal/contracts/orders/order'
import type { Figures } from '@portal/contracts/support/figures'
import type { Headline, ReceiptWords } from '../../transaction/receipt/receipt-words'
import type { TimelineStep } from '../../shared/nav-timing'
import { accountName } from '../../shared/payout-account'
import { redeemReceipt } from '../redeem/receipt'

/** By when the money is there, unless the bank has returned it. */
const byWhen = ({ createdAt }: RedemptionOrder, { instantMinutes }: Figures): string =>
  formatTime(Date.parse(createdAt) + instantMinutes * 60_000)
/** Its bank has not said yet what became of the money. */
const isOnItsWay = ({ state, payouts }: RedemptionOrder) =>
  (state === 'accepted' || state === 'priced') && payouts.every((payout) => payout.state !== 'returned')

const isOpen = ({ state }: RedemptionOrder) => state === 'accepted' || state === 'paid_ahead'

function whichNav({ navDate }: RedemptionOrder): TimelineStep {
  const price = lowerNav(navDate)
  return {
    state: 'next',
    title: t`Units sold at ${price}`,
    text: t`Once both are published. The amount does not change.`,
  }
}

function onItsWay(order: RedemptionOrder, figures: Figures | undefined): TimelineStep {
  const account = accountName(order)
  if (!figures) return { state: 'now', title: t`Money in ${account}`, text: '' }
  const time = byWhen(order, figures)
  return {
    state: 'now',
    title: t`By ${time}: money in ${account}`,
    text: t`If it is not there by then, call us.`,
  }
}

function wayHeadline(order: RedemptionOrder, figures: Figures | undefined): Headline {
  const sum = formatRupees(order.netAmount ?? 0)
  const account = accountName(order)
  const time = figures && byWhen(order, figures)
  return { title: t`${sum} is on its way`, text: time ? t`It is in ${account} by ${time}.` : '' }
}

/** The receipt of an instant redemption: its money is on its way, and its units are sold when both NAVs are out. */
export default {
  ...redeemReceipt,
  headline: (order, { figures } = {}) =>
    isOnItsWay(order) ? wayHeadline(order, figures) : redeemReceipt.headline(order),
  steps(order, facts = {}) {
    const steps = redeemReceipt.steps(order, facts)
    const last = steps.at(-1)
    if (!last) return steps
    const money = isOnItsWay(order) ? onItsWay(order, facts.figures) : last
    if (order.nav !== null || !isOpen(order)) return [...steps.slice(0, -1), money]
    // The money comes before the NAV.
    const [placed, , ...payouts] = steps.slice(0, -1)
    return [...(placed ? [placed] : []), ...payouts, money, whichNav(order)]
  },
} satisfies ReceiptWords<RedemptionOrder>
