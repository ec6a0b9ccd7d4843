import { randomUUID } from 'node:crypto'
import { cartApi, type CartTerms } from '@portal/contracts/cart/cart'
import type { Order } from '@portal/contracts/orders/order'
import { orderApi } from '@portal/contracts/orders/order'
import { otpApi } from '@portal/contracts/identity/otp'
import { otpGenerateApi } from '@portal/contracts/identity/otp-generate'
import type { TestPortal } from '../test-portal'
import { forgetCodeLimits, purchaseJourney } from '../orders/purchase-journey'

const channels = { flowType: 'INVESTOR', emailId: '', mobileNumber: '', sendOtpTo: '' } as const
const from = { folioNumber: '', arnCode: '' } as const

/** What one investor does on the way from a cart to the units of all its schemes. */
export function cartJourney(portal: TestPortal, pan: string, token: string) {
  const purchases = purchaseJourney(portal, pan, token)
  const { call } = purchases

  /** The whole call, with a code that is right for these orders. */
  async function confirmed(orders: CartTerms[], itemIds: string[] = []) {
    await forgetCodeLimits(portal, pan)
    const activityType = orders[0]?.kind ?? 'LUMPSUM'
    const request = { activityType, requestReference: randomUUID(), userId: pan, ...from, ...channels }
    const { data, resultInfo } = await call(otpGenerateApi.generate, { ...request, orders })
    if (!data) throw new Error(resultInfo.resultMsg)
    const { referenceNumber } = data
    const otp = await portal.code(pan)
    await call(otpApi.validate, { activityType, otp, referenceNumber, panNumber: pan })
    const code = { otp, referenceNumber, otpVerifyMode: 'OTP', quickInvest: false } as const
    return { orders, itemIds, utmTxnId: null, utmLoginTxnId: null, ...code }
  }

  async function placed(orders: CartTerms[]): Promise<Order[]> {
    const { data, resultInfo } = await call(cartApi.multiScheme, await confirmed(orders), {
      idempotencyKey: randomUUID(),
    })
    if (!data) throw new Error(resultInfo.resultMsg)
    return data.orders
  }

  /** Every order of the checkout that an order belongs to. */
  async function all(transactionId: string): Promise<Order[]> {
    const { order, others } = (await call(orderApi.order, { transactionId })).data
    return [order, ...others]
  }

  /** Pays the checkout of the first order that is to be paid; answers that order's id. */
  async function paid(orders: readonly Order[]): Promise<string> {
    const first = orders.find(({ family }) => family === 'purchase')?.transactionId ?? ''
    await purchases.pay(first)
    await purchases.when(first, ({ state }) => state === 'paid')
    return first
  }

  return { ...purchases, confirmed, placedTogether: placed, all, paid }
}
