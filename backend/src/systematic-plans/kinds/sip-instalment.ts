import { indiaDate } from '@portal/contracts/format'
import { debitDaysAhead } from '../../debits/adapters'
import { presentDebit } from '../../debits/debits'
import { debitDay } from '../../debits/presentations'
import { stampDutyOn } from '../../folios/allotment-math'
import { reserveActivePlan } from '../instalments/reserve-plan'
import { type DebitFacts, debitFacts } from '../instalments/debit-facts'
import { instalmentView } from '../instalments/instalment-view'
import { allotPurchase } from '../../orders/purchase/allotment'
import { adviceColumns } from '../../orders/purchase/advice'
import { prepareNewFolio } from '../../orders/purchase/prepare-new-folio'
import { checkPurchase } from '../../orders/purchase/purchase-rules'
import { instalmentFacts } from '../sip/sip-facts'
import { SipInstalmentTerms } from '../sip/sip-terms'
import type { OrderKind } from '../../orders/kind'
import type { LumpsumFacts } from '../../orders/kinds/lumpsum'

type Facts = (LumpsumFacts & { by: 'payment' }) | (DebitFacts & { by: 'mandate' })

/** One purchase of a SIP: the investor pays it now, or its mandate does on a due date. */
export const sipInstalment: OrderKind<SipInstalmentTerms, Facts> = {
  name: 'SIP_INSTALMENT',
  family: 'purchase',
  activity: 'SIP',
  terms: SipInstalmentTerms,
  facts: async (platform, { pan }, terms) =>
    terms.umrn === null
      ? { by: 'payment', ...(await instalmentFacts(platform, pan, terms)), newFolio: null }
      : { by: 'mandate', ...(await debitFacts(platform, pan, terms)) },
  // What speaks against a debit does not stop its order: the debit fails, counts, and the investor reads why.
  check: (facts) => (facts.by === 'payment' ? checkPurchase(facts.rules) : undefined),
  ask: async (platform, investor, facts, { newFolio }) =>
    facts.by === 'mandate' || facts.folio
      ? facts
      : { ...facts, newFolio: await prepareNewFolio(platform, investor, newFolio) },
  reserve: async (tx, _platform, _facts, { umrn, planId, dueOn }) =>
    umrn === null ? undefined : reserveActivePlan(tx, planId, dueOn),
  columns(facts, { amount, schemePlanCode, planId, dueOn }, now) {
    const { folio, investor, advice } = facts
    const stampDuty = stampDutyOn(amount, indiaDate(now))
    return {
      investorEmail: folio?.email || investor.email,
      investorMobile: folio?.mobile || investor.mobile,
      ...adviceColumns(advice),
      schemePlanCode,
      folioNo: folio?.folioNo ?? null,
      newFolio: facts.by === 'payment' ? facts.newFolio : null,
      amount,
      stampDuty,
      netAmount: amount - stampDuty,
      planId,
      dueOn,
    }
  },
  toPay: ({ umrn, amount }) => (umrn === null ? amount : 0),
  async placed(tx, platform, order, _facts, { umrn, amount, dueOn }) {
    if (umrn === null) return
    // Ordered late, it cannot be debited on its due date any more.
    const presentOn = debitDay(dueOn, platform.clock.today(), debitDaysAhead(platform.config))
    await presentDebit(tx, platform, { orderId: order.id, umrn, amount, presentOn })
  },
  settle: allotPurchase,
  isByMandate: ({ umrn }) => umrn !== null,
  view: instalmentView,
}
