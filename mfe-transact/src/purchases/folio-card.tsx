import { Card, DetailList, maskFolio, useInvestor } from '@portal/kernel'
import type { Folio } from '@portal/kernel/contracts/investor'
import type { LumpsumTerms } from '@portal/kernel/contracts/order-terms'
import type { LumpsumQuote } from '@portal/kernel/contracts/purchase'
import { folioRows, newFolioRows, type FolioRow } from './folio-rows'

export interface FolioCardProps {
  order: Pick<LumpsumTerms, 'newFolio'>
  /** The folio that takes the units; undefined where the order opens one. */
  folio: Folio | undefined
  folios: readonly Folio[]
  planMode: LumpsumQuote['scheme']['planMode']
}

/** The folio that takes the units, or the one that the order opens. */
export function FolioCard({ order, folio, folios, planMode }: FolioCardProps) {
  const { name } = useInvestor()
  const { newFolio } = order
  if (folio) return <RowsCard title={`Folio ${maskFolio(folio.folioNo)}`} rows={folioRows(folio, planMode)} />
  if (!newFolio) return null
  return <RowsCard title="New folio" rows={newFolioRows(newFolio, name, folios, planMode)} />
}

function RowsCard({ title, rows }: { title: string; rows: readonly FolioRow[] }) {
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
