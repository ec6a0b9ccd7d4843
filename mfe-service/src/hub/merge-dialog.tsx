import {
  Button,
  Dialog,
  href,
  limits,
  queryFor,
  routes,
  useInvestor,
  useNavigate,
  useQuery,
} from '@portal/kernel'
import { investorApi } from '@portal/contracts/folios/investor'
import { OneFolioPopup } from '../shared/one-folio-popup'

/** What merging does, before it begins; with one folio or none there is nothing to begin (S2.164, S2.165). */
export function MergeDialog({ onClose }: { onClose: () => void }) {
  const { pan } = useInvestor()
  const navigate = useNavigate()
  const folios = useQuery(queryFor(investorApi.folios, { panNumber: pan }, { toast: true }))
  if (folios.data && folios.data.folios.length < 2) return <OneFolioPopup open onClose={onClose} />
  return (
    <Dialog
      open
      onClose={onClose}
      title="Merge folios"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={() => void navigate(href(routes.folioConsolidation))}>Choose folios</Button>
        </>
      }
    >
      <p>
        At most {limits.entries.foliosMerged} folios move into one that stays. Your units keep the day and
        price of each purchase.
      </p>
    </Dialog>
  )
}
