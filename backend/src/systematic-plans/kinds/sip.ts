import { wordOf } from '@portal/contracts/catalogue'
import { t } from '@portal/contracts/words/macros'
import { nextPlanNumber } from '../../plan-register/plan.repository'
import type { NewFolioPlan } from '../../orders/purchase/new-folio'
import { adviceColumns } from '../../orders/purchase/advice'
import { prepareNewFolio } from '../../orders/purchase/prepare-new-folio'
import { registerSip } from '../sip/register-sip'
import { registrationOf } from '../sip/sip-dates'
import { refuseSip, sipFacts, type SipFacts } from '../sip/sip-facts'
import { PlacedSipTerms, type SipInstalmentTerms } from '../sip/sip-terms'
import { sipView } from '../sip/sip-view'
import type { ConfirmedKind } from '../../orders/kind'
import { purchaseCalled } from '../../orders/words'

interface Facts extends SipFacts {
  newFolio: NewFolioPlan | null
}

/** The registration of a systematic plan that buys; with it, where it is wanted, the instalment that is paid now. */
export const sip: ConfirmedKind<PlacedSipTerms, Facts> = {
  name: 'SIP',
  family: 'registration',
  activity: 'SIP',
  terms: PlacedSipTerms,
  begin: async ({ db, clock }, terms) => ({
    ...terms,
    planId: await nextPlanNumber(db),
    orderedOn: clock.today(),
  }),
  facts: async (platform, { pan }, terms) => ({ ...(await sipFacts(platform, pan, terms)), newFolio: null }),
  check: refuseSip,
  ask: async (platform, investor, facts, { newFolio }) =>
    facts.folio ? facts : { ...facts, newFolio: await prepareNewFolio(platform, investor, newFolio) },
  columns({ folio, newFolio, investor, advice }, { amount, schemePlanCode, planId }, now) {
    const { cancelUntil, registeredOn } = registrationOf(now)
    return {
      investorEmail: folio?.email || investor.email,
      investorMobile: folio?.mobile || investor.mobile,
      ...adviceColumns(advice),
      schemePlanCode,
      folioNo: folio?.folioNo ?? null,
      newFolio,
      amount,
      planId,
      cancelUntil,
      settleOn: registeredOn,
    }
  },
  with({ payFirstNow, schemePlanCode, folioNo, newFolio, advice, amount, planId, orderedOn }) {
    if (!payFirstNow) return []
    const where = { schemePlanCode, folioNo, ...(newFolio && { newFolio }), ...(advice && { advice }) }
    const first: SipInstalmentTerms = {
      kind: 'SIP_INSTALMENT',
      ...where,
      amount,
      planId,
      dueOn: orderedOn,
      umrn: null,
    }
    return [first]
  },
  settle: registerSip,
  view: sipView,
  inWords: async (requested, at) =>
    t`invest ${{ purchase: await purchaseCalled(at, requested, wordOf(requested.sipFrequency).toLowerCase()) }}`,
}
