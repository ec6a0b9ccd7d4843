import { and, eq, sql } from 'drizzle-orm'
import { inTransaction } from '../../../src/platform/database'
import type { Platform } from '../../../src/platform/module'
import type { TransferAccount } from '../../../src/payments/gateway'
import type { Session } from './gateway-ledger'
import { gatewayCredits, gatewaySessions } from './schema'

/** The reference of a transfer: short enough to be typed, and no other attempt's. */
export const referenceOf = (paymentId: string): string =>
  `NMF${paymentId.replaceAll('-', '').slice(0, 9).toUpperCase()}`

/** The collection account of the sandbox, with the reference that names one attempt. */
export const transferAccount = (paymentId: string): TransferAccount => ({
  beneficiaryName: 'Neem Mutual Fund Collection Account',
  accountNumber: '009900112233445',
  ifscCode: 'PRJT0000001',
  bankName: 'Parijat Bank',
  reference: referenceOf(paymentId),
})

export interface Arrival {
  reference: string
  /** In paise. */
  amount: number
  /** The number of the account that it came from. */
  from: string
  utr: string
}

/**
 * Money arrives in the collection account; undefined where no attempt has its reference, or it came already. Under
 * another number of the bank it is other money, also for an attempt that has some.
 */
export function receive({ db, clock }: Platform, arrival: Arrival): Promise<Session | undefined> {
  return inTransaction(db, async (tx) => {
    const named = sql`'NMF' || upper(left(replace(${gatewaySessions.paymentId}::text, '-', ''), 9)) = ${arrival.reference}`
    const [session] = await tx
      .select()
      .from(gatewaySessions)
      .where(and(eq(gatewaySessions.mode, 'RTGS'), named))
      .for('update')
    if (!session || session.bankReference === arrival.utr) return undefined
    const credit = {
      bankReference: arrival.utr,
      received: arrival.amount,
      sender: arrival.from,
      settledAt: clock.now(),
    }
    const { paymentId } = session
    if (session.state === 'captured') {
      const further = await tx
        .insert(gatewayCredits)
        .values({ ...credit, paymentId })
        .onConflictDoNothing()
        .returning()
      return further.length ? { ...session, ...credit } : undefined
    }
    const change = { state: 'captured', ...credit } as const
    await tx.update(gatewaySessions).set(change).where(eq(gatewaySessions.paymentId, paymentId))
    return { ...session, ...change }
  })
}
