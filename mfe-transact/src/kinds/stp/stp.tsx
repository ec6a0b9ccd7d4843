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
import { msg, t } from '@portal/kernel/words'
import { systematicOutflowApi, type StpQuote } from '@portal/contracts/systematic-plans/systematic-outflow'
import type { StpTerms } from '@portal/contracts/orders/order-terms'
import type { SystematicKind } from '../outflow/outflow-kind'
import { systematicTerms } from '../outflow/systematic/plan-terms'
import { intoFund } from '../outflow/target-fields'

/** An amount leaves one fund and buys units of another in the same folio, again and again. */
export default {
  ...intoFund({
    title: msg`Which fund do you move into?`,
    label: msg`Fund to move into`,
    change: msg`Change the fund to move into`,
    missing: msg`Choose the fund to move into`,
    hint: (plan) => t`You move within the ${plan} plan. Nothing is paid out to your bank account.`,
    minimum: ({ minSip }) => minSip,
  }),
  plan: 'STP',
  words: {
    title: msg`STP`,
    choose: msg`Choose the fund to move from`,
    step: msg`Amount`,
    check: msg`Check your STP`,
    notPlaced: msg`Your STP was not registered.`,
    figure: msg`You move`,
    destination: msg`What each instalment does`,
    confirm: () => t`Start this STP`,
    tax: msg`For your tax, each instalment is a sale and a purchase: its gain goes into your tax return.`,
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
    { label: t`Stamp duty each time`, value: <Money paise={stampDuty} as="cost" /> },
    { label: t`Into`, value: toScheme.schemeName, verbatim: true },
    { label: t`Units the first time, about`, value: formatUnits(estimatedUnits) },
  ],
  destination: legs,
} satisfies SystematicKind<StpTerms, StpQuote>

/** From which fund to which, and when the first units are there. */
function legs(quote: StpQuote): DetailRow[] {
  const { scheme, toScheme, folioNo, toLastNav, toLastNavDate, estimatedUnits, dues } = quote
  const count = formatUnits(estimatedUnits)
  const price = formatNav(toLastNav)
  const day = formatDate(toLastNavDate)
  const masked = maskFolio(folioNo)
  const [first] = dues
  return [
    { label: t`You move from`, value: scheme.schemeName, verbatim: true },
    {
      label: t`Into`,
      value: `${toScheme.schemeName}, ${planLabel(toScheme.planMode)} · ${toScheme.optDesc}`,
    },
    {
      label: t`Units the first time, about`,
      value: t`${count}, with the NAV ${price} of ${day}`,
    },
    ...(first ? [{ label: t`First units in folio ${masked}`, value: formatLongDate(first.arrivesOn) }] : []),
  ]
}
