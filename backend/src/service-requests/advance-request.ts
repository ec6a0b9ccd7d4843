import { t } from '@portal/contracts/words/macros'
import { addDays, formatDate } from '@portal/contracts/format'
import { helpline } from '../content/brand'
import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { Refusal } from '../platform/refusal'
import { ruleInEachLanguage, sayWords, type StoredWords } from '../platform/stored-text'
import { serviceTerms } from '../regulation/service-terms'
import type { RequestRow } from './kinds/kind'
import { kindOf } from './kinds'
import { requestFacts } from './request-facts'
import { changeRequest, type Told } from './request.repository'
import { saidChange } from './detail-texts'
import type { NewsText } from './event-texts'
import { notifyAll } from './notify-request'

/** The request goes on once all have signed: to a person, into a wait of the rules, or to its end. */
export async function accept(
  tx: Tx,
  platform: Platform,
  row: RequestRow,
  news: NewsText = { code: 'inReviewAfterAll' },
): Promise<void> {
  const { kind, terms, facts } = await known(tx, platform, row)
  await kind.check(facts, terms)
  if (!kind.needsReview(facts, terms)) return proceed(tx, platform, row)
  const reviewed = await move(tx, platform, row, 'reviewing', { text: news })
  const { answerBusinessDays } = serviceTerms
  await notifyAll(
    tx,
    platform,
    reviewed,
    () => t`We are looking at it and answer within ${answerBusinessDays} business days.`,
  )
}

/** From a signature, or from a person's yes. */
export async function proceed(tx: Tx, platform: Platform, row: RequestRow): Promise<void> {
  const { kind, terms, facts } = await known(tx, platform, row)
  await kind.check(facts, terms)
  const waitsUntil = kind.waitsUntil(facts, terms)
  if (waitsUntil === null) return carryOut(tx, platform, row)
  await kind.begin?.(facts, terms, row)
  const text = { code: 'accepted', values: { waitsUntil } } as const
  const wait = { waitsFrom: facts.today, waitsUntil }
  const waiting = await move(tx, platform, row, 'accepted', { text }, wait)
  await notifyAll(tx, platform, waiting, () => t`It will be done on ${{ day: formatDate(waitsUntil) }}.`)
}

/** Changes the detail, in the transaction that says so. */
export async function carryOut(tx: Tx, platform: Platform, row: RequestRow): Promise<void> {
  const { kind, terms, facts } = await known(tx, platform, row)
  await kind.carryOut(facts, terms, row)
  const doneAt = platform.clock.now()
  const done = await move(tx, platform, row, 'carriedOut', { text: { code: 'done' } }, { doneAt })
  await notifyAll(
    tx,
    platform,
    done,
    () => t`${{ changed: whatChanged(done) }} If you did not ask for this, call ${helpline}.`,
  )
}

/** What waited and is due; a rule that broke meanwhile rejects it, with the rule's own words. */
export async function carryOutWhenDue(tx: Tx, platform: Platform, row: RequestRow): Promise<void> {
  if (row.state !== 'waiting' || (row.waitsUntil ?? '9') > platform.clock.today()) return
  const whyNot = () => brokenRule(tx, platform, row)
  if ((await whyNot()) === undefined) return carryOut(tx, platform, row)
  return reject(tx, platform, row, await ruleInEachLanguage(whyNot))
}

async function brokenRule(tx: Tx, platform: Platform, row: RequestRow): Promise<string | undefined> {
  try {
    const { kind, terms, facts } = await known(tx, platform, row)
    // What has begun would find itself in its way.
    if (!kind.begin) await kind.check(facts, terms)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return error.message
  }
  return undefined
}

export async function reject(
  tx: Tx,
  platform: Platform,
  row: RequestRow,
  reason: StoredWords,
): Promise<void> {
  await takeBack(tx, platform, row)
  const text = { code: 'refused', values: { reason } } as const
  const rejected = await move(tx, platform, row, 'rejected', { text }, { reason })
  await notifyAll(
    tx,
    platform,
    rejected,
    () => t`We could not do it: ${{ reason: sayWords(reason) }} You can send it again.`,
  )
}

/** What was begun while it waits is taken back. */
export async function takeBack(tx: Tx, platform: Platform, row: RequestRow): Promise<void> {
  if (row.state !== 'waiting') return
  const { kind, terms, facts } = await known(tx, platform, row)
  await kind.undo?.(facts, terms, row)
}

async function known(tx: Tx, platform: Platform, row: RequestRow) {
  const { investorId, folioNo, id: requestId } = row
  const kind = kindOf(row.code)
  const facts = await requestFacts(tx, platform, { investorId, folioNo, requestId })
  return { kind, terms: kind.terms.parse(row.terms), facts }
}

const whatChanged = ({ changes }: RequestRow): string =>
  changes
    .map(saidChange)
    .map(({ label, to }) => `${label}: ${to}.`)
    .join(' ')

/** With the event row and the audit entry. Throws where the state allows no such thing. */
export async function move(
  tx: Tx,
  platform: Platform,
  row: RequestRow,
  event: Parameters<typeof changeRequest>[2],
  told: Told,
  facts: Partial<RequestRow> = {},
): Promise<RequestRow> {
  const change = { told, at: platform.clock.now(), ...facts }
  const changed = await changeRequest(tx, row, event, change)
  if (!changed) throw notNow()
  await kindOf(changed.code).moved?.(tx, changed)
  await platform.audit.record(tx, {
    event: `request.${event}`,
    subject: row.investorId,
    detail: { requestNumber: row.requestNumber, code: row.code, deviceHash: row.deviceHash },
  })
  return changed
}

export const notNow = () =>
  new Refusal('-551', t`This request has changed since you opened it. Reload the page to see its status.`)

/** A request that nobody signs ends after a week, a paper that nobody sends after a month. */
export const lapsesOn = ({ state }: RequestRow, since: string): string =>
  addDays(since, state === 'paper_wanted' ? 30 : 7)
