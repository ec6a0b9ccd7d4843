import { api, formatUnits } from '@portal/kernel'
import type { RedeemTerms } from '@portal/kernel/contracts/order-terms'
import { redemptionApi, type RedeemQuote } from '@portal/kernel/contracts/redemption'
import { howMuchOf, startedIn, type OutflowDraft } from '../outflow/outflow-draft'
import { outflowRefusals } from '../outflow/outflow-refusals'
import { folioRefusal } from '../../shared/folio-refusal'
import type { OutflowKind, OutflowWords } from '../outflow/outflow-kind'
import { PayoutFields } from '../outflow/payout-fields'
import { accountError, firstUsable } from '../../shared/payout-account'
import { InstantOffer } from '../insta-redeem/instant-offer'
import { moneyRows, payoutRows } from './redeem-rows'

const words: OutflowWords = {
  title: 'Redeem',
  verb: 'redeem',
  choose: 'Choose what to redeem',
  step: 'Amount',
  check: 'Check your redemption',
  figure: 'You receive about',
  destination: 'Where the money goes',
  notPlaced: 'Your redemption was not placed.',
  confirm: (units) => `Redeem ${formatUnits(units)} units`,
}

const bank = { name: 'bankId', label: 'bank account' }
const ownRefusals: Readonly<Record<string, typeof bank>> = { '-375': bank, '-376': bank }

function terms(draft: OutflowDraft): RedeemTerms | undefined {
  const howMuch = howMuchOf(draft)
  const { schemePlanCode, folioNo, bankId } = draft
  if (!howMuch || !schemePlanCode || !folioNo || !bankId) return undefined
  return { kind: 'REDEEM', schemePlanCode, folioNo, howMuch, bankId }
}

/** Units go back to the fund, and their money to a bank account of the folio. */
const redeem: OutflowKind<RedeemTerms, RedeemQuote> = {
  plan: 'REDEEM',
  activity: 'REDEEM',
  words,
  refusal: folioRefusal,
  start: ({ folioNo, banks }, schemePlanCode) =>
    startedIn('REDEEM', { schemePlanCode, folioNo }, firstUsable(banks)),
  terms,
  errors: ({ bankId }, { banks }) => accountError(banks, bankId),
  quote: ({ kind: _, ...wish }) => ({
    queryKey: [redemptionApi.validate.path, wish],
    queryFn: ({ signal }) => api.call(redemptionApi.validate, wish, { signal }),
  }),
  place:
    ({ kind: _, ...wish }) =>
    (code, options) =>
      api.call(redemptionApi.redeem, { ...wish, ...code, quickInvest: false }, options),
  Fields: PayoutFields,
  asksFirst: false,
  figure: ({ net }) => net,
  summary: moneyRows,
  destination: payoutRows,
  Instead: InstantOffer,
  fieldOf: (code) => ownRefusals[code] ?? outflowRefusals[code],
}

export default redeem
