import { api, formatUnits } from '@portal/kernel'
import type { SwitchTerms } from '@portal/kernel/contracts/order-terms'
import { switchApi, type SwitchQuote } from '@portal/kernel/contracts/switch'
import { howMuchOf, startedIn, type OutflowDraft } from '../outflow/outflow-draft'
import { outflowRefusals } from '../outflow/outflow-refusals'
import { folioRefusal } from '../../shared/folio-refusal'
import type { RefusedField } from '../../shared/refused-field'
import type { OutflowKind, OutflowWords } from '../outflow/outflow-kind'
import { invested, legRows, legsInFull } from './switch-rows'
import { switchFields } from './switch-fields'

const words: OutflowWords = {
  title: 'Switch',
  verb: 'switch',
  choose: 'Choose what to switch',
  step: 'Amount',
  check: 'Check your switch',
  figure: 'You get about',
  destination: 'What happens when',
  notPlaced: 'Your switch was not placed.',
  confirm: (units) => `Switch ${formatUnits(units)} units`,
}

const target: RefusedField = { name: 'toSchemePlanCode', label: 'fund to switch into' }
const ownRefusals: Readonly<Record<string, RefusedField>> = {
  '-377': target,
  '-378': target,
  '-379': { name: 'howMuch', label: 'amount' },
}

function terms(draft: OutflowDraft): SwitchTerms | undefined {
  const howMuch = howMuchOf(draft)
  const { schemePlanCode, toSchemePlanCode, folioNo } = draft
  if (!howMuch || !schemePlanCode || !toSchemePlanCode || !folioNo) return undefined
  const daaf = draft.isDaafAaffFacility ? { isDaafAaffFacility: true as const } : {}
  return { kind: 'SWITCH', schemePlanCode, toSchemePlanCode, folioNo, howMuch, ...daaf }
}

/** Units of one fund are sold, and their money buys units of another in the same folio. */
const switching: OutflowKind<SwitchTerms, SwitchQuote> = {
  plan: 'SWITCH',
  activity: 'SWITCH',
  words,
  refusal: folioRefusal,
  start: ({ folioNo }, schemePlanCode) => startedIn('SWITCH', { schemePlanCode, folioNo }, null),
  terms,
  errors: ({ toSchemePlanCode }): Record<string, string> =>
    toSchemePlanCode ? {} : { toSchemePlanCode: 'Choose the fund to switch into' },
  quote: ({ kind: _, ...wish }) => ({
    queryKey: [switchApi.validate.path, wish],
    queryFn: ({ signal }) => api.call(switchApi.validate, wish, { signal }),
  }),
  place:
    ({ kind: _, ...wish }) =>
    (code, options) =>
      api.call(switchApi.switch, { ...wish, ...code, quickInvest: false }, options),
  Fields: switchFields,
  asksFirst: true,
  figure: invested,
  unitsBought: ({ estimatedUnits }) => estimatedUnits,
  summary: legRows,
  destination: legsInFull,
  fieldOf: (code) => ownRefusals[code] ?? outflowRefusals[code],
}

export default switching
