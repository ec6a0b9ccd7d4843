import { api, type DetailRow, formatDate, formatLongDate, formatTime, formatUnits } from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'
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
    title: msg`Redeem`,
    choose: msg`Choose what to redeem`,
    step: msg`Amount`,
    check: msg`Check your redemption`,
    figure: msg`You receive about`,
    destination: msg`Where the money goes`,
    notPlaced: msg`Your redemption was not placed.`,
    confirm: (units) => t`Redeem ${{ count: formatUnits(units) }} units`,
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
    { label: t({ message: 'To', context: 'account' }), value: accountName(bank) },
    { label: t`By`, value: formatDate(payoutOn) },
  ],
  destination: payoutRows,
  Instead: InstantOffer,
} satisfies SingleKind<RedeemTerms, RedeemQuote>

/** Where the money goes and by when, with what holds for a confirmation after the cut-off. */
function payoutRows(quote: RedeemQuote): DetailRow[] {
  const { bank, payoutOn, payoutOnIfLater, cutOffAt } = quote
  const time = formatTime(cutOffAt)
  const day = formatLongDate(payoutOnIfLater)
  return [
    { label: t`Bank account`, value: accountName(bank) },
    { label: t`In your account by`, value: formatLongDate(payoutOn) },
    {
      label: t`If you confirm after ${time}`,
      value: t`In your account by ${day}`,
    },
  ]
}
