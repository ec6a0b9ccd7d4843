import { Card, formatRupees, IconTile, LinkButton, ListRow, Tag } from '@portal/kernel'
import type { TransactionRow } from '@portal/kernel/contracts/transaction-row'
import { useAmountText } from '../shared/amounts'
import { needsAttention } from './attention'

/** What waits for the investor; absent when nothing does. */
export function AttentionCard({ rows, today }: { rows: readonly TransactionRow[]; today: string }) {
  const items = needsAttention(rows, today, useAmountText(formatRupees))
  if (!items.length) return null
  return (
    <Card
      flush
      title="Needs your attention"
      action={<Tag>{items.length === 1 ? '1 item' : `${items.length} items`}</Tag>}
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
