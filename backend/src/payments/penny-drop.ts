import { t } from '@portal/contracts/words/macros'
import { randomUUID } from 'node:crypto'
import { message } from '@portal/contracts/catalogue'
import { limits } from '@portal/contracts/validation'
import { and, eq, gte, sql } from 'drizzle-orm'
import { take } from '../identity/hourly-budget'
import type { Tx } from '../platform/database'
import { hashOfRequest } from '../platform/idempotency'
import type { Platform } from '../platform/module'
import { Refusal, tooMany } from '../platform/refusal'
import { outboundCalls } from '../platform/tables'
import { accountCheckOf, type AccountOutcome, type NamedAccount, outcomeOf } from './account-check'
import { verifiedAccounts } from './schema'

/** Whose account it shall be. */
export interface AccountHolder {
  id: string
  pan: string
  name: string
}

const sameAccount = (investorId: string, { accountNumber, ifscCode }: NamedAccount) =>
  and(
    eq(verifiedAccounts.investorId, investorId),
    eq(verifiedAccounts.accountNumber, accountNumber),
    eq(verifiedAccounts.ifscCode, ifscCode),
  )

/** The id of an account that its bank, or a person who saw its cheque, has confirmed to be the investor's. */
export async function verifiedIdOf(
  db: Tx,
  investorId: string,
  account: NamedAccount,
): Promise<string | undefined> {
  const [known] = await db.select().from(verifiedAccounts).where(sameAccount(investorId, account))
  return known?.id
}

/** Keeps that an account is the investor's, and by what that is known; returns its id. */
export async function keepVerified(
  db: Tx,
  investorId: string,
  { accountNumber, ifscCode }: NamedAccount,
  known: { reference: string; verifiedAt: Date },
): Promise<string> {
  const row = { id: randomUUID(), investorId, accountNumber, ifscCode, ...known }
  await db.insert(verifiedAccounts).values(row).onConflictDoNothing()
  return (await verifiedIdOf(db, investorId, row)) ?? row.id
}

/** Each one costs Rs 1 and tells whose account it is. Throws a 429 after twenty in an hour. */
export async function countAccountCheck({ db, clock }: Platform, pan: string): Promise<void> {
  const budget = { name: `account checks of ${pan}`, most: limits.anHour.accountChecks }
  const wait = await db.transaction((tx) => take(tx, clock.now(), [budget]))
  if (wait !== undefined) throw tooMany(wait)
}

/** What is asked of a bank, or shown by a payment: whether an account is of this investor, by this name. */
export const questionOf = (holder: AccountHolder, { accountNumber, ifscCode }: NamedAccount): string =>
  hashOfRequest('penny drop', { investor: holder.id, name: holder.name, accountNumber, ifscCode })

/** A bank may correct the name of an account: what it said is believed for so long. */
const believedMs = 7 * 86_400_000

/** Whether the bank has said lately that the account is in another name; asked by another name it is another question. */
export async function saidMismatch({ db, clock }: Platform, question: string): Promise<boolean> {
  const { provider, request, answer, at } = outboundCalls
  const lately = gte(at, new Date(clock.now().getTime() - believedMs))
  const same = sql`${request} ->> 'question' = ${question} and ${answer} ->> 'outcome' = 'nameMismatch'`
  const [row] = await db
    .select({ at: outboundCalls.at })
    .from(outboundCalls)
    .where(and(eq(provider, 'penny drop'), same, lately))
    .limit(1)
  return row !== undefined
}

interface Answer {
  outcome: AccountOutcome
  reference: string
  nameMatch?: number
}

/** Questions that a bank is being asked: who asks the same meanwhile gets the same answer for the same Rs 1. */
const beingRequested = new Map<string, Promise<Answer>>()

function askOnce(
  platform: Platform,
  holder: AccountHolder,
  account: NamedAccount,
  question: string,
): Promise<Answer> {
  const requested =
    beingRequested.get(question) ??
    askBank(platform, holder, account, question).finally(() => beingRequested.delete(question))
  beingRequested.set(question, requested)
  return requested
}

async function askBank(
  platform: Platform,
  holder: AccountHolder,
  { accountNumber, ifscCode }: NamedAccount,
  question: string,
): Promise<Answer> {
  const { db, clock, config, log } = platform
  await countAccountCheck(platform, holder.pan)
  const check = accountCheckOf(config, platform.publicUrl())
  const finding = await check({ accountNumber, ifscCode }, holder.name)
  const { reference, nameMatch, reason } = finding
  const outcome = outcomeOf(finding, config.accountCheck.leastNameMatch)
  if (outcome === 'bankDown') log.warn({ reference, reason }, 'an account could not be checked')
  const answer = { outcome, reference, ...(nameMatch !== undefined && { nameMatch }) }
  await db.insert(outboundCalls).values({
    provider: 'penny drop',
    operation: 'verify',
    request: { accountLast4: accountNumber.slice(-4), ifscCode, question },
    answer,
    at: clock.now(),
  })
  return answer
}

/**
 * Asks the bank whether an account is the investor's and returns the id under which that is kept; undefined where the bank
 * has another name. What the bank said of an account and a name costs no second Rs 1. Refuses one that is closed, and one
 * whose bank is down: these are asked about again.
 */
export async function ownAccountId(
  platform: Platform,
  holder: AccountHolder,
  account: NamedAccount,
): Promise<string | undefined> {
  const { db, clock } = platform
  const known = await verifiedIdOf(db, holder.id, account)
  if (known) return known
  const question = questionOf(holder, account)
  if (await saidMismatch(platform, question)) return undefined
  const { outcome, reference } = await askOnce(platform, holder, account, question)
  if (outcome === 'nameMismatch') return undefined
  if (outcome !== 'verified') throw refusals[outcome]()
  return keepVerified(db, holder.id, account, { reference, verifiedAt: clock.now() })
}

/** An account whose bank has another name goes no further without a cheque (S8.029). */
export const nameMatchFailed = () => new Refusal('-331', message('nameMatchFailed'))

const refusals = {
  closed: () =>
    new Refusal('-680', t`The bank says that this account is closed. Use an account of yours that is open.`),
  bankDown: () =>
    new Refusal(
      '-332',
      t`We could not verify this account, because the bank did not answer. Try again, or use another account.`,
    ),
}
