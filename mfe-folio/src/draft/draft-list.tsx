import {
  api,
  Button,
  Card,
  ListRow,
  formatDate,
  useHost,
  ApiError,
  useNavigate,
  href,
  routes,
} from '@portal/kernel'
import { createFolioApi } from '@portal/kernel/contracts/create-folio'
import type { NewFolioDraft } from '@portal/kernel/contracts/new-folio-draft'
import { useDropDraft, useNewFolios } from './use-new-folio'

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

/** Deletes a folio that was begun, with all that was entered. */
export function DeleteDraft({ draft }: { draft: NewFolioDraft }) {
  const host = useHost()
  const navigate = useNavigate()
  const drop = useDropDraft()
  const remove = async () => {
    try {
      await api.call(createFolioApi.deletePendingTransaction, { draftId: draft.draftId })
      drop(draft.draftId)
      void host.toast({ type: 'success', message: 'The new folio is deleted, with all that you entered.' })
      void navigate(href(routes.dashboard))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      void host.toast({ type: 'danger', message: error.message })
    }
  }
  return (
    <Button variant="quiet" icon="trash" onClick={() => void remove()}>
      Delete this new folio
    </Button>
  )
}
