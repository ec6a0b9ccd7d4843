import { api, formatLongDate } from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'
import { systematicOutflowApi, type SwpQuote } from '@portal/contracts/systematic-plans/systematic-outflow'
import type { SwpTerms } from '@portal/contracts/orders/order-terms'
import { accountName } from '../../shared/payout-account'
import type { SystematicKind } from '../outflow/outflow-kind'
import { intoAccount } from '../outflow/payout-fields'
import { systematicTerms } from '../outflow/systematic/plan-terms'

/** An amount leaves a fund for a bank account of the folio, again and again. */
export default {
  ...intoAccount,
  plan: 'SWP',
  words: {
    title: msg`SWP`,
    choose: msg`Choose the fund to withdraw from`,
    step: msg`Amount`,
    check: msg`Check your SWP`,
    notPlaced: msg`Your SWP was not registered.`,
    figure: msg`You withdraw`,
    destination: msg`Where the money goes`,
    confirm: () => t`Start this SWP`,
    tax: msg`For your tax, each instalment is a sale: its gain goes into your tax return.`,
  },
  terms(draft) {
    const terms = systematicTerms(draft)
    const { bankId } = draft
    return terms && bankId ? { ...terms, bankId } : undefined
  },
  quote: (terms, options) => api.call(systematicOutflowApi.validateSwp, terms, options),
  order: (terms, { startDate }) => ({ kind: 'SWP', ...terms, startDate }),
  place: (order, options) => api.call(systematicOutflowApi.swp, order, options),
  summary: ({ bank }) => [{ label: t({ message: 'To', context: 'account' }), value: accountName(bank) }],
  destination({ scheme, bank, dues: [first] }) {
    const money = t`First money in your account by`
    return [
      { label: t`Out of`, value: scheme.schemeName, verbatim: true },
      { label: t`Bank account`, value: accountName(bank) },
      ...(first ? [{ label: money, value: formatLongDate(first.arrivesOn) }] : []),
    ]
  },
} satisfies SystematicKind<SwpTerms, SwpQuote>
