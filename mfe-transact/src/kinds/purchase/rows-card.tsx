import { Card, DetailList } from '@portal/kernel'
import type { FolioRow } from './folio-rows'

/** Rows of a folio under its title. */
export function RowsCard({ title, rows }: { title: string; rows: readonly FolioRow[] }) {
  return (
    <Card title={title}>
      <DetailList
        rows={rows.map(({ label, lines }) => ({
          label,
          value: lines.map((line) => <div key={line}>{line}</div>),
        }))}
      />
    </Card>
  )
}
