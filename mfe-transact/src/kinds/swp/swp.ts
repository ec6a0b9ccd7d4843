import { api } from '@portal/kernel'
import { exitPlanApi, type SwpQuote } from '@portal/kernel/contracts/exit-plan'
import type { SwpTerms } from '@portal/kernel/contracts/order-terms'
import { systematicTerms } from '../outflow/systematic/plan-draft'
import { planRefusals } from '../outflow/systematic/plan-refusals'
import { startedIn } from '../outflow/outflow-draft'
import { accountError, firstUsable } from '../../shared/payout-account'
import { PayoutFields } from '../outflow/payout-fields'
import { folioRefusal } from '../../shared/folio-refusal'
import type { RefusedField } from '../../shared/refused-field'
import type { SystematicKind, SystematicWords } from '../outflow/systematic/systematic-kind'
import { swpPayout, swpSummary } from './swp-rows'

const words: SystematicWords = {
  title: 'SWP',
  choose: 'Choose the fund to withdraw from',
  step: 'Amount',
  check: 'Check your SWP',
  notPlaced: 'Your SWP was not registered.',
  figure: 'You withdraw',
  destination: 'Where the money goes',
  confirm: 'Start this SWP',
  tax: 'For your tax, each instalment is a sale: its gain goes into your tax return.',
}

const bank: RefusedField = { name: 'bankId', label: 'bank account' }
const ownRefusals: Readonly<Record<string, RefusedField>> = { '-375': bank, '-376': bank }

/** An amount leaves a fund for a bank account of the folio, again and again. */
const swp: SystematicKind<SwpTerms, SwpQuote> = {
  plan: 'SWP',
  activity: 'SWP',
  words,
  refusal: folioRefusal,
  start: ({ folioNo, banks }, schemePlanCode) =>
    startedIn('SWP', { schemePlanCode, folioNo }, firstUsable(banks)),
  wish(draft) {
    const wish = systematicTerms(draft)
    const { bankId } = draft
    return wish && bankId ? { ...wish, bankId } : undefined
  },
  terms: (wish, startDate) => ({ kind: 'SWP', ...wish, startDate }),
  errors: ({ bankId }, { banks }) => accountError(banks, bankId),
  quote: (wish) => ({
    queryKey: [exitPlanApi.validateSwp.path, wish],
    queryFn: ({ signal }) => api.call(exitPlanApi.validateSwp, wish, { signal }),
  }),
  place:
    ({ kind: _, ...wish }) =>
    (code, options) =>
      api.call(exitPlanApi.swp, { ...wish, ...code, quickInvest: false }, options),
  Fields: PayoutFields,
  summary: swpSummary,
  destination: swpPayout,
  fieldOf: (code) => ownRefusals[code] ?? planRefusals[code],
}

export default swp
