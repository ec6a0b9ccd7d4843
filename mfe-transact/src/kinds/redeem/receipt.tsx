import {
  Card,
  formatDate,
  formatNav,
  formatRupees,
  href,
  indiaDate,
  LinkButton,
  maskFolio,
  routes,
} from '@portal/kernel'
import type { RedemptionOrder } from '@portal/contracts/orders/order'
import { dayName } from '../../shared/days'
import { accountName } from '../../shared/payout-account'
import { publishedBy, type TimelineStep } from '../../shared/nav-timing'
import type { Headline, ReceiptFacts, ReceiptWords } from '../../transaction/receipt/receipt-words'
import { cancelRedemption } from '../outflow/cancelling'
import { accepted, endedSteps, statuses as common, unitsText } from '../../transaction/receipt/steps'

/** Where the money is or goes, which may be another account than the one that was asked for. */
const account = (order: RedemptionOrder) =>
  accountName(order.payouts.filter(({ state }) => state !== 'returned').at(-1) ?? order)
/** What comes back goes to another account of the folio, where there is one. */
function afterReturn({ payouts }: RedemptionOrder): string {
  const last = payouts.at(-1)
  return last && last.state !== 'returned'
    ? `It goes to ${accountName(last)} by ${dayName(last.dueOn)}.`
    : 'It earns income until you say where it goes.'
}
const netText = ({ netAmount }: RedemptionOrder) =>
  netAmount === null ? 'The money' : formatRupees(netAmount)

const paidOut = (order: RedemptionOrder): Headline => ({
  title: `We paid you ${netText(order)}`,
  text: `It is in ${account(order)}.`,
})

const isInstalment = ({ kind }: RedemptionOrder): boolean => kind === 'SWP_INSTALMENT'

const headlines: Readonly<Record<RedemptionOrder['state'], (order: RedemptionOrder) => Headline>> = {
  accepted: (order) => ({
    title: isInstalment(order) ? 'Your SWP instalment is on its way' : 'We have your redemption',
    text: `You get the NAV of ${dayName(order.navDate)}, and the money by ${dayName(order.payoutOn)} in ${account(order)}.`,
  }),
  paid_ahead: paidOut,
  priced: (order) => ({
    title: `We sold ${unitsText(order)}`,
    text: `${netText(order)} reaches ${account(order)} by ${dayName(order.payoutOn)}.`,
  }),
  returned: (order) => ({
    title: 'Your bank returned the money',
    text: `${netText(order)} is safe with us. ${afterReturn(order)}`,
  }),
  paid_out: paidOut,
  cancelled: (order) => ({
    title: isInstalment(order) ? 'Your SWP instalment is cancelled' : 'Your redemption is cancelled',
    text: `Nothing was sold. ${unitsText(order)} are free again.`,
  }),
  rejected: (order) => ({
    title: isInstalment(order) ? 'We could not make your SWP instalment' : 'We could not redeem your units',
    text: order.failureReason ?? 'Nothing was sold. Your units are free again.',
  }),
}

const statuses = {
  ...common,
  paid_ahead: { tone: 'positive', text: 'Paid out, units to be sold' },
  priced: { tone: 'info', text: 'Money on its way' },
  returned: { tone: 'warning', text: 'Returned by the bank' },
  paid_out: { tone: 'positive', text: 'Paid out' },
} as const

const isHeld = ({ state }: RedemptionOrder) => state === 'accepted' || state === 'paid_ahead'

function steps(order: RedemptionOrder, { figures }: ReceiptFacts = {}): TimelineStep[] {
  const { navDate, nav, folioNo } = order
  const sold = !isHeld(order)
  const ofFolio = folioNo ? `of folio ${maskFolio(folioNo)} ` : ''
  return (
    endedSteps(order, 'Nothing was sold.') ?? [
      accepted(order, `${unitsText(order)} ${ofFolio}${sold ? 'were' : 'are'} on hold for this order.`),
      {
        state: sold ? 'done' : 'now',
        title: `NAV of ${dayName(navDate)}${nav ? `: ${formatNav(nav)}` : ''}`,
        text: sold
          ? 'Your units were sold at this price.'
          : `${publishedBy(figures)}Your units are sold at this price.`,
      },
      ...returns(order),
      payoutStep(order),
    ]
  )
}

/** Each time that a bank did not take the money. */
const returns = ({ payouts }: RedemptionOrder): TimelineStep[] =>
  payouts
    .filter(({ state }) => state === 'returned')
    .map(({ settledAt, reason, ...bank }) => ({
      state: 'done',
      title: `Returned by ${accountName(bank)}${settledAt ? ` on ${formatDate(indiaDate(settledAt))}` : ''}`,
      text: reason ?? '',
    }))

function payoutStep(order: RedemptionOrder): TimelineStep {
  const { state, payoutOn, payouts } = order
  const last = payouts.at(-1)
  if (state === 'paid_out' || state === 'paid_ahead') {
    const text = last?.utr ? `Reference (UTR) ${last.utr}.` : ''
    return { state: 'done', title: `Paid to ${account(order)}`, text }
  }
  if (last?.state === 'returned')
    return { state: 'now', title: 'Your money waits for you', text: 'Choose the account that gets it.' }
  return {
    state: state === 'accepted' ? 'next' : 'now',
    title: `${dayName(payoutOn)}: money in ${account(order)}`,
    text: 'If it is not there by the end of that day, call us with the order number.',
  }
}

/** The way to money that the bank sent back and that is not on its way again. */
function ClaimOffer({ order: { payouts } }: { order: RedemptionOrder }) {
  if (payouts.at(-1)?.state !== 'returned') return null
  return (
    <Card title="Where should the money go?" subtitle="Choose another account of the folio, or add one.">
      <LinkButton variant="secondary" to={href(routes.selectScheme, { plan: 'REDEEM', unclaimed: 'true' })}>
        See unclaimed amounts
      </LinkButton>
    </Card>
  )
}

/** The receipt of a redemption, from its acceptance to the payout. */
export const redeemReceipt: ReceiptWords<RedemptionOrder> = {
  headline: (order) => headlines[order.state](order),
  status: ({ state }) => statuses[state],
  steps,
  cancel: cancelRedemption,
  More: ClaimOffer,
}

export default redeemReceipt
