import { Button, formatRupees, href, Note, routes, useNavigate } from '@portal/kernel'
import type { HeldUnits } from '../outflow/held-units'
import { useDayLimit } from './use-day-limit'

/** Beside an ordinary redemption of a debt fund: that part of it can be had at once, where it can. */
export function InstantOffer(of: HeldUnits) {
  return of.holding.fundType === 'DEBT' ? <Offer {...of} /> : null
}

function Offer(of: HeldUnits) {
  const navigate = useNavigate()
  const { data } = useDayLimit(of)
  if (!data?.eligible) return null
  const { folio, holding } = of
  // That page begins the new draft: begun here, it would be gone from this page before the address is another.
  const place = { plan: 'INSTA_REDEEM', scheme: holding.schemePlanCode, folio: folio.folioNo }
  const start = () => void navigate(href(routes.selectScheme, place))
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
