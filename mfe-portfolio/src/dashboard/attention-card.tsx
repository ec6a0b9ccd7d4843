import { Card, formatRupees, IconTile, LinkButton, ListRow, Tag } from '@portal/kernel'
import { plural, t } from '@portal/kernel/words'
import type { WaitingItems } from '@portal/contracts/notifications/waiting'
import type { TransactionRow } from '@portal/contracts/orders/transaction-row'
import { useAmountText } from '../shared/amounts'
import { needsAttention, unclaimedItems } from './attention'
import { accountAttention, type AccountStatus } from './account-attention'

interface AttentionCardProps {
  /** Orders; undefined until they are there. */
  rows: readonly TransactionRow[] | undefined
  today: string
  /** What waits beside orders. */
  waiting: WaitingItems | undefined
  /** Where the page does not tell it in a place of its own. */
  kycStatus?: AccountStatus['kycStatus']
}

/** What waits for the investor; absent when nothing does. */
export function AttentionCard({ rows, today, waiting, kycStatus }: AttentionCardProps) {
  const amount = useAmountText(formatRupees)
  const items = [
    ...unclaimedItems(waiting?.unclaimed ?? [], amount),
    ...needsAttention(rows ?? [], today, amount),
    ...accountAttention({ ...waiting, kycStatus }),
  ]
  const count = items.length
  if (!count) return null
  return (
    <Card
      flush
      title={t`Needs your attention`}
      action={<Tag>{plural(count, { one: '# item', other: '# items' })}</Tag>}
    >
      {items.map(({ id, icon, tone, title, text, action }) => (
        <ListRow
          key={id}
          lead={<IconTile icon={icon} tone={tone} />}
          title={title}
          subtitle={text}
          action={
            <LinkButton to={action.to} variant="secondary" size="sm">
              {action.label}
            </LinkButton>
          }
        />
      ))}
    </Card>
  )
}
