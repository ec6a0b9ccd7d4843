import { createHash, randomBytes, randomInt } from 'node:crypto'
import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm'
import { inTransaction, type Tx } from '../../../src/platform/database'
import type { Platform } from '../../../src/platform/module'
import type { OpenRequest, RefundRequest, WireReport } from '../../../src/payments/adapters/signed/protocol'
import { gatewayCodes, gatewayCredits, gatewayRefunds, gatewaySessions } from './schema'

export type Session = typeof gatewaySessions.$inferSelect
export type Decision = 'success' | 'failure' | 'pending' | 'abandon'

/** A link lives ten minutes, as a UPI code does; once opened it must be used within a minute. */
export const linkMs = 10 * 60_000
const openedMs = 60_000
const pageMs = 30 * 60_000

const hashOf = (code: string) => createHash('sha256').update(code).digest('base64url')
const inMs = (now: Date, ms: number) => new Date(now.getTime() + ms)

/** Keeps a checkout, once; undefined when it is not open any more. */
export async function openSession(
  { db, clock }: Platform,
  request: OpenRequest,
): Promise<Session | undefined> {
  await db
    .insert(gatewaySessions)
    .values({ ...request, state: 'open', openedAt: clock.now() })
    .onConflictDoNothing()
  const session = await sessionOf(db, request.paymentId)
  return session?.state === 'open' ? session : undefined
}

export async function sessionOf(tx: Tx, paymentId: string): Promise<Session | undefined> {
  return (await tx.select().from(gatewaySessions).where(eq(gatewaySessions.paymentId, paymentId)))[0]
}

/** Everything that still may be decided, newest first: what the sandbox shows to testers. */
export function undecidedSessions({ db }: Platform): Promise<Session[]> {
  return db
    .select()
    .from(gatewaySessions)
    .where(ne(gatewaySessions.state, 'captured'))
    .orderBy(desc(gatewaySessions.openedAt))
    .limit(50)
}

/** A code of one use for a checkout. Link codes travel in an address, page codes in a cookie. */
export async function makeCode({ db }: Platform, paymentId: string, kind: 'link' | 'page', now: Date) {
  const code = randomBytes(24).toString('base64url')
  const expiresAt = inMs(now, kind === 'link' ? linkMs : pageMs)
  await db.insert(gatewayCodes).values({ hash: hashOf(code), paymentId, kind, expiresAt })
  return { code, expiresAt }
}

/** Begins the minute in which an opened link must be used; false when it cannot be used any more. */
export async function openLink({ db }: Platform, code: string, now: Date): Promise<boolean> {
  const usable = and(
    eq(gatewayCodes.hash, hashOf(code)),
    isNull(gatewayCodes.usedAt),
    gt(gatewayCodes.expiresAt, now),
  )
  const [link] = await db.select().from(gatewayCodes).where(usable)
  if (!link || link.kind !== 'link') return false
  if (link.openedAt) return true
  await db
    .update(gatewayCodes)
    .set({ openedAt: now, expiresAt: inMs(now, openedMs) })
    .where(usable)
  return true
}

/** Trades an opened link for its checkout, once. */
export async function takeLink({ db }: Platform, code: string, now: Date): Promise<string | undefined> {
  const [taken] = await db
    .update(gatewayCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(gatewayCodes.hash, hashOf(code)),
        eq(gatewayCodes.kind, 'link'),
        isNull(gatewayCodes.usedAt),
        gt(gatewayCodes.expiresAt, now),
      ),
    )
    .returning()
  return taken?.paymentId
}

/** Whether a page code belongs to a checkout. */
export async function ownsPage(
  { db }: Platform,
  code: string,
  paymentId: string,
  now: Date,
): Promise<boolean> {
  const [page] = await db
    .select()
    .from(gatewayCodes)
    .where(
      and(
        eq(gatewayCodes.hash, hashOf(code)),
        eq(gatewayCodes.kind, 'page'),
        gt(gatewayCodes.expiresAt, now),
      ),
    )
  return page?.paymentId === paymentId
}

const decided = { success: 'captured', failure: 'failed', pending: 'pending', abandon: 'closed' } as const
const reasons = {
  success: null,
  failure: 'The bank declined the payment.',
  pending: 'The bank has not confirmed the payment yet.',
  abandon: 'The payment page was closed.',
} as const

