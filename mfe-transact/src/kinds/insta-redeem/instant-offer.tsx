import { Button, formatRupees, href, Note, routes, useNavigate, useSetAtom } from '@portal/kernel'
import { exitDraftAtom, startedIn } from '../../exits/exit-draft'
import type { ExitHolding } from '../../exits/exit-holding'
import { firstUsable } from '../../exits/payout-account'
import { useDayLimit } from './use-day-limit'

/** Beside an ordinary redemption of a debt fund: that part of it can be had at once, where it can. */
export function InstantOffer(of: ExitHolding) {
  return of.holding.fundType === 'DEBT' ? <Offer {...of} /> : null
}

function Offer(of: ExitHolding) {
  const navigate = useNavigate()
  const setDraft = useSetAtom(exitDraftAtom)
  const { data } = useDayLimit(of)
  if (!data?.eligible) return null
  const { folio, holding } = of
  const start = () => {
    setDraft(startedIn('INSTA_REDEEM', { ...holding, folioNo: folio.folioNo }, firstUsable(folio.banks)))
    void navigate(href(routes.redemptionDetail, { plan: 'INSTA_REDEEM' }))
  }
  return (
    <Note
      tone="info"
      title={`You can have up to ${formatRupees(data.most)} within 30 minutes`}
      action={
        <Button variant="secondary" size="sm" onClick={start}>
          Redeem at once
        </Button>
      }
    >
      Also at night and on holidays. It cannot be cancelled.
    </Note>
  )
}
