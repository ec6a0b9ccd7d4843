import { api, formatDate, formatTime, indiaDate } from '@portal/kernel'
import type { InstaRedeemTerms } from '@portal/kernel/contracts/order-terms'
import { type InstaRedeemQuote, instantRedemptionApi } from '@portal/kernel/contracts/instant-redemption'
import type { Holding } from '@portal/kernel/contracts/investor'
import type { Scheme } from '@portal/kernel/contracts/product'
import { startedIn, type OutflowDraft } from '../outflow/outflow-draft'
import { outflowRefusals } from '../outflow/outflow-refusals'
import { accountError, accountName, firstUsable } from '../../shared/payout-account'
import { PayoutFields } from '../outflow/payout-fields'
import { folioRefusal } from '../../shared/folio-refusal'
import type { OutflowKind, OutflowWords } from '../outflow/outflow-kind'
import { InstantAmountCard } from './amount-card'

const words: OutflowWords = {
  title: 'Redeem at once',
  verb: 'redeem',
  choose: 'Choose what to redeem at once',
  step: 'Amount',
  check: 'Check your instant redemption',
  figure: 'You receive',
  destination: 'Where the money goes',
  notPlaced: 'Your instant redemption was not placed.',
  confirm: () => 'Redeem at once',
}

const bank = { name: 'bankId', label: 'bank account' }
const ownRefusals = {
  '-375': bank,
  '-376': bank,
  '-381': { name: '', label: 'fund' },
  '-382': { name: '', label: 'fund' },
  '-383': { name: 'howMuch', label: 'amount' },
} as const

function terms({ schemePlanCode, folioNo, amount, bankId }: OutflowDraft): InstaRedeemTerms | undefined {
  if (!amount || !schemePlanCode || !folioNo || !bankId) return undefined
  return { kind: 'INSTA_REDEEM', schemePlanCode, folioNo, amount, bankId }
}

/** Which funds pay out at once, by their category. */
const instantCategories = ['Liquid', 'Overnight']

function ineligible({ schemePlanCode }: Holding, schemes: readonly Scheme[]): string | undefined {
  const scheme = schemes.find((each) => each.schemePlanCode === schemePlanCode)
  return scheme && instantCategories.includes(scheme.subCategory)
    ? undefined
    : 'Only liquid and overnight funds pay out at once.'
}

const payoutRows = ({ bank: account, payoutBy }: InstaRedeemQuote) => [
  { label: 'To', value: accountName(account) },
  { label: 'By', value: `${formatTime(payoutBy)}, ${formatDate(indiaDate(payoutBy))}` },
]

/** Money of a liquid or overnight fund within half an hour, at any hour (S1.020). */
const instaRedeem: OutflowKind<InstaRedeemTerms, InstaRedeemQuote> = {
  plan: 'INSTA_REDEEM',
  activity: 'INSTA_REDEEM',
  words,
  refusal: folioRefusal,
  ineligible,
  start: ({ folioNo, banks }, schemePlanCode) =>
    startedIn('INSTA_REDEEM', { schemePlanCode, folioNo }, firstUsable(banks)),
  terms,
  errors: ({ bankId }, { banks }) => accountError(banks, bankId),
  quote: ({ kind: _, ...wish }) => ({
    queryKey: [instantRedemptionApi.validate.path, wish],
    queryFn: ({ signal }) => api.call(instantRedemptionApi.validate, wish, { signal }),
  }),
  place:
    ({ kind: _, ...wish }) =>
    (code, options) =>
      api.call(instantRedemptionApi.instaRedeem, { ...wish, ...code, quickInvest: false }, options),
  Fields: PayoutFields,
  asksFirst: false,
  atOnce: { Amount: InstantAmountCard, most: ({ most }) => most },
  figure: ({ net }) => net,
  summary: payoutRows,
  destination: payoutRows,
  fieldOf: (code) => ownRefusals[code as keyof typeof ownRefusals] ?? outflowRefusals[code],
}

export default instaRedeem
