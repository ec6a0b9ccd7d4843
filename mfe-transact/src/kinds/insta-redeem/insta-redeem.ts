import { api, formatDate, formatTime, indiaDate } from '@portal/kernel'
import { type InstaRedeemQuote, instantRedemptionApi } from '@portal/kernel/contracts/instant-redemption'
import type { InstaRedeemTerms } from '@portal/kernel/contracts/order-terms'
import { accountName } from '../../shared/payout-account'
import type { SingleKind } from '../outflow/outflow-kind'
import { intoAccount } from '../outflow/payout-fields'
import { InstantAmountCard } from './day-limit'

/** Which funds pay out at once, by their category. */
const instantCategories = ['Liquid', 'Overnight']

const payoutRows = ({ bank, payoutBy }: InstaRedeemQuote) => [
  { label: 'To', value: accountName(bank) },
  { label: 'By', value: `${formatTime(payoutBy)}, ${formatDate(indiaDate(payoutBy))}` },
]

/** Money of a liquid or overnight fund within half an hour, at any hour (S1.020). */
const instaRedeem: SingleKind<InstaRedeemTerms, InstaRedeemQuote> = {
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
}

export default instaRedeem
