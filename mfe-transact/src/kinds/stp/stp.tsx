import {
  api,
  type DetailRow,
  formatDate,
  formatLongDate,
  formatNav,
  formatUnits,
  maskFolio,
  Money,
  planLabel,
} from '@portal/kernel'
import { systematicOutflowApi, type StpQuote } from '@portal/contracts/systematic-plans/systematic-outflow'
import type { StpTerms } from '@portal/contracts/orders/order-terms'
import type { SystematicKind } from '../outflow/outflow-kind'
import { systematicTerms } from '../outflow/systematic/plan-terms'
import { intoFund } from '../outflow/target-fields'

/** An amount leaves one fund and buys units of another in the same folio, again and again. */
export default {
  ...intoFund({
    verb: 'move',
    tax: 'Nothing is paid out to your bank account.',
    minimum: ({ minSip }) => minSip,
  }),
  plan: 'STP',
  words: {
    title: 'STP',
    choose: 'Choose the fund to move from',
    step: 'Amount',
    check: 'Check your STP',
    notPlaced: 'Your STP was not registered.',
    figure: 'You move',
    destination: 'What each instalment does',
    confirm: () => 'Start this STP',
    tax: 'For your tax, each instalment is a sale and a purchase: its gain goes into your tax return.',
  },
  terms(draft) {
    const terms = systematicTerms(draft)
    const { toSchemePlanCode } = draft
    return terms && toSchemePlanCode ? { ...terms, toSchemePlanCode } : undefined
  },
  quote: (terms, options) => api.call(systematicOutflowApi.validateStp, terms, options),
  order: (terms, { startDate }) => ({ kind: 'STP', ...terms, startDate }),
  place: (order, options) => api.call(systematicOutflowApi.stp, order, options),
  summary: ({ stampDuty, toScheme, estimatedUnits }) => [
    { label: 'Stamp duty each time', value: <Money paise={stampDuty} as="cost" /> },
    { label: 'Into', value: toScheme.schemeName, verbatim: true },
    { label: 'Units the first time, about', value: formatUnits(estimatedUnits) },
  ],
  destination: legs,
} satisfies SystematicKind<StpTerms, StpQuote>

/** From which fund to which, and when the first units are there. */
function legs(quote: StpQuote): DetailRow[] {
  const { scheme, toScheme, folioNo, toLastNav, toLastNavDate, estimatedUnits, dues } = quote
  const [first] = dues
  return [
    { label: 'You move from', value: scheme.schemeName, verbatim: true },
    { label: 'Into', value: `${toScheme.schemeName}, ${planLabel(toScheme.planMode)} · ${toScheme.optDesc}` },
    {
      label: 'Units the first time, about',
      value: `${formatUnits(estimatedUnits)}, with the NAV ${formatNav(toLastNav)} of ${formatDate(toLastNavDate)}`,
    },
    ...(first
      ? [{ label: `First units in folio ${maskFolio(folioNo)}`, value: formatLongDate(first.arrivesOn) }]
      : []),
  ]
}
