import type { FastifyInstance } from 'fastify'
import { BankHealth } from '@portal/contracts/payments/payment'
import * as z from 'zod/mini'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { orderPayables } from '../src/order-payments/payables'
import { paymentById } from '../src/payments/payment.repository'
import { inTransaction } from '../src/platform/database'
import type { Platform } from '../src/platform/module'
import { notFound } from '../src/platform/refusal'
import { sendCallbacks } from './providers/gateway/callback-sender'
import { decide, type Session } from './providers/gateway/gateway-ledger'
import { gatewayBankHealth, gatewayCredits, gatewaySessions } from './providers/gateway/schema'
import { receive, referenceOf } from './providers/gateway/transfers'
import { parse } from './parse'

const Arrival = z.object({
  reference: z.string().check(z.maxLength(20)),
  amount: z.int().check(z.positive()),
  from: z.string().check(z.minLength(4), z.maxLength(40)),
  utr: z.string().check(z.regex(/^[A-Z0-9]{16}([A-Z0-9]{6})?$/)),
})
const Clearing = z.object({ paymentId: z.uuid(), decision: z.enum(['clear', 'bounce']) })

/** The bank that keeps the collection account: transfers arrive there, and cheques are cleared or bounced (decision 40). */
export function registerBackOfficeMoney(app: FastifyInstance, platform: Platform): void {
  app.get('/sandbox/back-office/transfers', () => expected(platform))
  app.post('/sandbox/back-office/transfers', async (request) => {
    const session = await receive(platform, parse(Arrival, request.body))
    if (!session) throw notFound()
    await sendCallbacks(platform, session)
    return { received: true }
  })
  app.post('/sandbox/back-office/bank-health', async (request) => {
    const told = parse(BankHealth, request.body)
    const set = { target: gatewayBankHealth.bankName, set: told }
    await platform.db.insert(gatewayBankHealth).values(told).onConflictDoUpdate(set)
    return told
  })
  app.post('/sandbox/back-office/cheques', async (request) => {
    const { paymentId, decision } = parse(Clearing, request.body)
    const settled = await decide(platform, paymentId, decision === 'clear' ? 'success' : 'failure', false)
    if (!settled) throw notFound()
    await sendCallbacks(platform, settled)
    return { decided: true }
  })
}

const shown = 50

async function expected(platform: Platform) {
  const { db } = platform
  const sessions = await db
    .select()
    .from(gatewaySessions)
    .where(
      and(
        inArray(gatewaySessions.mode, ['RTGS', 'CHEQUE']),
        inArray(gatewaySessions.state, ['open', 'captured']),
      ),
    )
    .orderBy(desc(gatewaySessions.openedAt))
    .limit(shown)
  return Promise.all(sessions.map((session) => expectedView(platform, session)))
}

async function expectedView(platform: Platform, session: Session) {
  const { paymentId, orderNumber, amount, mode, bank, state, received } = session
  const payment = await paymentById(platform.db, paymentId)
  const accounts = payment
    ? await inTransaction(platform.db, (tx) => orderPayables(platform).accounts(tx, payment.payableId))
    : []
  const { utr = null, chequeNumber = null } = payment ?? {}
  const told = { utr, chequeNumber, accounts, reference: referenceOf(paymentId) }
  const credits = await platform.db
    .select({ received: gatewayCredits.received })
    .from(gatewayCredits)
    .where(eq(gatewayCredits.paymentId, paymentId))
  const further = credits.map((credit) => credit.received)
  return { paymentId, orderNumber, amount, mode, bank, state, received, further, ...told }
}
