import { Button, Card, formatDate, ListRow } from '@portal/kernel'
import type { NewFolioDraft } from '@portal/contracts/folio-opening/new-folio-draft'
import { useNewFolios } from './use-new-folio'

/** The other folios that were begun; each can be gone on with. Nothing where there is only one. */
export function DraftList() {
  const { drafts, draft, choose } = useNewFolios()
  const others = drafts?.filter(({ draftId }) => draftId !== draft?.draftId) ?? []
  if (!others.length) return null
  return (
    <Card title="You have begun more than one folio" flush>
      {others.map((other) => (
        <ListRow
          key={other.draftId}
          title={namesOf(other)}
          subtitle={`Kept until ${formatDate(other.keptUntil)}`}
          action={
            <Button variant="quiet" onClick={() => choose(other.draftId)}>
              Continue with this one
            </Button>
          }
        />
      ))}
    </Card>
  )
}

const namesOf = ({ applicants }: NewFolioDraft): string =>
  applicants.map(({ investorName }) => investorName).join(', ')
