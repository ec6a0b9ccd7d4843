import { Card, formatDate, href, ListRow, routes } from '@portal/kernel'
import type { NewFolioDraft } from '@portal/kernel/contracts/new-folio-draft'
import { namesOf } from '../draft/draft-list'
import { useNewFolios } from '../draft/use-new-folio'

/** The slot "pending-folios": folios that were begun, and what waits for whom; nothing where there are none. */
export default function PendingFoliosSlot() {
  const { drafts } = useNewFolios()
  if (!drafts?.length) return null
  return (
    <Card title="New folios you have begun" flush>
      {drafts.map((draft) => (
        <ListRow
          key={draft.draftId}
          title={namesOf(draft)}
          subtitle={`${waitsFor(draft)} Kept until ${formatDate(draft.keptUntil)}.`}
          to={href(routes.folioReview)}
        />
      ))}
    </Card>
  )
}

/** What comes next in a folio, and who does it. */
export function waitsFor({ missing, confirmations, applicants, branch }: NewFolioDraft): string {
  if (branch) return 'A branch opens this folio.'
  if (!missing.length) return 'Ready for your investment.'
  if (missing.some((part) => part !== 'confirmations')) return 'Some details are missing.'
  const waiting = confirmations.filter(({ state }) => state !== 'confirmed')
  const names = waiting.map(({ place }) => applicants[place - 1]?.investorName ?? '')
  return `Waiting for ${names.join(' and ')}.`
}
