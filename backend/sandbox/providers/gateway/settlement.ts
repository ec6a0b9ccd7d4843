import { and, eq, gte, lt } from 'drizzle-orm'
import { addDays, indiaDate } from '@portal/contracts/format'
import { indiaMoment } from '../../../src/calendar/india-time'
import type { SettledItem } from '../../../src/payments/gateway'
import type { Platform } from '../../../src/platform/module'
import { gatewayCredits, gatewayRefunds, gatewaySessions } from './schema'

/** Rs 10 and the tax on it, of each payment; the sandbox settles on the day on which money moved. */
const feeOfCapture = { fee: 11_80, tax: 1_80 }

/** What a simulator settled, by our ids and the ledger's references. */
export interface LedgerItem extends Omit<SettledItem, 'settlement'> {
  paymentId: string
  /** Of a refund: our id of it. */
  refundId: string | null
  /** The credit that a further capture is, or that a refund is of; null: the first one. */
  credit: string | null
}

/** What the simulators settled on a day in India; money is named as the ledger names it. */
export const settledOn = (platform: Pick<Platform, 'db'>, day: string): Promise<LedgerItem[]> =>
  settledBetween(platform, indiaMoment(day, '00:00'), indiaMoment(addDays(day, 1), '00:00'))

/** The same between two moments. */
export async function settledBetween(
  { db }: Pick<Platform, 'db'>,
  from: Date,
  to: Date,
): Promise<LedgerItem[]> {
  const { settledAt: paidAt } = gatewaySessions
  const sessions = await db
    .select()
    .from(gatewaySessions)
    .where(and(eq(gatewaySessions.state, 'captured'), gte(paidAt, from), lt(paidAt, to)))
  const { settledAt: creditedAt } = gatewayCredits
  const credits = await db
    .select()
    .from(gatewayCredits)
    .where(and(gte(creditedAt, from), lt(creditedAt, to)))
  const { refundedAt } = gatewayRefunds
  const sent = await db
    .select()
    .from(gatewayRefunds)
    .where(and(gte(refundedAt, from), lt(refundedAt, to)))
  const utrOf = (at: Date) => `SETL${indiaDate(at).replaceAll('-', '')}`
  const capture = { kind: 'capture', ...feeOfCapture, refundId: null } as const
  const items = [
    ...sessions.map(({ paymentId, bankReference, received, amount, settledAt }) => ({
      ...capture,
      reference: bankReference ?? '',
      paymentId,
      amount: received ?? amount,
      credit: null,
      at: settledAt ?? from,
    })),
    ...credits.map(({ paymentId, bankReference, received: amount, settledAt: at }) => ({
      ...capture,
      reference: bankReference,
      paymentId,
      amount,
      credit: bankReference,
      at,
    })),
    ...sent.map(({ paymentId, refundId, reference, amount, bankReference: credit, refundedAt: at }) => {
      return { kind: 'refund', reference, paymentId, amount, fee: 0, tax: 0, refundId, credit, at } as const
    }),
  ]
  return items.map((item) => ({ ...item, utr: utrOf(item.at) }))
}
