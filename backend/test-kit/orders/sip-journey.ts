import { randomUUID } from 'node:crypto'
import type { RequestOf } from '@portal/contracts/wire/endpoint'
import { orderApi, type Order, type RegistrationOrder } from '@portal/contracts/orders/order'
import { otpApi } from '@portal/contracts/identity/otp'
import { otpGenerateApi } from '@portal/contracts/identity/otp-generate'
import { sipApi } from '@portal/contracts/systematic-plans/sip'
import { asc, eq, inArray } from 'drizzle-orm'
import { debitContext } from '../../src/debits/debit-context'
import { recordDebitReport } from '../../src/debits/debit-outcome'
import { debits } from '../../src/debits/schema'
import { codeRequest } from '../code-request'
import type { TestPortal } from '../test-portal'
import { orderDebits } from '../../src/systematic-plans/debit-owner'
import { orders } from '../../src/orders/schema'
import { forgetCodeLimits } from './purchase-journey'

export type SipDraftTerms = RequestOf<typeof sipApi.validateSip>

/** Asha's SIP of a scheme that her folio holds, by her mandate, from the tenth of September on. */
export const ashasSip: SipDraftTerms = {
  schemePlanCode: 'FLEXI-DG',
  folioNo: '91024821',
  amount: 2_000_00,
  sipFrequency: 'Monthly',
  sipDate: 10,
  sipStartDate: '2026-09-10',
  until: { sipPeriod: 'Till Canceled' },
  umrn: 'PRJT7000000000001001',
  payFirstNow: false,
}

/** What one investor does on the way from a form to a SIP that runs. */
export function sipJourney(portal: TestPortal, pan: string, token: string, deviceId?: string) {
  const from = { token, ...(deviceId && { deviceId }) }
  const call: TestPortal['call'] = (endpoint, body, options) =>
    portal.call(endpoint, body, { ...from, ...options })

  async function codeFor(activityType: 'SIP' | 'SIP_CANCEL', subject: object) {
    await forgetCodeLimits(portal, pan)
    const { data, resultInfo } = await call(otpGenerateApi.generate, {
      ...codeRequest(activityType, pan),
      ...subject,
    })
    if (!data) throw new Error(resultInfo.resultMsg)
    const { referenceNumber } = data
    const otp = await portal.code(pan)
    await call(otpApi.validate, { activityType, otp, referenceNumber, panNumber: pan })
    return { otp, referenceNumber, otpVerifyMode: 'OTP', quickInvest: false } as const
  }

  /** The whole call: the SIP with a code that is right for it. */
  const confirmed = async (draftTerms: SipDraftTerms) => ({
    ...draftTerms,
    ...(await codeFor('SIP', { orders: [{ kind: 'SIP', ...draftTerms }] })),
  })

  const quote = (draftTerms: SipDraftTerms) => call(sipApi.validateSip, draftTerms)

  async function initiate(
    draftTerms: SipDraftTerms,
    endpoint: 'sip' | 'newSip' = 'sip',
    idempotencyKey: string = randomUUID(),
  ) {
    return call(sipApi[endpoint], await confirmed(draftTerms), { idempotencyKey })
  }

  async function placed(draftTerms: SipDraftTerms, endpoint: 'sip' | 'newSip' = 'sip'): Promise<Order[]> {
    const { data, resultInfo } = await initiate(draftTerms, endpoint)
    if (!data) throw new Error(resultInfo.resultMsg)
    return data.orders
  }

  const show = async (transactionId: string): Promise<Order> =>
    (await call(orderApi.order, { transactionId })).data.order

  const cancel = async (transactionId: string) =>
    call(orderApi.cancel, { transactionId, ...(await codeFor('SIP_CANCEL', { transactionId })) })

  return { call, confirmed, quote, initiate, placed, show, cancel }
}

/** The registration of a checkout, with the number of its plan. */
export function registrationIn(placed: readonly Order[]): RegistrationOrder & { planId: string } {
  const [order] = placed
  if (order?.family !== 'registration' || order.kind !== 'SIP' || !order.planId)
    throw new Error('the checkout registers nothing')
  return { ...order, planId: order.planId }
}

/** The bank answers now all debits that it has, or should have. */
export async function bankAnswers(
  { platform }: TestPortal,
  news: 'paid' | 'failed',
  planId?: string,
): Promise<void> {
  const { db, clock } = platform
  const requested = await db
    .select({ debit: debits, planId: orders.planId })
    .from(debits)
    .innerJoin(orders, eq(orders.id, debits.orderId))
    .where(inArray(debits.state, ['due', 'presented']))
    .orderBy(asc(debits.presentOn))
  const today = clock.today()
  const due = requested.filter((each) => each.debit.presentOn <= today && (!planId || each.planId === planId))
  const paying = debitContext(platform, orderDebits(platform))
  for (const { debit } of due) {
    const { id: debitId, amount } = debit
    const at = clock.now()
    const paid = { news: 'paid', debitId, amount, bankReference: `UTR${debitId}`, at } as const
    const failed = {
      news: 'failed',
      debitId,
      reason: { text: 'There was too little money in the account.' },
      at,
    } as const
    await recordDebitReport(paying, news === 'paid' ? paid : failed, { kind: 'poll' })
  }
}
