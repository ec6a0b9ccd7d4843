import { Card, formatDate, href, ListRow, queryFor, routes, useQuery } from '@portal/kernel'
import { createFolioApi } from '@portal/contracts/folio-opening/create-folio'
import type { NewFolioDraft } from '@portal/contracts/folio-opening/new-folio-draft'

/** The folios that the investor has begun, and what waits for whom; nothing where there are none. */
export default function PendingFoliosCard({ pan }: { pan: string }) {
  const { data } = useQuery(queryFor(createFolioApi.pendingTransaction, { panNumber: pan }))
  if (!data?.drafts.length) return null
  return (
    <Card title="New folios you have begun" flush>
      {data.drafts.map((draft) => (
        <ListRow
          key={draft.draftId}
          title={draft.applicants.map(({ investorName }) => investorName).join(', ')}
          subtitle={`${waitsFor(draft)} Kept until ${formatDate(draft.keptUntil)}.`}
          to={href(routes.folioReview)}
        />
      ))}
    </Card>
  )
}

/** What comes next in a folio, and who does it. */
function waitsFor({ missing, confirmations, applicants, branch }: NewFolioDraft): string {
  if (branch) return 'A branch opens this folio.'
  if (!missing.length) return 'Ready for your investment.'
  if (missing.some((part) => part !== 'confirmations' && part !== 'chequeReview'))
    return 'Some details are missing.'
  if (missing.includes('chequeReview')) return 'We are looking at your cheque.'
  const waiting = confirmations.filter(({ state }) => state !== 'confirmed')
  const names = waiting.map(({ place }) => applicants[place - 1]?.investorName ?? '')
  return `Waiting for ${names.join(' and ')}.`
}
