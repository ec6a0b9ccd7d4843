import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Tx } from './database'
import { conflict } from './refusal'
import { idempotencyKeys } from './tables'

export interface IdempotentCall {
  investorId: string
  key: string
  requestHash: string
}

/** Hash of what was asked, the same whatever the order of the fields. */
export function hashOfRequest(path: string, body: unknown): string {
  return createHash('sha256').update(path).update('\n').update(canonicalJson(body)).digest('base64url')
}

/** JSON with the fields of every object in alphabetical order. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}

/**
 * Runs `work` once for a key: the answer is stored in the same transaction and given again to every later call
 * with the same key and body. Throws a 409 when the key was used for another body.
 * A concurrent call with the key waits for the first one to commit; a call that failed leaves the key free.
 */
export async function once<Answer>(
  tx: Tx,
  call: IdempotentCall,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const mine = and(eq(idempotencyKeys.investorId, call.investorId), eq(idempotencyKeys.key, call.key))
  const taken = await tx
    .insert(idempotencyKeys)
    .values({ ...call, answer: null, createdAt: new Date() })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  if (taken.length) {
    const answer = await work()
    await tx.update(idempotencyKeys).set({ answer }).where(mine)
    return answer
  }
  const earlier = await earlierAnswer<Answer>(tx, call)
  if (!earlier) throw conflict(usedOtherwise)
  return earlier.answer
}

const usedOtherwise = 'This request was already used for something else. Reload the page and try again.'

/**
 * What was answered to a key before, for calls whose rules look at what changes meanwhile: who retries asks what became
 * of the call, not whether it would be allowed today. Undefined for a new key; throws a 409 like `once`.
 */
export async function earlierAnswer<Answer>(
  tx: Tx,
  { investorId, key, requestHash }: IdempotentCall,
): Promise<{ answer: Answer } | undefined> {
  const mine = and(eq(idempotencyKeys.investorId, investorId), eq(idempotencyKeys.key, key))
  const [earlier] = await tx.select().from(idempotencyKeys).where(mine)
  if (!earlier) return undefined
  if (earlier.requestHash !== requestHash) throw conflict(usedOtherwise)
  return { answer: earlier.answer as Answer }
}

/**
 * The answer that a key has, else that of `work`, which keeps it with `once`. What speaks against a second click may be
 * what the first one did meanwhile: then its answer is that of the first.
 */
export async function replayOrRun<Answer>(
  db: Tx,
  call: IdempotentCall,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const earlier = await earlierAnswer<Answer>(db, call)
  if (earlier) return earlier.answer
  try {
    return await work()
  } catch (error) {
    const meanwhile = await earlierAnswer<Answer>(db, call)
    if (meanwhile) return meanwhile.answer
    throw error
  }
}
