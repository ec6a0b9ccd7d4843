import { indiaDate } from '@portal/contracts/format'
import { sipSchedule } from '@portal/contracts/validation'
import { mandateOf } from '../../mandates/mandate-reader'
import type { Tx } from '../../platform/database'
import type { Platform } from '../../platform/module'
import { insertPlan } from '../../plan-register/plan.repository'
import { registeredMessage } from '../plan-messages'
import { notifyInvestor } from '../../orders/order-messages'
import { changeOrder, type OrderRow } from '../../orders/order.repository'
import { openNewFolio } from '../../orders/purchase/open-new-folio'
import { planNamed } from '../../orders/scheme-plan'
import { PlacedSipTerms, stepUpOf, timingOf } from './sip-terms'

/** After the cut-off until which it could be taken back: the systematic plan begins. */
export async function registerSip(
  tx: Tx,
  platform: Platform,
  order: OrderRow,
): Promise<OrderRow | undefined> {
  const at = platform.clock.now()
  const { id: orderId, cancelUntil } = order
  if (order.state !== 'accepted' || !cancelUntil || at < cancelUntil) return undefined
  const terms = PlacedSipTerms.parse(order.terms)
  const { bankId } = await mandateOf(tx, order.investorPan, terms.umrn)
  const folioNo = order.folioNo ?? (await openNewFolio(tx, platform, order))
  const registered = await changeOrder(tx, order, 'registered', {
    cause: 'registration',
    at,
    settleOn: null,
    folioNo,
  })
  if (!registered) throw new Error(`Order ${orderId} cannot be registered as ${order.state}`)
  const { firstDue, everyMonths, lastDue } = sipSchedule(timingOf(terms))
  const { planId, schemePlanCode: planCode, amount: amountPaise, umrn } = terms
  const dayOfMonth = terms.sipDate ?? Number(firstDue.slice(8))
  const when = { dayOfMonth, firstDue, everyMonths, lastDue, registeredOn: indiaDate(cancelUntil) }
  const what = { folioNo, kind: 'SIP', planCode, amountPaise, stepUp: stepUpOf(terms), bankId, umrn } as const
  const plan = {
    id: planId,
    ...what,
    ...when,
    state: 'ACTIVE',
    registeredOnline: true,
    isSmart: terms.smart !== undefined,
  } as const
  await insertPlan(tx, plan, orderId)
  await platform.audit.record(tx, {
    event: 'plan.registered',
    subject: order.investorId,
    detail: { orderId, planId },
  })
  const { scheme } = await planNamed(tx, planCode, platform.clock.today())
  await notifyInvestor(tx, platform, registered, registeredMessage(registered, scheme.name, firstDue))
  return registered
}
