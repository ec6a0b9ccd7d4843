import { queryFor, Skeleton, SkeletonRegion, useInvestor, useQuery } from '@portal/kernel'
import { createFolioApi } from '@portal/kernel/contracts/create-folio'
import type { DraftedFolio } from '@portal/kernel/contracts/new-folio'
import { draftedFolioRows, type PlanMode } from './folio-rows'
import { RowsCard } from './rows-card'

/** A folio that was described before, as the server keeps it; where it is gone, placing the order says so. */
export function DraftedFolioCard({ draftId, planMode }: DraftedFolio & { planMode: PlanMode }) {
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
