import { formatRupees, formatTime, shortNumber } from '@portal/kernel'
import type { RedemptionOrder } from '@portal/kernel/contracts/order'
import type { ReceiptWords } from '../receipt-words'
import { redeemReceipt } from '../redeem/receipt-words'

const minutes = 30

/** By when the money is there, unless the bank has returned it. */
const byWhen = ({ createdAt }: RedemptionOrder) =>
  formatTime(new Date(new Date(createdAt).getTime() + minutes * 60_000).toISOString())

const account = ({ bankName, accountLast4 }: RedemptionOrder) => `${bankName} ${shortNumber(accountLast4)}`

/** The receipt of an instant redemption: its units are sold already, and its money is on its way. */
export const instaReceipt: ReceiptWords<RedemptionOrder> = {
  ...redeemReceipt,
  label: 'Your instant redemption',
  headline: (order) =>
    order.state === 'priced'
      ? {
          title: `${formatRupees(order.netAmount ?? 0)} is on its way`,
          text: `It is in ${account(order)} by ${byWhen(order)}.`,
        }
      : redeemReceipt.headline(order),
  steps(order) {
    const steps = redeemReceipt.steps(order)
    const last = steps.at(-1)
    if (order.state !== 'priced' || !last) return steps
    const title = `By ${byWhen(order)}: money in ${account(order)}`
    return [...steps.slice(0, -1), { ...last, title, text: 'If it is not there by then, call us.' }]
  },
}
