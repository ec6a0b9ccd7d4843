import {
  Button,
  Card,
  FormAmountField,
  formatRupees,
  href,
  Note,
  queryFor,
  routes,
  Stack,
  useInvestor,
  useNavigate,
  useQuery,
} from '@portal/kernel'
import { instantRedemptionApi } from '@portal/kernel/contracts/instant-redemption'
import type { HeldUnits } from '../outflow/held-units'

const usual = [10_000_00, 25_000_00, 50_000_00]

/** How much of a holding can be had at once today, or why nothing can. */
function useDayLimit({ folio, holding }: HeldUnits) {
  const { pan } = useInvestor()
  const asked = { panNumber: pan, folioNumber: folio.folioNo, schemePlanCode: holding.schemePlanCode }
  return useQuery(queryFor(instantRedemptionApi.eligible, asked))
}

/** How much of it, with what is left of the limit of the day. */
export function InstantAmountCard(of: HeldUnits) {
  const { data } = useDayLimit(of)
  const used = data?.usedToday ? ` You have had ${formatRupees(data.usedToday)} today.` : ''
  const rule = 'A day, it is the lower of ₹50,000 and 90% of what you hold of the fund.'
  return (
    <Card title="How much?">
      <Stack gap="fields">
        {data?.reason && (
          <Note tone="warning" title="Nothing can be paid at once now.">
            {data.reason}
          </Note>
        )}
        <FormAmountField
          name="amount"
          label="Amount"
          chips={usual.filter((each) => each <= (data?.most ?? 0))}
          hint={data?.eligible ? `Up to ${formatRupees(data.most)} now.${used} ${rule}` : rule}
        />
      </Stack>
    </Card>
  )
}

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
