import { Button, Card, formatDate, ListRow } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { NewFolioDraft } from '@portal/contracts/folio-opening/new-folio-draft'
import { useNewFolios } from './use-new-folio'

/** The other folios that were begun; each can be gone on with. Nothing where there is only one. */
export function DraftList() {
  const { drafts, draft, choose } = useNewFolios()
  const others = drafts?.filter(({ draftId }) => draftId !== draft?.draftId) ?? []
  if (!others.length) return null
  return (
    <Card title={t`You have begun more than one folio`} flush>
      {others.map((other) => (
        <ListRow
          key={other.draftId}
          title={namesOf(other)}
          subtitle={keptUntilText(formatDate(other.keptUntil))}
          action={
            <Button variant="quiet" onClick={() => choose(other.draftId)}>{t`Continue with this one`}</Button>
          }
        />
      ))}
    </Card>
  )
}

const keptUntilText = (day: string) => t`Kept until ${day}`

const namesOf = ({ applicants }: NewFolioDraft): string =>
  applicants.map(({ investorName }) => investorName).join(', ')
