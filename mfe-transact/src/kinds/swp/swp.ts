import { api, formatLongDate } from '@portal/kernel'
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
    title: 'SWP',
    choose: 'Choose the fund to withdraw from',
    step: 'Amount',
    check: 'Check your SWP',
    notPlaced: 'Your SWP was not registered.',
    figure: 'You withdraw',
    destination: 'Where the money goes',
    confirm: () => 'Start this SWP',
    tax: 'For your tax, each instalment is a sale: its gain goes into your tax return.',
  },
  terms(draft) {
    const terms = systematicTerms(draft)
    const { bankId } = draft
    return terms && bankId ? { ...terms, bankId } : undefined
  },
  quote: (terms, options) => api.call(systematicOutflowApi.validateSwp, terms, options),
  order: (terms, { startDate }) => ({ kind: 'SWP', ...terms, startDate }),
  place: (order, options) => api.call(systematicOutflowApi.swp, order, options),
  summary: ({ bank }) => [{ label: 'To', value: accountName(bank) }],
  destination({ scheme, bank, dues: [first] }) {
    const money = 'First money in your account by'
    return [
      { label: 'Out of', value: scheme.schemeName, verbatim: true },
      { label: 'Bank account', value: accountName(bank) },
      ...(first ? [{ label: money, value: formatLongDate(first.arrivesOn) }] : []),
    ]
  },
} satisfies SystematicKind<SwpTerms, SwpQuote>
