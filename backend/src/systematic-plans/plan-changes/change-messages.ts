import { t } from '@portal/contracts/words/macros'
import { routes } from '@portal/contracts/wire/routes'
import { formatDate, formatRupees } from '@portal/contracts/format'
import { helpline } from '../../content/brand'
import { sayReason } from '../../payments/failure-reasons'
import type { InvestorMessage } from '../../orders/order-messages'
import type { OrderRow } from '../../orders/order.repository'
import { amountAfter, PlacedTerms } from './placed-change'
import type { AnyPlanChange } from './plan-change'

type Placed = ReturnType<typeof PlacedTerms.parse>

/** What is so from when; the sentence of an e-mail and the title of a notification. */
const happened: Readonly<
  Record<AnyPlanChange['action'], (plan: string, from: string, placed: Placed) => string>
> = {
  pause: (plan, from, { pauseUntil = '' }) =>
    t`${plan} is paused from ${from} and runs again on ${{ day: formatDate(pauseUntil) }}`,
  modify: (plan, from) => t`${plan} is changed from ${from}`,
  renew: (plan, from) => t`${plan} is renewed from ${from}`,
  restart: (plan, from) => t`${plan} runs again from ${from}`,
  cancel: (plan, from) => t`${plan} ends on ${from}`,
}

/** Said when a change is made. */
export function changedMessage(
  { orderNumber, planId, terms }: OrderRow,
  { action, planKind }: AnyPlanChange,
  schemeName: string,
): InvestorMessage {
  return () => {
    const placed = PlacedTerms.parse(terms)
    const { steps, nextAfter } = placed.placed
    const [first] = steps
    const from = formatDate(first?.holdsFrom ?? '')
    const next = nextAfter
      ? t`The next instalment under it, ${{ amount: formatRupees(amountAfter(placed.placed) ?? 0) }}, is due on ${{ day: formatDate(nextAfter) }}.`
      : t`Nothing is due from then on.`
    return {
      subject: happened[action](t`Your ${planKind} in ${schemeName}`, from, placed),
      body: t`Order ${orderNumber}, ${planKind} ${{ plan: planId ?? '' }}: ${next} If you did not order this, call ${helpline} at once.`,
      page: routes.planChanged,
      action: t`See the order`,
    }
  }
}

/** Said when a plan ended before its change could be made. */
export function changeFailedMessage(
  { orderNumber, planId, failureReason }: OrderRow,
  schemeName: string,
): InvestorMessage {
  return () => ({
    subject: t`Your plan in ${schemeName} could not be changed`,
    body: t`Order ${orderNumber}, plan ${{ plan: planId ?? '' }}: ${{ reason: failureReason ? sayReason(failureReason) : '' }} See your systematic plans for what you can do now.`,
    page: routes.planChanged,
    action: t`See the order`,
    important: true,
  })
}
