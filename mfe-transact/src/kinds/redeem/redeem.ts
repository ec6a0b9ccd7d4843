import { api, type DetailRow, formatDate, formatLongDate, formatTime, formatUnits } from '@portal/kernel'
import type { RedeemTerms } from '@portal/contracts/orders/order-terms'
import { redemptionApi, type RedeemQuote } from '@portal/contracts/orders/redemption'
import { accountName } from '../../shared/payout-account'
import { InstantOffer } from '../insta-redeem/insta-redeem'
import { howMuchOf } from '../outflow/outflow-draft'
import type { SingleKind } from '../outflow/outflow-kind'
import { intoAccount } from '../outflow/payout-fields'

/** Units go back to the fund, and their money to a bank account of the folio. */
export default {
  ...intoAccount,
  plan: 'REDEEM',
  words: {
    title: 'Redeem',
    verb: 'redeem',
    choose: 'Choose what to redeem',
    step: 'Amount',
    check: 'Check your redemption',
    figure: 'You receive about',
    destination: 'Where the money goes',
    notPlaced: 'Your redemption was not placed.',
    confirm: (units) => `Redeem ${formatUnits(units)} units`,
  },
  terms(draft) {
    const howMuch = howMuchOf(draft)
    const { schemePlanCode, folioNo, bankId } = draft
    return howMuch && schemePlanCode && folioNo && bankId
      ? { schemePlanCode, folioNo, howMuch, bankId }
      : undefined
  },
  quote: (terms, options) => api.call(redemptionApi.validate, terms, options),
  order: (terms) => ({ kind: 'REDEEM', ...terms }),
  place: (order, options) => api.call(redemptionApi.redeem, order, options),
  figure: ({ net }) => net,
  summary: ({ bank, payoutOn }) => [
    { label: 'To', value: accountName(bank) },
    { label: 'By', value: formatDate(payoutOn) },
  ],
  destination: payoutRows,
  Instead: InstantOffer,
} satisfies SingleKind<RedeemTerms, RedeemQuote>

/** Where the money goes and by when, with what holds for a confirmation after the cut-off. */
function payoutRows(quote: RedeemQuote): DetailRow[] {
  const { bank, payoutOn, payoutOnIfLater, cutOffAt } = quote
  return [
    { label: 'Bank account', value: accountName(bank) },
    { label: 'In your account by', value: formatLongDate(payoutOn) },
    {
      label: `If you confirm after ${formatTime(cutOffAt)}`,
      value: `In your account by ${formatLongDate(payoutOnIfLater)}`,
    },
  ]
}
