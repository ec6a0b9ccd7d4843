import {
  api,
  Button,
  Card,
  FormAmountField,
  formatDate,
  formatRupees,
  formatRupeesRounded,
  formatTime,
  href,
  indiaDate,
  Note,
  queryFor,
  routes,
  Stack,
  useInvestor,
  useNavigate,
  useQuery,
} from '@portal/kernel'
import { instantRedemptionApi, type InstaRedeemQuote } from '@portal/contracts/orders/instant-redemption'
import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import type { InstaRedeemTerms } from '@portal/contracts/orders/order-terms'
import type { HeldUnits } from '../outflow/held-units'
import type { SingleKind } from '../outflow/outflow-kind'
import { intoAccount } from '../outflow/payout-fields'
import { accountName } from '../../shared/payout-account'

/** Which funds pay out at once, by their category. */
const instantCategories = ['Liquid', 'Overnight']

const payoutRows = ({ bank, payoutBy }: InstaRedeemQuote) => [
  { label: 'To', value: accountName(bank) },
  { label: 'By', value: `${formatTime(payoutBy)}, ${formatDate(indiaDate(payoutBy))}` },
]

/** Money of a liquid or overnight fund within minutes, at any hour (S1.020). */
export default {
  ...intoAccount,
  plan: 'INSTA_REDEEM',
  words: {
    title: 'Redeem at once',
    verb: 'redeem',
    choose: 'Choose what to redeem at once',
    step: 'Amount',
    check: 'Check your instant redemption',
    figure: 'You receive',
    destination: 'Where the money goes',
    notPlaced: 'Your instant redemption was not placed.',
    confirm: () => 'Redeem at once',
  },
  refusals: {
    '-381': { name: '', label: 'fund' },
    '-382': { name: '', label: 'fund' },
    '-383': { name: 'howMuch', label: 'amount' },
  },
  ineligible({ schemePlanCode }, schemes) {
    const scheme = schemes.find((each) => each.schemePlanCode === schemePlanCode)
    return scheme && instantCategories.includes(scheme.subCategory)
      ? undefined
      : 'Only liquid and overnight funds pay out at once.'
  },
  terms: ({ schemePlanCode, folioNo, amount, bankId }) =>
    amount && schemePlanCode && folioNo && bankId ? { schemePlanCode, folioNo, amount, bankId } : undefined,
  quote: (terms, options) => api.call(instantRedemptionApi.validate, terms, options),
  order: (terms) => ({ kind: 'INSTA_REDEEM', ...terms }),
  place: (order, options) => api.call(instantRedemptionApi.instaRedeem, order, options),
  atOnce: { Amount: InstantAmountCard, most: ({ most }) => most },
  figure: ({ net }) => net,
  summary: payoutRows,
  destination: payoutRows,
} satisfies SingleKind<InstaRedeemTerms, InstaRedeemQuote>

const usual = [10_000_00, 25_000_00, 50_000_00]

/** How much of a holding can be had at once today, or why nothing can. */
function useDayLimit({ folio, holding }: HeldUnits) {
  const { pan } = useInvestor()
  const requested = { panNumber: pan, folioNumber: folio.folioNo, schemePlanCode: holding.schemePlanCode }
  return useQuery(queryFor(instantRedemptionApi.eligible, requested))
}

type InstantRule = ResponseOf<typeof instantRedemptionApi.eligible>['rule']

const ruleText = ({ most, percent }: InstantRule): string =>
  `A day, it is the lower of ${formatRupeesRounded(most)} and ${percent}% of what you hold of the fund.`

/** How much of it, with what is left of the limit of the day. */
function InstantAmountCard(of: HeldUnits) {
  const { data } = useDayLimit(of)
  const rule = data && ruleText(data.rule)
  const used = data?.usedToday ? ` You have had ${formatRupees(data.usedToday)} today.` : ''
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
      title={`You can have up to ${formatRupees(data.most)} within ${data.rule.minutes} minutes`}
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
