import { api } from '@portal/kernel'
import { exitPlanApi, type StpQuote } from '@portal/kernel/contracts/exit-plan'
import type { StpTerms } from '@portal/kernel/contracts/order-terms'
import { systematicTerms } from '../outflow/systematic/plan-draft'
import { planRefusals } from '../outflow/systematic/plan-refusals'
import { startedIn } from '../outflow/outflow-draft'
import { folioRefusal } from '../../shared/folio-refusal'
import type { RefusedField } from '../../shared/refused-field'
import type { SystematicKind, SystematicWords } from '../outflow/systematic/systematic-kind'
import { stpFields } from './stp-fields'
import { stpLegs, stpSummary } from './stp-rows'

const words: SystematicWords = {
  title: 'STP',
  choose: 'Choose the fund to move from',
  step: 'Amount',
  check: 'Check your STP',
  notPlaced: 'Your STP was not registered.',
  figure: 'You move',
  destination: 'What each instalment does',
  confirm: 'Start this STP',
  tax: 'For your tax, each instalment is a sale and a purchase: its gain goes into your tax return.',
}

const target: RefusedField = { name: 'toSchemePlanCode', label: 'fund to move into' }
const ownRefusals: Readonly<Record<string, RefusedField>> = { '-377': target, '-378': target }

/** An amount leaves one fund and buys units of another in the same folio, again and again. */
const stp: SystematicKind<StpTerms, StpQuote> = {
  plan: 'STP',
  activity: 'STP',
  words,
  refusal: folioRefusal,
  start: ({ folioNo }, schemePlanCode) => startedIn('STP', { schemePlanCode, folioNo }, null),
  wish(draft) {
    const wish = systematicTerms(draft)
    const { toSchemePlanCode } = draft
    return wish && toSchemePlanCode ? { ...wish, toSchemePlanCode } : undefined
  },
  terms: (wish, startDate) => ({ kind: 'STP', ...wish, startDate }),
  errors: ({ toSchemePlanCode }): Record<string, string> =>
    toSchemePlanCode ? {} : { toSchemePlanCode: 'Choose the fund to move into' },
  quote: (wish) => ({
    queryKey: [exitPlanApi.validateStp.path, wish],
    queryFn: ({ signal }) => api.call(exitPlanApi.validateStp, wish, { signal }),
  }),
  place:
    ({ kind: _, ...wish }) =>
    (code, options) =>
      api.call(exitPlanApi.stp, { ...wish, ...code, quickInvest: false }, options),
  Fields: stpFields,
  summary: stpSummary,
  destination: stpLegs,
  fieldOf: (code) => ownRefusals[code] ?? planRefusals[code],
}

export default stp
