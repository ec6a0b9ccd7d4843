import { randomUUID } from 'node:crypto'
import { purchaseApi } from '@portal/contracts/orders/purchase'
import { eq } from 'drizzle-orm'
import { setTimeout as pause } from 'node:timers/promises'
import { orders } from '../../src/orders/schema'
import type { TestPortal } from '../test-portal'
import { type DraftTerms, purchaseIn, purchaseJourney } from './purchase-journey'

/** How one sending of an order was answered. */
export interface Sent {
  status: number
  retryAfter: number
  ms: number
  /** The order that was acknowledged. */
  transactionId: string | undefined
}

/**
 * An order whose one-time code is typed already, so that it can be sent while the database is out of reach, and again:
 * always with the same key, as the pages do.
 */
export async function preparedOrder(portal: TestPortal, pan: string, terms: DraftTerms) {
  const journey = purchaseJourney(portal, pan, await portal.loginAs(pan))
  const confirmed = await journey.confirmedCode(terms)
  const body = { otpVerifyMode: 'OTP', quickInvest: false, ...confirmed, ...terms } as const
  const idempotencyKey = randomUUID()

  async function send(): Promise<Sent> {
    const began = Date.now()
    const { status, headers, data } = await journey.call(purchaseApi.newLumpsum, body, { idempotencyKey })
    return {
      status,
      retryAfter: Number(headers['retry-after']),
      ms: Date.now() - began,
      transactionId: data && purchaseIn(data.orders).transactionId,
    }
  }

  /** Sends it until it is acknowledged; fails where it is refused, or not within so long. */
  async function sendUntilTaken(withinMs: number): Promise<string> {
    for (const until = Date.now() + withinMs; ; await pause(100)) {
      const { status, transactionId } = await send()
      if (transactionId) return transactionId
      if (status !== 503) throw new Error(`The order was answered ${status}`)
      if (Date.now() > until) throw new Error(`The order was not taken within ${withinMs} ms`)
    }
  }

  /** The orders of this amount in the database: give each prepared order an amount of its own. */
  const made = async () => {
    const rows = await portal.platform.db
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.amount, terms.amount))
    return rows.map(({ id }) => id)
  }

  return { send, sendUntilTaken, made }
}

export type PreparedOrder = Awaited<ReturnType<typeof preparedOrder>>
