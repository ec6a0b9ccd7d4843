import {
  Card,
  DetailList,
  maskFolio,
  queryFor,
  Skeleton,
  SkeletonRegion,
  useInvestor,
  useQuery,
} from '@portal/kernel'
import { createFolioApi } from '@portal/kernel/contracts/create-folio'
import type { Folio } from '@portal/kernel/contracts/investor'
import type { DraftedFolio } from '@portal/kernel/contracts/new-folio'
import type { LumpsumTerms } from '@portal/kernel/contracts/order-terms'
import type { LumpsumQuote } from '@portal/kernel/contracts/purchase'
import { draftedFolioRows, type FolioRow, folioRows, newFolioRows, type PlanMode } from './folio-rows'

interface FolioCardProps {
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
  if ('draftId' in newFolio) return <DraftedFolioCard {...newFolio} planMode={planMode} />
  return <RowsCard title="New folio" rows={newFolioRows(newFolio, name, folios, planMode)} />
}

/** A folio that was described before, as the server keeps it; where it is gone, placing the order says so. */
function DraftedFolioCard({ draftId, planMode }: DraftedFolio & { planMode: PlanMode }) {
  const { pan } = useInvestor()
  const { data, isPending } = useQuery(queryFor(createFolioApi.pendingTransaction, { panNumber: pan }))
  const draft = data?.drafts.find((each) => each.draftId === draftId)
  if (draft) return <RowsCard title="New folio" rows={draftedFolioRows(draft, planMode)} />
  if (!isPending) return null
  return (
    <SkeletonRegion label="Loading the new folio">
      <Skeleton shape="row" count={3} />
    </SkeletonRegion>
  )
}

/** Rows of a folio under its title. */
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
