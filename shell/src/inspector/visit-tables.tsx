import { DataTable } from '@portal/kernel'
import { clockTime, Nothing } from './fact-tables'
import { draftRows, spanOf } from './facts/session-facts'
import type { GuardRecord } from './record/recorder'

/** What the guards of the last pages decided. */
export function GuardsTable({ guards }: { guards: readonly GuardRecord[] }) {
  if (!guards.length) return <Nothing>No guard was asked since the recording began.</Nothing>
  return (
    <DataTable
      caption="What guards decided"
      rows={guards}
      rowKey={({ id }) => String(id)}
      columns={[
        { key: 'path', header: 'Page', cell: ({ path }) => path, heading: true },
        { key: 'decision', header: 'Guard decided', cell: ({ decision }) => decision },
        { key: 'at', header: 'At', cell: ({ at }) => clockTime(at) },
      ]}
    />
  )
}

interface DraftsTableProps {
  changes: Readonly<Record<string, number>>
  now: number
}

/** The drafts that this tab keeps: their fields by name. */
export function DraftsTable({ changes, now }: DraftsTableProps) {
  const rows = draftRows(changes)
  if (!rows.length) return <Nothing>No draft is kept.</Nothing>
  return (
    <DataTable
      caption="Drafts that are kept"
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        { key: 'key', header: 'Draft', cell: ({ key }) => key, heading: true },
        { key: 'fields', header: 'Fields that hold something', cell: ({ fields }) => fields.join(', ') },
        {
          key: 'age',
          header: 'Changed',
          cell: ({ changedAt }) =>
            changedAt === undefined ? 'before the inspector' : `${spanOf(Math.max(0, now - changedAt))} ago`,
        },
      ]}
    />
  )
}
