import { formatTime, href, LinkButton, routes } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { Order, RedemptionOrder } from '@portal/contracts/orders/order'
import type { TransactionRow } from '@portal/contracts/orders/transaction-row'
import styles from './transactions.module.css'

interface TimelineActionsProps {
  row: TransactionRow
  order: Order | null
  now: number
}

/** What can be done about a transaction. */
export function TimelineActions({ row, order, now }: TimelineActionsProps) {
  const ways = order ? waysOf(row, order, now) : afterFailure(row)
  if (!ways.length) return null
  return (
    <ul className={styles.actions}>
      {ways.map(({ label, to, icon }) => (
        <li key={label}>
          <LinkButton variant="secondary" size="sm" to={to} {...(icon && { icon })}>
            {label}
          </LinkButton>
        </li>
      ))}
    </ul>
  )
}

interface Way {
  label: string
  to: string
  icon?: 'undo' | 'document'
}

function afterFailure({ status, kind, schemePlanCode, amount }: TransactionRow): Way[] {
  const buys = kind === 'PURCHASE' || kind === 'PURCHASE_SIP'
  return buys && status === 'FAILED'
    ? [
        {
          label: t`Invest now`,
          to: href(routes.invest, { scheme: schemePlanCode, amount: String((amount ?? 0) / 100) }),
        },
      ]
    : []
}

function waysOf(row: TransactionRow, order: Order, now: number): Way[] {
  const page = { order: order.transactionId }
  const receipt: Way = { label: t`Receipt`, to: href(routes.investSuccess, page), icon: 'document' }
  switch (order.family) {
    case 'purchase': {
      // A mandate pays by itself; of everything else that is not paid its page tells how it stands.
      if (order.state === 'created' && !order.mandate) {
        const isPaidHere = row.status === 'PENDING' || row.status === 'FAILED'
        const isOpen = isPaidHere && Date.parse(order.payBefore) > now
        const pay = order.payments.length ? t`Pay again` : t`Pay now`
        return [{ label: isOpen ? pay : t`See the payment`, to: href(routes.investPayment, page) }]
      }
      return order.state === 'paid' || order.state === 'allotted' ? [receipt] : afterFailure(row)
    }
    case 'redemption':
      return [
        ...cancelOf(row, now, t`Cancel this redemption`, href(routes.cancelRedemption)),
        ...claimOf(order),
        receipt,
      ]
    case 'switch':
      return [...cancelOf(row, now, t`Cancel this switch`, href(routes.cancelSwitch)), receipt]
    case 'registration':
      // What is still to begin is taken back on its receipt.
      return [...cancelOf(row, now, t`Cancel this order`, receipt.to), receipt]
  }
}

/** Money that no bank took waits until its investor says where it goes. */
function claimOf({ state, payouts }: RedemptionOrder): Way[] {
  if (state !== 'returned' || payouts.at(-1)?.state !== 'returned') return []
  const to = href(routes.selectScheme, { plan: 'REDEEM', unclaimed: 'true' })
  return [{ label: t`Say where the money goes`, to }]
}

function cancelOf({ cancelUntil }: TransactionRow, now: number, label: string, to: string): Way[] {
  if (!cancelUntil || Date.parse(cancelUntil) <= now) return []
  const time = formatTime(cancelUntil)
  return [{ label: t`${label} (until ${time})`, to, icon: 'undo' }]
}