const bounced = 'Your bank returned the cheque.'

/** Whether a decision may follow; a late one, which only testers make, may turn a dead checkout into money. */
function mayDecide(state: Session['state'], decision: Decision, late: boolean): boolean {
  if (state === 'open') return true
  if (state === 'pending') return decision === 'success' || decision === 'failure'
  return late && state !== 'captured' && decision === 'success'
}

/** Settles a checkout as someone pressed a button; undefined when it is settled already. */
export function decide(
  { db, clock }: Platform,
  paymentId: string,
  decision: Decision,
  late: boolean,
): Promise<Session | undefined> {
  return inTransaction(db, async (tx) => {
    const [session] = await tx
      .select()
      .from(gatewaySessions)
      .where(eq(gatewaySessions.paymentId, paymentId))
      .for('update')
    if (!session || !mayDecide(session.state, decision, late)) return undefined
    const bankReference = decision === 'success' ? String(randomInt(1e11, 2e11)) : null
    const change = {
      state: decided[decision],
      reason: session.mode === 'CHEQUE' && decision === 'failure' ? bounced : reasons[decision],
      bankReference,
      settledAt: clock.now(),
    }
    await tx.update(gatewaySessions).set(change).where(eq(gatewaySessions.paymentId, paymentId))
    return { ...session, ...change }
  })
}

/** Whether the callbacks of a checkout overtake the browser: so for every second one, always the same for one. */
export function overtakesBrowser(paymentId: string): boolean {
  return (createHash('sha256').update(paymentId).digest()[0] ?? 0) % 2 === 0
}

/** Takes a checkout back, unless something already happened to it. */
export async function closeSession({ db, clock }: Platform, paymentId: string): Promise<Session | undefined> {
  await db
    .update(gatewaySessions)
    .set({ state: 'closed', reason: 'The payment was taken back.', settledAt: clock.now() })
    .where(and(eq(gatewaySessions.paymentId, paymentId), eq(gatewaySessions.state, 'open')))
  return sessionOf(db, paymentId)
}

/**
 * Sends captured money back, once for a refund id; undefined where the credit has not as much left, or the id stands
 * for another refund.
 */
export function refundSession(
  { db, clock }: Platform,
  { refundId, paymentId, bankReference, amount }: RefundRequest,
): Promise<string | undefined> {
  return inTransaction(db, async (tx) => {
    const captured = and(eq(gatewaySessions.paymentId, paymentId), eq(gatewaySessions.state, 'captured'))
    const [session] = await tx.select().from(gatewaySessions).where(captured).for('update')
    const sent = await tx.select().from(gatewayRefunds).where(eq(gatewayRefunds.paymentId, paymentId))
    const known = sent.find((each) => each.refundId === refundId)
    if (known) return known.amount === amount ? known.reference : undefined
    const ofCredit = and(
      eq(gatewayCredits.paymentId, paymentId),
      eq(gatewayCredits.bankReference, bankReference),
    )
    const [further] = await tx.select().from(gatewayCredits).where(ofCredit)
    const credit = further?.bankReference ?? null
    const left = sent
      .filter((each) => each.bankReference === credit)
      .reduce(
        (rest, each) => rest - each.amount,
        further?.received ?? session?.received ?? session?.amount ?? 0,
      )
    if (amount > left) return undefined
    const reference = `RF${randomInt(1e9, 1e10)}`
    const refund = { refundId, paymentId, bankReference: credit, amount, reference }
    await tx.insert(gatewayRefunds).values({ ...refund, refundedAt: clock.now() })
    return reference
  })
}

/** What the provider says of a checkout; null while it is undecided. One that it never saw took no money. */
export function reportOf(session: Session | undefined, paymentId: string, now: Date): WireReport | null {
  const at = (session?.settledAt ?? now).toISOString()
  if (!session) return { news: 'abandoned', paymentId, reason: 'The payment page was never opened.', at }
  const { state, bankReference, received, sender } = session
  const amount = received ?? session.amount
  if (state === 'open') return null
  if (state === 'captured')
    return {
      news: 'captured',
      paymentId,
      amount,
      bankReference: bankReference ?? '',
      at,
      ...(sender && { from: sender }),
    }
  return { news: state === 'closed' ? 'abandoned' : state, paymentId, reason: session.reason ?? '', at }
}
