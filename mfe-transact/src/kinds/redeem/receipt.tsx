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
  textOf,
} from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'
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
    ? t`It goes to ${{ account: accountName(last) }} by ${{ day: dayName(last.dueOn) }}.`
    : t`It earns income until you say where it goes.`
}
const netText = ({ netAmount }: RedemptionOrder) =>
  netAmount === null ? t`The money` : formatRupees(netAmount)

const safeText = (order: RedemptionOrder): string => t`${{ sum: netText(order) }} is safe with us.`

const paidOut = (order: RedemptionOrder): Headline => ({
  title: t`We paid you ${{ sum: netText(order) }}`,
  text: t`It is in ${{ account: account(order) }}.`,
})

const isInstalment = ({ kind }: RedemptionOrder): boolean => kind === 'SWP_INSTALMENT'

const headlines: Readonly<Record<RedemptionOrder['state'], (order: RedemptionOrder) => Headline>> = {
  accepted: (order) => ({
    title: isInstalment(order) ? t`Your SWP instalment is on its way` : t`We have your redemption`,
    text: t`You get the NAV of ${{ priced: dayName(order.navDate) }}, and the money by ${{ day: dayName(order.payoutOn) }} in ${{ account: account(order) }}.`,
  }),
  paid_ahead: paidOut,
  priced: (order) => ({
    title: t`We sold ${{ sold: unitsText(order) }}`,
    text: t`${{ sum: netText(order) }} reaches ${{ account: account(order) }} by ${{ day: dayName(order.payoutOn) }}.`,
  }),
  returned: (order) => ({
    title: t`Your bank returned the money`,
    text: `${safeText(order)} ${afterReturn(order)}`,
  }),
  paid_out: paidOut,
  cancelled: (order) => ({
    title: isInstalment(order) ? t`Your SWP instalment is cancelled` : t`Your redemption is cancelled`,
    text: t`Nothing was sold. ${{ held: unitsText(order) }} are free again.`,
  }),
  rejected: (order) => ({
    title: isInstalment(order) ? t`We could not make your SWP instalment` : t`We could not redeem your units`,
    text: order.failureReason ?? t`Nothing was sold. Your units are free again.`,
  }),
}

const statuses = {
  ...common,
  paid_ahead: { tone: 'positive', text: msg`Paid out, units to be sold` },
  priced: { tone: 'info', text: msg`Money on its way` },
  returned: { tone: 'warning', text: msg`Returned by the bank` },
  paid_out: { tone: 'positive', text: msg`Paid out` },
} as const

const isHeld = ({ state }: RedemptionOrder) => state === 'accepted' || state === 'paid_ahead'

function heldText(order: RedemptionOrder): string {
  const held = unitsText(order)
  const masked = order.folioNo ? maskFolio(order.folioNo) : ''
  if (isHeld(order))
    return masked
      ? t`${held} of folio ${masked} are on hold for this order.`
      : t`${held} are on hold for this order.`
  return masked
    ? t`${held} of folio ${masked} were on hold for this order.`
    : t`${held} were on hold for this order.`
}

const soldText = () => t`Your units are sold at this price.`

function returnedTitle(account: string, settledAt: string | null): string {
  const day = settledAt ? formatDate(indiaDate(settledAt)) : ''
  return day ? t`Returned by ${account} on ${day}` : t`Returned by ${account}`
}

function steps(order: RedemptionOrder, { figures }: ReceiptFacts = {}): TimelineStep[] {
  const { navDate, nav } = order
  const sold = !isHeld(order)
  const day = dayName(navDate)
  const price = nav ? formatNav(nav) : ''
  return (
    endedSteps(order, t`Nothing was sold.`) ?? [
      accepted(order, heldText(order)),
      {
        state: sold ? 'done' : 'now',
        title: price ? t`NAV of ${day}: ${price}` : t`NAV of ${day}`,
        text: sold ? t`Your units were sold at this price.` : `${publishedBy(figures)}${soldText()}`,
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
      title: returnedTitle(accountName(bank), settledAt),
      text: reason ?? '',
    }))

function payoutStep(order: RedemptionOrder): TimelineStep {
  const { state, payoutOn, payouts } = order
  const last = payouts.at(-1)
  if (state === 'paid_out' || state === 'paid_ahead') {
    const text = last?.utr ? t`Reference (UTR) ${{ reference: last.utr }}.` : ''
    return { state: 'done', title: t`Paid to ${{ account: account(order) }}`, text }
  }
  if (last?.state === 'returned')
    return { state: 'now', title: t`Your money waits for you`, text: t`Choose the account that gets it.` }
  return {
    state: state === 'accepted' ? 'next' : 'now',
    title: t`${{ day: dayName(payoutOn) }}: money in ${{ account: account(order) }}`,
    text: t`If it is not there by the end of that day, call us with the order number.`,
  }
}

/** The way to money that the bank sent back and that is not on its way again. */
function ClaimOffer({ order: { payouts } }: { order: RedemptionOrder }) {
  if (payouts.at(-1)?.state !== 'returned') return null
  return (
    <Card
      title={t`Where should the money go?`}
      subtitle={t`Choose another account of the folio, or add one.`}
    >
      <LinkButton variant="secondary" to={href(routes.selectScheme, { plan: 'REDEEM', unclaimed: 'true' })}>
        {t`See unclaimed amounts`}
      </LinkButton>
    </Card>
  )
}

/** The receipt of a redemption, from its acceptance to the payout. */
export const redeemReceipt: ReceiptWords<RedemptionOrder> = {
  headline: (order) => headlines[order.state](order),
  status: ({ state }) => ({ ...statuses[state], text: textOf(statuses[state].text) }),
  steps,
  cancel: cancelRedemption,
  More: ClaimOffer,
}

export default redeemReceipt
