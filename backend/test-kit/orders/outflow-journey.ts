import { randomUUID } from 'node:crypto'
import type { Order, RedemptionOrder, SwitchOrder } from '@portal/contracts/orders/order'
import { orderApi } from '@portal/contracts/orders/order'
import type { OrderTerms, RedeemTerms, SwitchTerms } from '@portal/contracts/orders/order-terms'
import type { ActivityType } from '@portal/contracts/identity/otp'
import { otpGenerateApi } from '@portal/contracts/identity/otp-generate'
import { otpApi } from '@portal/contracts/identity/otp'
import { redemptionApi } from '@portal/contracts/orders/redemption'
import { switchApi } from '@portal/contracts/orders/switch'
import { codeRequest } from '../code-request'
import type { TestPortal } from '../test-portal'
import { forgetCodeLimits } from './purchase-journey'

export interface Code {
  otp: string
  referenceNumber: string
}
type DraftTerms<Terms> = Omit<Terms, 'kind'>
type CodeSubject = { orders: OrderTerms[] } | { transactionId: string; bankId?: string }

/** What one investor does to have units sold or moved. */
export function outflowJourney(portal: TestPortal, pan: string, token: string) {
  const call: TestPortal['call'] = (endpoint, body, options) =>
    portal.call(endpoint, body, { token, ...options })

  async function askCode(activityType: ActivityType, subject: CodeSubject) {
    await forgetCodeLimits(portal, pan)
    return call(otpGenerateApi.generate, { ...codeRequest(activityType, pan), ...subject })
  }

  /** A one-time code for orders, or for taking one back, typed and found right. */
  async function codeFor(activityType: ActivityType, subject: CodeSubject): Promise<Code> {
    const { data, resultInfo } = await askCode(activityType, subject)
    if (!data) throw new Error(resultInfo.resultMsg)
    const code = { otp: await portal.code(pan), referenceNumber: data.referenceNumber }
    await call(otpApi.validate, { activityType, ...code, panNumber: pan })
    return code
  }

  const redeemCode = (draftTerms: DraftTerms<RedeemTerms>) =>
    codeFor('REDEEM', { orders: [{ kind: 'REDEEM', ...draftTerms }] })
  const switchCode = (draftTerms: DraftTerms<SwitchTerms>) =>
    codeFor('SWITCH', { orders: [{ kind: 'SWITCH', ...draftTerms }] })
  const confirmed = (code: Code) => ({ ...code, otpVerifyMode: 'OTP' as const, quickInvest: false })

  const redeem = (draftTerms: DraftTerms<RedeemTerms>, code: Code, idempotencyKey: string = randomUUID()) =>
    call(redemptionApi.redeem, { ...draftTerms, ...confirmed(code) }, { idempotencyKey })
  const move = (draftTerms: DraftTerms<SwitchTerms>, code: Code, idempotencyKey: string = randomUUID()) =>
    call(switchApi.switch, { ...draftTerms, ...confirmed(code) }, { idempotencyKey })

  async function redeemed(draftTerms: DraftTerms<RedeemTerms>): Promise<RedemptionOrder> {
    const { data, resultInfo } = await redeem(draftTerms, await redeemCode(draftTerms))
    if (!data) throw new Error(resultInfo.resultMsg)
    return ofFamily(data.orders[0], 'redemption')
  }
  async function switched(draftTerms: DraftTerms<SwitchTerms>): Promise<SwitchOrder> {
    const { data, resultInfo } = await move(draftTerms, await switchCode(draftTerms))
    if (!data) throw new Error(resultInfo.resultMsg)
    return ofFamily(data.orders[0], 'switch')
  }

  async function cancel(family: 'redemption' | 'switch', transactionId: string) {
    const [endpoint, activity] =
      family === 'redemption'
        ? ([orderApi.cancelRedeem, 'CANCEL_REDEEM'] as const)
        : ([orderApi.cancelSwitch, 'CANCEL_SWITCH'] as const)
    const code = await codeFor(activity, { transactionId })
    return call(endpoint, { transactionId, ...confirmed(code) })
  }

  const show = async (transactionId: string): Promise<Order> =>
    (await call(orderApi.order, { transactionId })).data.order
  const showRedemption = async (id: string) => ofFamily(await show(id), 'redemption')
  const showSwitch = async (id: string) => ofFamily(await show(id), 'switch')
  const history = async () => (await call(orderApi.history, { panNumber: pan, limit: 100 })).data.transactions

  return {
    call,
    askCode,
    codeFor,
    confirmed,
    show,
    redeemCode,
    switchCode,
    redeem,
    move,
    redeemed,
    switched,
    cancel,
    showRedemption,
    showSwitch,
    history,
  }
}

export type OutflowJourney = ReturnType<typeof outflowJourney>

function ofFamily<Name extends Order['family']>(
  order: Order | undefined,
  family: Name,
): Extract<Order, { family: Name }> {
  if (order?.family !== family) throw new Error(`The order is ${order?.family ?? 'missing'}`)
  return order as Extract<Order, { family: Name }>
}
