import { randomInt } from 'node:crypto'
import { indiaDate } from '@portal/contracts/format'
import { and, eq, lte } from 'drizzle-orm'
import { nextBusinessDay } from '../../../src/calendar/business-day'
import type { OpenRequest, WireMandateReport } from '../../../src/mandates/adapters/signed/protocol'
import { inTransaction, type Tx } from '../../../src/platform/database'
import type { Platform } from '../../../src/platform/module'
import { bankMandates } from './schema'

export type BankMandate = typeof bankMandates.$inferSelect
export type Decision = 'approve' | 'reject' | 'wait' | 'close'

/** An account ending 4444 is of a bank that offers no mandates. */
export const offersNone = ({ accountNumber }: OpenRequest) => accountNumber.endsWith('4444')

/** Keeps a request, once; undefined when it is not open any more. A signed paper needs nobody's approval. */
export async function openMandate(
  platform: Platform,
  request: OpenRequest,
): Promise<BankMandate | undefined> {
  const { registrationId, method } = request
  await platform.db
    .insert(bankMandates)
    .values({ registrationId, request, state: 'open' })
    .onConflictDoNothing()
  if (method === 'PAPER') await decide(platform, registrationId, 'approve')
  const kept = await mandateOf(platform.db, registrationId)
  return kept?.state === 'open' || method === 'PAPER' ? kept : undefined
}

export async function mandateOf(tx: Tx, registrationId: string): Promise<BankMandate | undefined> {
  return (await tx.select().from(bankMandates).where(eq(bankMandates.registrationId, registrationId)))[0]
}

const decided = { approve: 'approved', reject: 'rejected', close: 'closed' } as const
const reasons = {
  approve: null,
  reject: 'You rejected the mandate at your bank.',
  close: 'You left the page of your bank before you approved.',
} as const

/** Decides an open one as someone pressed a button; undefined when that changes nothing. */
export function decide(
  { db, clock }: Platform,
  registrationId: string,
  decision: Decision,
): Promise<BankMandate | undefined> {
  return inTransaction(db, async (tx) => {
    const own = eq(bankMandates.registrationId, registrationId)
    const [kept] = await tx.select().from(bankMandates).where(own).for('update')
    if (kept?.state !== 'open' || decision === 'wait') return undefined
    const decidedAt = clock.now()
    const answersAt = decision === 'approve' ? atElevenOn(nextBusinessDay(indiaDate(decidedAt))) : null
    const change = { state: decided[decision], reason: reasons[decision], decidedAt, answersAt }
    await tx.update(bankMandates).set(change).where(own)
    return { ...kept, ...change }
  })
}

const atElevenOn = (date: string) => new Date(`${date}T11:00:00+05:30`)

/** What was approved and is due to be answered gets its UMRN; an account ending 3333 is refused. */
export function answerDue({ db, clock }: Platform, now: Date): Promise<BankMandate[]> {
  return inTransaction(db, async (tx) => {
    const due = and(eq(bankMandates.state, 'approved'), lte(bankMandates.answersAt, now))
    const rows = await tx.select().from(bankMandates).where(due).for('update')
    return Promise.all(
      rows.map(async (row) => {
        const change = { ...fateOf(row.request), decidedAt: row.answersAt ?? clock.now() }
        await tx.update(bankMandates).set(change).where(eq(bankMandates.registrationId, row.registrationId))
        return { ...row, ...change }
      }),
    )
  })
}

function fateOf({ accountNumber, ifsc, raises }: OpenRequest) {
  if (accountNumber.endsWith('3333'))
    return {
      state: 'refused',
      umrn: null,
      reason: 'The signature or the name does not match the bank’s records.',
    } as const
  // An amended mandate keeps its number.
  const umrn = raises === null ? `${ifsc.slice(0, 4)}7${String(randomInt(1e12)).padStart(15, '0')}` : null
  return { state: 'registered', umrn, reason: null } as const
}

/** What the bank says of a mandate; null while there is no news. One that it never saw was left. */
export function reportOf(
  kept: BankMandate | undefined,
  registrationId: string,
  now: Date,
): WireMandateReport | null {
  if (!kept) return { news: 'abandoned', registrationId, reason: reasons.close, at: now.toISOString() }
  const at = (kept.decidedAt ?? now).toISOString()
  switch (kept.state) {
    case 'open':
      return null
    case 'approved':
      return { news: 'approved', registrationId, at }
    case 'registered':
    case 'paused':
    case 'cancelled':
      return { news: 'registered', registrationId, umrn: kept.umrn ?? kept.request.raises ?? '', at }
    case 'closed':
      return { news: 'abandoned', registrationId, reason: kept.reason ?? '', at }
    case 'rejected':
    case 'refused':
      return { news: kept.state, registrationId, reason: kept.reason ?? '', at }
  }
}
