import {
  queryFor,
  shortNumber,
  Skeleton,
  SkeletonRegion,
  useInvestor,
  useQuery,
  wordOf,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { createFolioApi } from '@portal/contracts/folio-opening/create-folio'
import type { DraftedFolio } from '@portal/contracts/folio-opening/new-folio'
import type { NewFolioDraft } from '@portal/contracts/folio-opening/new-folio-draft'
import { type FolioRow, type PlanMode, planText, RowsCard, single } from './folio-card'

/** A folio that was described before, as the server keeps it; where it is gone, placing the order says so. */
export default function DraftedFolioCard({ draftId, planMode }: DraftedFolio & { planMode: PlanMode }) {
  const { pan } = useInvestor()
  const { data, isPending } = useQuery(queryFor(createFolioApi.pendingTransaction, { panNumber: pan }))
  const draft = data?.drafts.find((each) => each.draftId === draftId)
  if (draft) return <RowsCard title={t`New folio`} rows={draftedFolioRows(draft, planMode)} />
  if (!isPending) return null
  return (
    <SkeletonRegion label={t`Loading the new folio`}>
      <Skeleton shape="row" count={3} />
    </SkeletonRegion>
  )
}

/** What a folio of a draft is going to be. */
function draftedFolioRows(draft: NewFolioDraft, planMode: PlanMode): FolioRow[] {
  const { applicants, modeOfHolding, nominees, bankAccount } = draft
  const names = applicants.map(({ investorName }) => investorName)
  return [
    { label: t`Holders`, lines: names },
    { label: t`Held`, lines: [wordOf(modeOfHolding ?? single)] },
    ...(bankAccount
      ? [{ label: t`Bank`, lines: [`${bankAccount.bankName} ${shortNumber(bankAccount.accountNumber)}`] }]
      : []),
    {
      label: t`Nominees`,
      lines: nominees.length
        ? nominees.map(({ name, sharePercent }) => `${name} ${sharePercent ?? 0}%`)
        : [t`You do not want to nominate`],
    },
    { label: t`Plan`, lines: [planText(planMode, null)] },
  ]
}
