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
import type { SwitchTerms } from '@portal/contracts/orders/order-terms'
import { switchApi, type SwitchQuote } from '@portal/contracts/orders/switch'
import { amountRule } from '../../shared/folio-rules'
import { howMuchOf } from '../outflow/outflow-draft'
import type { SingleKind } from '../outflow/outflow-kind'
import { intoFund } from '../outflow/target-fields'

const target = intoFund({
  title: msg`Which fund do you switch into?`,
  label: msg`Fund to switch into`,
  change: msg`Change the fund to switch into`,
  missing: msg`Choose the fund to switch into`,
  hint: (plan) => t`You switch within the ${plan} plan. For your tax, a switch is a sale and a purchase.`,
  minimum: (scheme, folio) => amountRule(scheme, folio).min,
})

/** Units of one fund are sold, and their money buys units of another in the same folio. */
export default {
  ...target,
  plan: 'SWITCH',
  words: {
    title: msg({ message: 'Switch', context: 'order kind' }),
    choose: msg`Choose what to switch`,
    step: msg`Amount`,
    check: msg`Check your switch`,
    figure: msg`You get about`,
    destination: msg`What happens when`,
    notPlaced: msg`Your switch was not placed.`,
    confirm: (units) => t`Switch ${{ count: formatUnits(units) }} units`,
  },
  refusals: { ...target.refusals, '-379': { name: 'howMuch', change: msg`Change the amount` } },
  terms(draft) {
    const howMuch = howMuchOf(draft)
    const { schemePlanCode, toSchemePlanCode, folioNo } = draft
    if (!howMuch || !schemePlanCode || !toSchemePlanCode || !folioNo) return undefined
    const daaf = draft.isDaafAaffFacility ? { isDaafAaffFacility: true as const } : {}
    return { schemePlanCode, toSchemePlanCode, folioNo, howMuch, ...daaf }
  },
  quote: (terms, options) => api.call(switchApi.validate, terms, options),
  order: (terms) => ({ kind: 'SWITCH', ...terms }),
  place: (order, options) => api.call(switchApi.switch, order, options),
  asksFirst: true,
  figure: invested,
  unitsBought: ({ estimatedUnits }) => estimatedUnits,
  summary: legRows,
  destination: legsInFull,
} satisfies SingleKind<SwitchTerms, SwitchQuote>

/** What buys units of the other fund, in paise. */
function invested({ net, stampDuty }: SwitchQuote): number {
  return net - stampDuty
}

/** What buys the units, and the days of both legs, below their number. */
function legRows(quote: SwitchQuote): DetailRow[] {
  const { stampDuty, navDate, moneyOn, toNavDate, unitsOn } = quote
  return [
    { label: t`Stamp duty`, value: <Money paise={stampDuty} as="cost" /> },
    { label: t`Buys units for`, value: <Money paise={invested(quote)} /> },
    { label: t`Sold at the NAV of`, value: formatDate(navDate) },
    { label: t`Money moves on`, value: formatDate(moneyOn) },
    { label: t`Bought at the NAV of`, value: formatDate(toNavDate) },
    { label: t`Units on`, value: formatDate(unitsOn) },
  ]
}

/** The same in full, leg by leg. */
function legsInFull(quote: SwitchQuote): DetailRow[] {
  const { scheme, toScheme, folioNo, toLastNav, toLastNavDate, estimatedUnits } = quote
  const count = formatUnits(estimatedUnits)
  const price = formatNav(toLastNav)
  const day = formatDate(toLastNavDate)
  const masked = maskFolio(folioNo)
  const { navDate, moneyOn, toNavDate, unitsOn } = quote
  return [
    { label: t`You leave`, value: scheme.schemeName, verbatim: true },
    { label: t`Sold at the NAV of`, value: formatLongDate(navDate) },
    { label: t`Money moves on`, value: formatLongDate(moneyOn) },
    {
      label: t`You switch into`,
      value: `${toScheme.schemeName}, ${planLabel(toScheme.planMode)} · ${toScheme.optDesc}`,
    },
    { label: t`Bought at the NAV of`, value: formatLongDate(toNavDate) },
    {
      label: t`Estimated units`,
      value: t`${count}, with the NAV ${price} of ${day}`,
    },
    { label: t`Units in folio ${masked}`, value: formatLongDate(unitsOn) },
  ]
}
