import type { PurchaseOrder } from '@portal/contracts/orders/order'
import type { LightMyRequestResponse } from 'fastify'
import { purchaseJourney, type PurchaseJourney, startListeningPortal } from '../orders/purchase-journey'
import type { TestPortal } from '../test-portal'
import { people } from '../../sandbox/data/people'
import { signedAccess } from '../../src/payments/adapters/signed/signed-gateway'
import { signed } from '../../src/platform/signature'

interface Attempt {
  order: PurchaseOrder
  paymentId: string
  /** Where the investor is sent to pay. */
  url: string
}

/** Asha's payments at a portal that hears what a provider calls back. */
export interface CallbackKit {
  portal: TestPortal
  own: PurchaseJourney
  secret: string
  /** An order with an attempt that nobody has answered. */
  started(): Promise<Attempt>
  /** Calls back as the provider would, signed unless other headers are given. */
  deliver(body: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>
}

/** To be closed at the end of a test file. */
export async function startCallbackKit(): Promise<CallbackKit> {
  const portal = await startListeningPortal()
  const own = purchaseJourney(portal, people.asha.pan, await portal.loginAs(people.asha.pan))
  const { secret } = signedAccess(portal.platform.config, portal.platform.publicUrl())
  return {
    portal,
    own,
    secret,
    async started() {
      const order = await own.placed({ schemePlanCode: 'FLEXI-DG', folioNo: '91024821', amount: 12_000_00 })
      const { data } = await own.initiate(order.transactionId, 'UPI')
      return { order, paymentId: data.paymentId, url: data.paymentGateway.url }
    },
    deliver: async (body, headers = signed(secret, body, Date.now())) =>
      portal.app.inject({
        method: 'POST',
        url: '/api/v1/payments/callback',
        headers: { 'content-type': 'application/json', ...headers },
        payload: body,
      }),
  }
}
