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
import { msg, plural, t } from '@portal/kernel/words'
import { instantRedemptionApi, type InstaRedeemQuote } from '@portal/contracts/orders/instant-redemption'
import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import type { InstaRedeemTerms } from '@portal/contracts/orders/order-terms'
import type { HeldUnits } from '../outflow/held-units'
import type { SingleKind } from '../outflow/outflow-kind'
import { intoAccount } from '../outflow/payout-fields'
import { accountName } from '../../shared/payout-account'

/** Which funds pay out at once, by their category. */
// eslint-disable-next-line lingui/no-unlocalized-strings -- as the fund list calls them
const instantCategories = ['Liquid', 'Overnight']

const payoutRows = ({ bank, payoutBy }: InstaRedeemQuote) => [
  { label: t({ message: 'To', context: 'account' }), value: accountName(bank) },
  { label: t`By`, value: `${formatTime(payoutBy)}, ${formatDate(indiaDate(payoutBy))}` },
]

/** Money of a liquid or overnight fund within minutes, at any hour (S1.020). */
export default {
  ...intoAccount,
  plan: 'INSTA_REDEEM',
  words: {
    title: msg`Redeem at once`,
    choose: msg`Choose what to redeem at once`,
    step: msg`Amount`,
    check: msg`Check your instant redemption`,
    figure: msg`You receive`,
    destination: msg`Where the money goes`,
    notPlaced: msg`Your instant redemption was not placed.`,
    confirm: () => t`Redeem at once`,
  },
  refusals: {
    '-381': { name: '', change: msg`Choose another fund` },
    '-382': { name: '', change: msg`Choose another fund` },
    '-383': { name: 'howMuch', change: msg`Change the amount` },
  },
  ineligible({ schemePlanCode }, schemes) {
    const scheme = schemes.find((each) => each.schemePlanCode === schemePlanCode)
    return scheme && instantCategories.includes(scheme.subCategory)
      ? undefined
      : t`Only liquid and overnight funds pay out at once.`
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

function ruleText({ most, percent }: InstantRule): string {
  const sum = formatRupeesRounded(most)
  return t`A day, it is the lower of ${sum} and ${percent}% of what you hold of the fund.`
}

function mostText({ most, usedToday, rule }: ResponseOf<typeof instantRedemptionApi.eligible>): string {
  const sum = formatRupees(most)
  const used = usedToday ? formatRupees(usedToday) : ''
  const text = used ? t`Up to ${sum} now. You have had ${used} today.` : t`Up to ${sum} now.`
  return `${text} ${ruleText(rule)}`
}

/** How much of it, with what is left of the limit of the day. */
function InstantAmountCard(of: HeldUnits) {
  const { data } = useDayLimit(of)
  const rule = data && ruleText(data.rule)
  return (
    <Card title={t`How much?`}>
      <Stack gap="fields">
        {data?.reason && (
          <Note tone="warning" title={t`Nothing can be paid at once now.`}>
            {data.reason}
          </Note>
        )}
        <FormAmountField
          name="amount"
          label={t`Amount`}
          chips={usual.filter((each) => each <= (data?.most ?? 0))}
          hint={data?.eligible ? mostText(data) : rule}
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
  const sum = formatRupees(data.most)
  const { minutes } = data.rule
  const start = () => void navigate(href(routes.selectScheme, place))
  return (
    <Note
      tone="info"
      title={t`${plural(minutes, {
        one: `You can have up to ${sum} within # minute`,
        other: `You can have up to ${sum} within # minutes`,
      })}`}
      action={
        <Button variant="secondary" size="sm" onClick={start}>
          {t`Redeem at once`}
        </Button>
      }
    >
      {t`Also at night and on holidays. It cannot be cancelled.`}
    </Note>
  )
}
