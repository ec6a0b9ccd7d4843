import { t } from '@portal/contracts/words/macros'
import { randomUUID } from 'node:crypto'
import type { AccountProofView, ProofState } from '@portal/contracts/folios/account-proof'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { inTransaction, type Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { notFound, Refusal } from '../platform/refusal'
import { outboundCalls } from '../platform/tables'
import { type NamedAccount, outcomeOf } from './account-check'
import { reversePennyDropOf } from './adapters'
import {
  type AccountHolder,
  countAccountCheck,
  keepVerified,
  questionOf,
  saidMismatch,
  verifiedIdOf,
} from './penny-drop'
import { type ProofReport, ProofUnavailable, type ReversePennyDrop } from './reverse-penny-drop'
import { accountProofs } from './schema'

type Proof = typeof accountProofs.$inferSelect

/** An open request is asked about at most this often, however often its page asks. */
const askAgainMs = 4000
/** Of a request whose provider has not answered yet. */
const longestMs = 10 * 60_000
const rupee = 100

const viewOf = ({ id, state, link, app, expiresAt }: Proof): AccountProofView => ({
  proofId: id,
  state,
  upi: state === 'waiting' && link && app ? { link, app, expiresAt: expiresAt.toISOString() } : null,
})

/**
 * Asks for Re 1 from an account. What is known of it already, and what its bank said of the name lately, needs none; one
 * that is open for the same account is shown again, one for another account is left. Throws -332 where the provider gives
 * no answer, a 429 after as many account checks as an hour has.
 */
export async function beginProof(
  platform: Platform,
  holder: AccountHolder,
  { accountNumber, ifscCode }: NamedAccount,
): Promise<AccountProofView> {
  const { db, clock } = platform
  const account = { accountNumber, ifscCode }
  const provider = providerOf(platform)
  if (await verifiedIdOf(db, holder.id, account)) return { proofId: null, state: 'verified', upi: null }
  const question = questionOf(holder, account)
  if (await saidMismatch(platform, question)) return { proofId: null, state: 'nameMismatch', upi: null }
  const open = await openProofOf(db, holder.id)
  if (open?.question === question && open.link && open.expiresAt > clock.now()) return viewOf(open)
  await countAccountCheck(platform, holder.pan)
  const proof = await insertProof(platform, holder.id, { ...account, question })
  const begun = await provider.begin(proof.id, holder.name).catch((error: unknown) => error)
  if (begun instanceof Error) {
    await inTransaction(db, (tx) => end(tx, proof.id, 'failed', clock.now()))
    if (!(begun instanceof ProofUnavailable)) throw begun
    platform.log.warn({ proofId: proof.id, reason: begun.code }, 'no account could be verified by UPI')
    throw unavailable()
  }
  const { link, app, lastsMs, reference } = begun as Awaited<ReturnType<ReversePennyDrop['begin']>>
  const expiresAt = new Date(proof.startedAt.getTime() + Math.min(lastsMs, longestMs))
  const [row] = await db
    .update(accountProofs)
    .set({ link, app, reference, expiresAt })
    .where(eq(accountProofs.id, proof.id))
    .returning()
  return viewOf(row ?? proof)
}

/** How far an own request is; the provider is asked, since what it sends by itself may be lost. Throws a 404. */
export async function proofState(
  platform: Platform,
  investorId: string,
  proofId: string,
): Promise<AccountProofView> {
  const proof = await ownProof(platform.db, investorId, proofId)
  if (proof.state !== 'waiting') return viewOf(proof)
  const report = await reportOnceInAWhile(platform, proof)
  if (report) await takeProofReport(platform, report)
  else if (proof.expiresAt <= platform.clock.now())
    await inTransaction(platform.db, (tx) => end(tx, proofId, 'expired', platform.clock.now()))
  return viewOf(await ownProof(platform.db, investorId, proofId))
}

/** Leaves an own request: what is still paid verifies nothing. Throws a 404. */
export async function cancelProof(
  platform: Platform,
  investorId: string,
  proofId: string,
): Promise<AccountProofView> {
  const { db, clock } = platform
  await ownProof(db, investorId, proofId)
  await inTransaction(db, (tx) => end(tx, proofId, 'cancelled', clock.now()))
  return viewOf(await ownProof(db, investorId, proofId))
}

/** What a payment says of the account that was entered: it must be that one, by number and IFSC, and exactly Re 1. */
export function stateBy(
  account: NamedAccount,
  report: Extract<ProofReport, { news: 'paid' }>,
  leastNameMatch: number,
): Exclude<ProofState, 'waiting' | 'cancelled'> {
  const isThisOne = report.accountNumber === account.accountNumber && report.ifscCode === account.ifscCode
  if (!isThisOne) return 'anotherAccount'
  if (report.amount !== rupee) return 'anotherAmount'
  const { nameMatch, reference } = report
  const outcome = outcomeOf(
    { state: 'active', reference, ...(nameMatch !== undefined && { nameMatch }) },
    leastNameMatch,
  )
  return outcome === 'verified' ? 'verified' : 'nameMismatch'
}

/**
 * Books what the provider says of a request, once: the first word counts, and none after it was left or its time was up.
 * Answers what it did, 'unknown' for a request that is not ours.
 */
export async function takeProofReport(platform: Platform, report: ProofReport): Promise<string> {
  const { db, clock, config } = platform
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const [proof] = await tx
      .select()
      .from(accountProofs)
      .where(eq(accountProofs.id, report.proofId))
      .for('update')
    if (!proof) return 'unknown'
    if (proof.state !== 'waiting') return 'known'
    if (report.news !== 'paid' || proof.expiresAt <= now) {
      const state = report.news === 'failed' && proof.expiresAt > now ? 'failed' : 'expired'
      await end(tx, proof.id, state, now)
      return state
    }
    const state = stateBy(proof, report, config.accountCheck.leastNameMatch)
    await keepAnswer(tx, proof, report, state, now)
    if (state === 'verified')
      await keepVerified(tx, proof.investorId, proof, { reference: report.reference, verifiedAt: now })
    await end(tx, proof.id, state, now)
    return state
  })
}

