import { api, message } from '@portal/kernel'
import { changeDividendApi, type ChangeDividendQuote } from '@portal/kernel/contracts/change-dividend'
import type { ChangeDividendTerms } from '@portal/kernel/contracts/order-terms'
import { startedIn, type OutflowDraft } from '../outflow/outflow-draft'
import { outflowRefusals } from '../outflow/outflow-refusals'
import { folioRefusal } from '../../shared/folio-refusal'
import type { RefusedField } from '../../shared/refused-field'
import type { OutflowKind, OutflowWords } from '../outflow/outflow-kind'
import { changeInFull, changeRows } from './change-rows'
import { OptionFields } from './option-fields'
import { otherOptions } from './other-options'

const words: OutflowWords = {
  title: 'Change option',
  verb: 'change',
  choose: 'Choose the fund whose IDCW option you change',
  step: 'Option',
  check: 'Check your change',
  figure: 'You get about',
  destination: 'What happens when',
  notPlaced: 'Your change was not placed.',
  confirm: () => 'Change the option',
}

const option: RefusedField = { name: 'toSchemePlanCode', label: 'option' }
const ownRefusals: Readonly<Record<string, RefusedField>> = {
  '-377': option,
  '-421': { name: '', label: 'fund' },
}

function terms({ schemePlanCode, toSchemePlanCode, folioNo }: OutflowDraft): ChangeDividendTerms | undefined {
  if (!schemePlanCode || !toSchemePlanCode || !folioNo) return undefined
  return { kind: 'CHANGE_DIVIDEND', schemePlanCode, toSchemePlanCode, folioNo }
}

/** All free units go to another option, payout, reinvestment or Growth, of the same scheme and plan. */
const changeDividend: OutflowKind<ChangeDividendTerms, ChangeDividendQuote> = {
  plan: 'DTP',
  activity: 'CHANGE_DIVIDEND',
  words,
  refusal: folioRefusal,
  ineligible: (holding, schemes) =>
    otherOptions(schemes, holding).length ? undefined : message('noIdcwOption'),
  groups: [
    {
      title: 'Your IDCW funds',
      takes: ({ holding }) => holding.optionCode !== 'G',
      empty: 'None of your funds pays IDCW now.',
    },
    {
      title: 'Growth funds that can change to IDCW',
      note: 'The change is a sale: you pay tax on the gain.',
      takes: ({ refusal }) => refusal === undefined,
    },
    { title: 'Growth funds that cannot change', takes: () => true },
  ],
  start: ({ folioNo }, schemePlanCode) => ({
    ...startedIn('DTP', { schemePlanCode, folioNo }, null),
    amountUnitType: 'ALL_UNITS',
  }),
  terms,
  errors: ({ toSchemePlanCode }): Record<string, string> =>
    toSchemePlanCode ? {} : { toSchemePlanCode: 'Choose the new option' },
  quote: ({ kind: _, ...wish }) => ({
    queryKey: [changeDividendApi.validate.path, wish],
    queryFn: ({ signal }) => api.call(changeDividendApi.validate, wish, { signal }),
  }),
  place:
    ({ kind: _, ...wish }) =>
    (code, options) =>
      api.call(changeDividendApi.changeDividend, { ...wish, ...code, quickInvest: false }, options),
  Fields: OptionFields,
  asksFirst: true,
  takesAll: true,
  figure: ({ net, stampDuty }) => net - stampDuty,
  unitsBought: ({ estimatedUnits }) => estimatedUnits,
  summary: changeRows,
  destination: changeInFull,
  fieldOf: (code) => ownRefusals[code] ?? outflowRefusals[code],
}

export default changeDividend
