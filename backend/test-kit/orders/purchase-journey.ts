import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { RequestOf } from '@portal/contracts/wire/endpoint'
import { otpApi } from '@portal/contracts/identity/otp'
import { otpGenerateApi } from '@portal/contracts/identity/otp-generate'
import type { Order, PurchaseOrder } from '@portal/contracts/orders/order'
import { paymentApi } from '@portal/contracts/payments/payment'
import type { GatewayMode } from '@portal/contracts/payments/payment-attempt'
import { purchaseApi } from '@portal/contracts/orders/purchase'
import { like } from 'drizzle-orm'
import { hourlyUses } from '../../src/identity/schema'
import { codeRequest } from '../code-request'
import { startTestPortal, type TestPortal, type TestPortalOptions } from '../test-portal'
import type { Decision } from '../../sandbox/providers/gateway/gateway-ledger'

type Purchase = RequestOf<typeof purchaseApi.newLumpsum>
export type DraftTerms = Pick<Purchase, 'schemePlanCode' | 'folioNo' | 'amount'> & Partial<Purchase>

/** The purchase that a checkout of one lump sum is. */
export function purchaseIn(orders: readonly Order[]): PurchaseOrder {
  const [order] = orders
  if (order?.family !== 'purchase') throw new Error('the checkout has no purchase')
  return order
}

/** A portal that listens, because provider and callbacks come over real HTTP. */
export async function startListeningPortal(options: TestPortalOptions = {}): Promise<TestPortal> {
  const portal = await startTestPortal(options)
  await portal.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = portal.app.server.address() as AddressInfo
  portal.platform.publicUrl = () => `http://127.0.0.1:${port}`
  return portal
}

const anyOrder: DraftTerms = { schemePlanCode: 'FLEXI-DG', folioNo: null, amount: 5_000_00 }

/** What one investor does on the way from amount to units. */
export function purchaseJourney(portal: TestPortal, pan: string, token: string) {
  const call: TestPortal['call'] = (endpoint, body, options) =>
    portal.call(endpoint, body, { token, ...options })

  const ask = (order: DraftTerms) =>
    call(otpGenerateApi.generate, { ...codeRequest('LUMPSUM', pan), orders: [{ kind: 'LUMPSUM', ...order }] })

  /**
   * A one-time code for an order, typed and found right; for another order where none is sent for this one, so that
   * the order itself is refused.
   */
  async function confirmedCode(order: DraftTerms): Promise<{ otp: string; referenceNumber: string }> {
    await forgetCodeLimits(portal, pan)
    const { data } = await ask(order)
    const { referenceNumber } = data ?? (await ask(anyOrder)).data
    const otp = await portal.code(pan)
    await call(otpApi.validate, { activityType: 'LUMPSUM', otp, referenceNumber, panNumber: pan })
    return { otp, referenceNumber }
  }

  async function order(
    draftTerms: DraftTerms,
    idempotencyKey: string = randomUUID(),
    endpoint: 'newLumpsum' | 'initiate' | 'instantLumpsum' = 'newLumpsum',
  ) {
    const body: Purchase = {
      otpVerifyMode: 'OTP',
      quickInvest: false,
      ...(await confirmedCode(draftTerms)),
      ...draftTerms,
    }
    return call(purchaseApi[endpoint], body, { idempotencyKey })
  }

  async function placed(draftTerms: DraftTerms): Promise<PurchaseOrder> {
    const { resultInfo, data } = await order(draftTerms)
    if (!data) throw new Error(resultInfo.resultMsg)
    return purchaseIn(data.orders)
  }

  const initiate = (
    transactionId: string,
    paymentMode: GatewayMode,
    bankId: string | null = null,
    key?: string,
  ) =>
    call(
      paymentApi.initiatePayment,
      { transactionId, paymentMode, bankId },
      key ? { idempotencyKey: key } : {},
    )

  /** Opens the provider's page by its link and presses a button; the address that the browser is sent back to. */
  async function press(url: string, decision: Decision, lose = false): Promise<string | null> {
    const page = await openCheckout(url)
    const answer = await post(page.url, { decision, ...(lose && { lose: 'yes' }) }, page.cookie)
    return answer.headers.get('location')
  }

  async function pay(
    transactionId: string,
    decision: Decision = 'success',
    lose = false,
  ): Promise<string | null> {
    const { data, resultInfo } = await initiate(transactionId, 'UPI')
    if (!data) throw new Error(resultInfo.resultMsg)
    return press(data.paymentGateway.url, decision, lose)
  }

  const show = async (transactionId: string): Promise<PurchaseOrder> =>
    (await call(paymentApi.paymentStatus, { transactionId })).data.order

  /** The order once it is in a state; callbacks take their time. */
  async function when(
    transactionId: string,
    isSo: (order: PurchaseOrder) => boolean,
  ): Promise<PurchaseOrder> {
    for (let tries = 0; tries < 80; tries += 1) {
      await portal.settle()
      const seen = await show(transactionId)
      if (isSo(seen)) return seen
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error(`The order stays ${(await show(transactionId)).state}`)
  }

  return { call, ask, confirmedCode, order, placed, initiate, press, pay, show, when }
}

export type PurchaseJourney = ReturnType<typeof purchaseJourney>

/** An investor asks for ten codes an hour; tests of purchases need more. */
export async function forgetCodeLimits({ platform: { db } }: TestPortal, pan: string): Promise<void> {
  await db.delete(hourlyUses).where(like(hourlyUses.budget, `%${pan}%`))
}

const form = 'application/x-www-form-urlencoded'

function post(url: string, fields: Record<string, string>, cookie = ''): Promise<Response> {
  const headers = { 'content-type': form, origin: new URL(url).origin, cookie }
  return fetch(url, { method: 'POST', headers, body: new URLSearchParams(fields), redirect: 'manual' })
}

/** Follows a one-time link to its page, as a browser does. */
export async function openCheckout(link: string): Promise<{ url: string; cookie: string; html: string }> {
  const entry = await fetch(link)
  const code = link.split('/').at(-1) ?? ''
  const { origin } = new URL(link)
  const exchanged = await post(`${origin}/sandbox/providers/gateway/pay`, { code })
  const cookie = (exchanged.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const url = `${origin}${exchanged.headers.get('location') ?? ''}`
  if (!entry.ok || !cookie) throw new Error(`The link answered ${entry.status} and ${exchanged.status}`)
  return { url, cookie, html: await (await fetch(url, { headers: { cookie } })).text() }
}
