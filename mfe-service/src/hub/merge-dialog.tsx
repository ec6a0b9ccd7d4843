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
import { t } from '@portal/kernel/words'
import { investorApi } from '@portal/contracts/folios/investor'
import { OneFolioPopup } from '../shared/one-folio-popup'

const most = limits.entries.foliosMerged

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
      title={t`Merge folios`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button onClick={() => void navigate(href(routes.folioConsolidation))}>{t`Choose folios`}</Button>
        </>
      }
    >
      <p>
        {t`At most ${most} folios move into one that stays. Your units keep the day and price of each purchase.`}
      </p>
    </Dialog>
  )
}
