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
import type { SwitchTerms } from '@portal/contracts/orders/order-terms'
import { switchApi, type SwitchQuote } from '@portal/contracts/orders/switch'
import { amountRule } from '../../shared/folio-rules'
import { howMuchOf } from '../outflow/outflow-draft'
import type { SingleKind } from '../outflow/outflow-kind'
import { intoFund } from '../outflow/target-fields'

const target = intoFund({
  verb: 'switch',
  tax: 'For your tax, a switch is a sale and a purchase.',
  minimum: (scheme, folio) => amountRule(scheme, folio).min,
})

/** Units of one fund are sold, and their money buys units of another in the same folio. */
export default {
  ...target,
  plan: 'SWITCH',
  words: {
    title: 'Switch',
    verb: 'switch',
    choose: 'Choose what to switch',
    step: 'Amount',
    check: 'Check your switch',
    figure: 'You get about',
    destination: 'What happens when',
    notPlaced: 'Your switch was not placed.',
    confirm: (units) => `Switch ${formatUnits(units)} units`,
  },
  refusals: { ...target.refusals, '-379': { name: 'howMuch', label: 'amount' } },
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
    { label: 'Stamp duty', value: <Money paise={stampDuty} as="cost" /> },
    { label: 'Buys units for', value: <Money paise={invested(quote)} /> },
    { label: 'Sold at the NAV of', value: formatDate(navDate) },
    { label: 'Money moves on', value: formatDate(moneyOn) },
    { label: 'Bought at the NAV of', value: formatDate(toNavDate) },
    { label: 'Units on', value: formatDate(unitsOn) },
  ]
}

/** The same in full, leg by leg. */
function legsInFull(quote: SwitchQuote): DetailRow[] {
  const { scheme, toScheme, folioNo, toLastNav, toLastNavDate, estimatedUnits } = quote
  const { navDate, moneyOn, toNavDate, unitsOn } = quote
  return [
    { label: 'You leave', value: scheme.schemeName, verbatim: true },
    { label: 'Sold at the NAV of', value: formatLongDate(navDate) },
    { label: 'Money moves on', value: formatLongDate(moneyOn) },
    {
      label: 'You switch into',
      value: `${toScheme.schemeName}, ${planLabel(toScheme.planMode)} · ${toScheme.optDesc}`,
    },
    { label: 'Bought at the NAV of', value: formatLongDate(toNavDate) },
    {
      label: 'Estimated units',
      value: `${formatUnits(estimatedUnits)}, with the NAV ${formatNav(toLastNav)} of ${formatDate(toLastNavDate)}`,
    },
    { label: `Units in folio ${maskFolio(folioNo)}`, value: formatLongDate(unitsOn) },
  ]
}
