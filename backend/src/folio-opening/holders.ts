import { t } from '@portal/contracts/words/macros'
import { randomBytes, createHash } from 'node:crypto'
import type { createFolioApi } from '@portal/contracts/folio-opening/create-folio'
import type { RequestOf } from '@portal/contracts/wire/endpoint'
import type { OtpChallenge } from '@portal/contracts/identity/otp'
import { formatDate, indiaDate } from '@portal/contracts/format'
import { limits } from '@portal/contracts/validation'
import { and, eq } from 'drizzle-orm'
import { investorById, investorByPan } from '../identity/investors'
import { sendToInvestor } from '../identity/language'
import { checkCode } from '../identity/otp-check'
import { channelsOf } from '../identity/otp-holders'
import { openSessionCode } from '../identity/otp.service'
import type { CallingInvestor } from '../platform/call-context'
import { inTransaction, type Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { notFound } from '../platform/refusal'
import { type DraftContent, hashOfFolio } from './draft-content'
import { type Draft, ownDraft, ownVersion } from './draft.repository'
import { newFolioHolders as table } from './schema'

export type HolderRow = typeof table.$inferSelect

export interface Contact {
  pan: string
  name: string
  email: string | null
  /** Only a number of India; messages abroad go by e-mail. */
  mobile: string | null
}

/** How a holder is reached: by what is on record with us, else by what the first applicant entered. */
export async function contactOf(tx: Tx, { applicants }: DraftContent, place: number): Promise<Contact> {
  const applicant = applicants[place - 1]
  if (!applicant || place < 2) throw notFound()
  const { pan, investorName: name, Email, Mobile } = applicant
  const known = await investorByPan(tx, pan)
  if (!known) return { pan, name, email: Email, mobile: Mobile }
  return { pan, name, ...channelsOf(known) }
}

/** Asks a holder: by a link that is good for seven days, or by a code that is typed in here. */
export async function askHolder(
  platform: Platform,
  investor: CallingInvestor,
  request: RequestOf<typeof createFolioApi.askHolder>,
): Promise<OtpChallenge | null> {
  const { db } = platform
  const draft = await ownVersion(platform, db, investor.id, request)
  const contact = await contactOf(db, draft.content, request.place)
  if (request.by === 'code') return askHere(platform, investor, draft, request.place, contact)
  await sendLink(platform, investor, draft, request.place, contact)
  return null
}

async function askHere(
  platform: Platform,
  asker: CallingInvestor,
  { id, content }: Draft,
  place: number,
  { pan, email, mobile }: Contact,
): Promise<OtpChallenge> {
  const challenge = await openSessionCode(platform, {
    pan,
    email,
    mobile,
    activity: 'NEW_FOLIO',
    asker,
    subject: { folioNo: null },
  })
  const requested = { linkHash: null, codeReference: challenge.referenceNumber, until: linkEnd(platform) }
  await keepRequested(platform.db, { draftId: id, place, contentHash: hashOfFolio(content), ...requested })
  return challenge
}

async function sendLink(
  platform: Platform,
  { id: investorId }: CallingInvestor,
  { id, content }: Draft,
  place: number,
  { pan, email, mobile }: Contact,
): Promise<void> {
  const { db, publicUrl } = platform
  const { name } = await investorById(db, investorId)
  const secret = randomBytes(32).toString('base64url')
  const until = linkEnd(platform)
  const url = `${publicUrl()}/investors/confirm-folio#link=${secret}`
  const say = () => ({
    subject: t`${name} asks you to confirm a joint folio`,
    body: t`You are named as a holder of a new folio at Neem Mutual Fund. Read it, and confirm or refuse it by ${{ until: formatDate(indiaDate(until)) }}: ${url}`,
  })
  await inTransaction(db, async (tx) => {
    const requested = { linkHash: hashOfLink(secret), codeReference: null, until }
    await keepRequested(tx, { draftId: id, place, contentHash: hashOfFolio(content), ...requested })
    if (email) await sendToInvestor(tx, platform, { channel: 'email', to: email, pan }, say)
    if (mobile)
      await sendToInvestor(tx, platform, { channel: 'sms', to: mobile, pan, byEmailToo: Boolean(email) }, say)
    await platform.audit.record(tx, {
      event: 'folio.holder.asked',
      subject: investorId,
      detail: { draftId: id, place },
    })
  })
}

/** The last thing that was asked counts; an answer to an earlier link does nothing any more. */
async function keepRequested(
  tx: Tx,
  requested: Pick<HolderRow, 'draftId' | 'place' | 'contentHash' | 'linkHash' | 'codeReference' | 'until'>,
): Promise<void> {
  const row = { ...requested, state: 'waiting' as const, answeredAt: null }
  await tx
    .insert(table)
    .values(row)
    .onConflictDoUpdate({ target: [table.draftId, table.place], set: row })
}

/** A holder's own code, typed in where the first holder is logged in. */
export async function confirmHere(
  platform: Platform,
  investor: CallingInvestor,
  { draftId, place, referenceNumber, otp }: RequestOf<typeof createFolioApi.confirmHolder>,
): Promise<void> {
  const { db } = platform
  const draft = await ownDraft(platform, db, investor.id, draftId)
  const row = (await holdersOf(db, draftId)).find((each) => each.place === place)
  if (row?.codeReference !== referenceNumber) throw notFound()
  const { pan } = await contactOf(db, draft.content, place)
  const challenge = await checkCode(platform, {
    reference: referenceNumber,
    code: otp,
    by: { investor, activity: 'NEW_FOLIO' },
  })
  if (challenge.pan !== pan) throw notFound()
  await inTransaction(db, (tx) => keepAnswer(platform, tx, row, 'confirmed', investor.id))
}

export async function keepAnswer(
  { clock, audit }: Platform,
  tx: Tx,
  { draftId, place, contentHash }: HolderRow,
  state: 'confirmed' | 'refused',
  investorId: string,
): Promise<void> {
  const answered = await tx
    .update(table)
    .set({ state, answeredAt: clock.now(), codeReference: null })
    .where(and(eq(table.draftId, draftId), eq(table.place, place), eq(table.contentHash, contentHash)))
    .returning({ place: table.place })
  if (!answered.length) throw notFound()
  await audit.record(tx, { event: `folio.holder.${state}`, subject: investorId, detail: { draftId, place } })
}

export const holdersOf = (tx: Tx, draftId: string): Promise<HolderRow[]> =>
  tx.select().from(table).where(eq(table.draftId, draftId))

/** What a holder has said of the folio as it stands now. */
export function stateOf(
  content: DraftContent,
  row: HolderRow | undefined,
  now: Date,
): 'notRequested' | HolderRow['state'] {
  if (row?.contentHash !== hashOfFolio(content)) return 'notRequested'
  return row.state === 'waiting' && row.until <= now ? 'notRequested' : row.state
}

export const hashOfLink = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

const linkEnd = ({ clock }: Platform): Date =>
  new Date(clock.now().getTime() + limits.days.holderLink * 86_400_000)