/** Beside the answers of the penny drop, which is how that knows a name that did not agree. */
async function keepAnswer(
  tx: Tx,
  { accountNumber, ifscCode, question }: Proof,
  { reference, nameMatch }: Extract<ProofReport, { news: 'paid' }>,
  outcome: ProofState,
  at: Date,
): Promise<void> {
  await tx.insert(outboundCalls).values({
    provider: 'penny drop',
    operation: 'verify by UPI',
    request: { accountLast4: accountNumber.slice(-4), ifscCode, question },
    answer: { outcome, reference, ...(nameMatch !== undefined && { nameMatch }) },
    at,
  })
}

async function end(tx: Tx, proofId: string, state: ProofState, endedAt: Date): Promise<void> {
  const isOpen = and(eq(accountProofs.id, proofId), eq(accountProofs.state, 'waiting'))
  await tx.update(accountProofs).set({ state, endedAt }).where(isOpen)
}

async function openProofOf(db: Tx, investorId: string): Promise<Proof | undefined> {
  const isOpen = and(eq(accountProofs.investorId, investorId), eq(accountProofs.state, 'waiting'))
  const [proof] = await db.select().from(accountProofs).where(isOpen)
  return proof
}

async function ownProof(db: Tx, investorId: string, proofId: string): Promise<Proof> {
  const isOwn = and(eq(accountProofs.id, proofId), eq(accountProofs.investorId, investorId))
  const [proof] = await db.select().from(accountProofs).where(isOwn)
  if (!proof) throw notFound()
  return proof
}

/** Takes the place of one that is open. Throws -332 where another call did so a moment ago. */
function insertProof(
  { db, clock }: Platform,
  investorId: string,
  requested: Pick<Proof, 'accountNumber' | 'ifscCode' | 'question'>,
): Promise<Proof> {
  const startedAt = clock.now()
  const expiresAt = new Date(startedAt.getTime() + longestMs)
  return inTransaction(db, async (tx) => {
    const open = await openProofOf(tx, investorId)
    if (open) await end(tx, open.id, open.expiresAt <= startedAt ? 'expired' : 'cancelled', startedAt)
    const row = {
      id: randomUUID(),
      investorId,
      ...requested,
      state: 'waiting' as const,
      startedAt,
      expiresAt,
    }
    const [proof] = await tx.insert(accountProofs).values(row).onConflictDoNothing().returning()
    if (!proof) throw unavailable()
    return proof
  })
}

async function reportOnceInAWhile(platform: Platform, proof: Proof): Promise<ProofReport | undefined> {
  const { db, clock, log } = platform
  const now = clock.now()
  const { requestedAt } = accountProofs
  const isDue = or(isNull(requestedAt), lt(requestedAt, new Date(now.getTime() - askAgainMs)))
  const [due] = await db
    .update(accountProofs)
    .set({ requestedAt: now })
    .where(and(eq(accountProofs.id, proof.id), isDue))
    .returning({ id: accountProofs.id })
  if (!due) return undefined
  try {
    return await providerOf(platform).status(proof.id)
  } catch (error) {
    if (!(error instanceof ProofUnavailable)) throw error
    log.warn({ proofId: proof.id, reason: error.code }, 'a verification by UPI could not be looked up')
    return undefined
  }
}

function providerOf(platform: Platform): ReversePennyDrop {
  const provider = reversePennyDropOf(platform)
  if (!provider) throw notFound()
  return provider
}

const unavailable = () =>
  new Refusal('-332', t`You cannot verify by UPI at the moment. Try again, or have us check the account.`)
