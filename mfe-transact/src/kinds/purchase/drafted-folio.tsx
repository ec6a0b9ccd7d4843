import { queryFor, shortNumber, Skeleton, SkeletonRegion, useInvestor, useQuery } from '@portal/kernel'
import { createFolioApi } from '@portal/contracts/folio-opening/create-folio'
import type { DraftedFolio } from '@portal/contracts/folio-opening/new-folio'
import type { NewFolioDraft } from '@portal/contracts/folio-opening/new-folio-draft'
import { type FolioRow, type PlanMode, planText, RowsCard } from './folio-card'

/** A folio that was described before, as the server keeps it; where it is gone, placing the order says so. */
export default function DraftedFolioCard({ draftId, planMode }: DraftedFolio & { planMode: PlanMode }) {
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

/** What a folio of a draft is going to be. */
function draftedFolioRows(draft: NewFolioDraft, planMode: PlanMode): FolioRow[] {
  const { applicants, modeOfHolding, nominees, bankAccount } = draft
  const names = applicants.map(({ investorName }) => investorName)
  return [
    { label: 'Holders', lines: names },
    { label: 'Held', lines: [modeOfHolding ?? 'Single'] },
    ...(bankAccount
      ? [{ label: 'Bank', lines: [`${bankAccount.bankName} ${shortNumber(bankAccount.accountNumber)}`] }]
      : []),
    {
      label: 'Nominees',
      lines: nominees.length
        ? nominees.map(({ name, sharePercent }) => `${name} ${sharePercent ?? 0}%`)
        : ['You do not want to nominate'],
    },
    { label: 'Plan', lines: [planText(planMode, null)] },
  ]
}
