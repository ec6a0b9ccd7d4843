import { t } from '@portal/contracts/words/macros'
import { randomUUID } from 'node:crypto'
import type { RequestOf } from '@portal/contracts/wire/endpoint'
import type { OtpChallenge } from '@portal/contracts/identity/otp'
import type {
  ServiceRequest,
  ServiceRequestCode,
  serviceRequestApi,
} from '@portal/contracts/service-requests/service-request'
import { indiaDate } from '@portal/contracts/format'
import { limits } from '@portal/contracts/validation'
import { sql } from 'drizzle-orm'
import { ownDocument } from '../documents/document-store'
import { checkCode, consumeOtp } from '../identity/otp-check'
import { openSessionCode } from '../identity/otp.service'
import type { CallContext, CallingInvestor } from '../platform/call-context'
import { inTransaction, type Tx } from '../platform/database'
import { canonicalJson } from '../platform/idempotency'
import type { Platform } from '../platform/module'
import { notFound, Refusal } from '../platform/refusal'
import { hashOfDevice } from '../platform/tokens'
import { accept, lapsesOn, move, notNow, takeBack } from './advance-request'
import { kindOf } from './kinds'
import type { AnyKind, RequestFacts, RequestKind, RequestRow } from './kinds/kind'
import { requestFacts, signaturesFor } from './request-facts'
import { goingOn, nextRequestState } from './request-state'
import {
  addAttachmentRow,
  insertRequest,
  lockRequest,
  nextRequestNumber,
  noteOnRequest,
  openRequests,
  attachmentsOf,
  requestsOf,
  sign,
  type SignatureRow,
  signaturesOf,
  type Told,
} from './request.repository'
import { requestViews } from './request-view'

const mostListed = 100
const newerOne: Told = { text: { code: 'replaced' } }

/**
 * Writes down what an investor asks for; nothing changes before all have signed. Asked twice in the same words it is
 * one request, in other words the earlier one is dropped. Throws the refusal of the kind's rules, -552 where one like
 * it is under way.
 */
export async function makeRequest<Terms>(
  platform: Platform,
  { investor, deviceId }: Pick<CallContext, 'investor' | 'deviceId'>,
  kind: RequestKind<Terms>,
  terms: Terms,
  attachments: readonly string[] = [],
): Promise<ServiceRequest> {
  const id = await inTransaction(platform.db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`requests ${investor.pan}`}))`)
    const folioNo = kind.folioOf(terms)
    const facts = await requestFacts(tx, platform, { investorId: investor.id, folioNo })
    await kind.check(facts, terms)
    const running = await kind.joins?.(facts, terms)
    if (running && (await joinRunning(tx, platform, running.id, attachments))) return running.id
    const same = await earlierOne(facts, kind, terms)
    if (same) return same
    const row = await newRow(facts, kind, terms, hashOfDevice(deviceId))
    const newContacts = kind.newContacts?.(facts, terms) ?? []
    const { signers } = kind
    const needsCode = !kind.needsNoCode?.(terms)
    const signatures = needsCode ? await signaturesFor(facts, row.id, { newContacts, signers }) : []
    await insertRequest(tx, row, signatures)
    for (const documentId of attachments) await attach(tx, platform, row, documentId)
    if (!needsCode) await accept(tx, platform, row, { code: 'inReview' })
    return row.id
  })
  return viewOfOne(platform, investor, id)
}

async function newRow<Terms>(
  facts: RequestFacts,
  kind: RequestKind<Terms>,
  terms: Terms,
  deviceHash: string,
): Promise<RequestRow> {
  const { tx, platform, investor } = facts
  const createdAt = platform.clock.now()
  return {
    id: randomUUID(),
    requestNumber: await nextRequestNumber(tx, createdAt),
    code: kind.code,
    state: 'unsigned',
    pan: investor.pan,
    investorId: investor.id,
    folioNo: kind.folioOf(terms),
    terms: terms as object,
    changes: await kind.changes(facts, terms),
    deviceHash,
    createdAt,
    doneAt: null,
    waitsFrom: null,
    waitsUntil: null,
    attachmentWanted: null,
    reason: null,
    remindedAt: null,
  }
}

async function earlierOne<Terms>(
  { tx, platform, investor }: RequestFacts,
  kind: RequestKind<Terms>,
  terms: Terms,
): Promise<string | undefined> {
  const about = { pan: investor.pan, folioNo: kind.folioOf(terms), codes: [kind.code] }
  const [running] = kind.several ? [] : await openRequests(tx, about, goingOn)
  if (running)
    throw new Refusal(
      '-552',
      t`This is already being changed by your request ${{ requestNumber: running.requestNumber }}. Wait until it is done, or cancel it.`,
    )
  for (const earlier of await openRequests(tx, about, ['unsigned'])) {
    if (canonicalJson(earlier.terms) === canonicalJson(terms) && !isOver(earlier, platform)) return earlier.id
    await move(tx, platform, earlier, 'cancelled', newerOne)
  }
  return undefined
}

const isOver = (row: RequestRow, { clock }: Platform): boolean =>
  lapsesOn(row, indiaDate(row.createdAt)) < clock.today()

/** The request with the signatures; throws a 404 for everybody who neither made it nor signs it. */
async function visibleRequest(tx: Tx, pan: string, requestId: string) {
  const row = await lockRequest(tx, requestId)
  const signatures = await signaturesOf(tx, [requestId])
  if (row.pan !== pan && !signatures.some((each) => each.pan === pan)) throw notFound()
  return { row, signatures }
}

/** A place that this investor may sign: whoever asked, any, since its code proves who reads it; a holder the own one. */
async function placeToSign(tx: Tx, pan: string, requestId: string, place: number) {
  const { row, signatures } = await visibleRequest(tx, pan, requestId)
  const signature = signatures.find((each) => each.place === place)
  if (!signature || (row.pan !== pan && signature.pan !== pan)) throw notFound()
  if (row.state !== 'unsigned' || signature.signedAt) throw notNow()
  return { row, signature, signatures }
}

async function subjectOf(tx: Tx, platform: Platform, row: RequestRow, place: number) {
  const kind = kindOf(row.code)
  const { investorId, folioNo, id: requestId } = row
  const facts = await requestFacts(tx, platform, { investorId, folioNo, requestId })
  return { requestId, place, inWords: kind.inWords(facts, kind.terms.parse(row.terms)) }
}

/** Sends the code of one place; it is good for this request only. */
export async function sendRequestCode(
  platform: Platform,
  investor: CallingInvestor,
  { requestId, place }: RequestOf<typeof serviceRequestApi.generateOtp>,
): Promise<OtpChallenge> {
  const { signature, subject } = await inTransaction(platform.db, async (tx) => {
    const found = await placeToSign(tx, investor.pan, requestId, place)
    return { ...found, subject: await subjectOf(tx, platform, found.row, place) }
  })
  const { pan, mobile, email } = signature
  return openSessionCode(platform, {
    pan,
    mobile,
    email,
    activity: 'SERVICE_REQUEST',
    asker: investor,
    subject,
  })
}

/** Confirms a place by its code; the last one sets the request going. Throws -108 for a wrong code. */
export async function signRequest(
  platform: Platform,
  { investor, deviceId }: CallContext,
  { requestId, place, otp, referenceNumber }: RequestOf<typeof serviceRequestApi.sign>,
  only?: ServiceRequestCode,
): Promise<ServiceRequest> {
  await inTransaction(platform.db, async (tx) => {
    const { row } = await placeToSign(tx, investor.pan, requestId, place)
    if (only && row.code !== only) throw notFound()
  })
  const by = { investor, activity: 'SERVICE_REQUEST' as const }
  await checkCode(platform, { reference: referenceNumber, code: otp, by })
  await inTransaction(platform.db, async (tx) => {
    const { row, signature, signatures } = await placeToSign(tx, investor.pan, requestId, place)
    const subject = await subjectOf(tx, platform, row, place)
    const use = { ...by, pan: signature.pan, reference: referenceNumber, code: otp, subject }
    await consumeOtp(platform, tx, use)
    const signedAt = platform.clock.now()
    await sign(tx, requestId, place, { signedAt, deviceHash: hashOfDevice(deviceId) })
    await noteOnRequest(tx, row, signing(signature), signedAt)
    if (signatures.every((each) => each.place === place || each.signedAt)) await accept(tx, platform, row)
  })
  return viewOfOne(platform, investor, requestId)
}

const signing = ({ role, pan }: SignatureRow): Told =>
  role === 'holder' ? { by: pan, text: { code: 'confirmed' } } : { text: { code: 'newContactConfirmed' } }

/** Throws refusal -551 once it is over. */
export async function cancelRequest(
  platform: Platform,
  investor: CallingInvestor,
  requestId: string,
): Promise<ServiceRequest> {
  await inTransaction(platform.db, async (tx) => {
    const row = await ownRequest(tx, investor, requestId)
    if (!nextRequestState(row.state, 'cancelled')) throw notNow()
    await takeBack(tx, platform, row)
    await move(tx, platform, row, 'cancelled', { by: row.pan, text: { code: 'cancelled' } })
  })
  return viewOfOne(platform, investor, requestId)
}

/** A rejected request goes to a person again with its papers, where the rules still allow it. */
export async function sendAgain(
  platform: Platform,
  investor: CallingInvestor,
  requestId: string,
): Promise<ServiceRequest> {
  await inTransaction(platform.db, async (tx) => {
    const row = await ownRequest(tx, investor, requestId)
    if (!nextRequestState(row.state, 'sentAgain')) throw notNow()
    const kind: AnyKind = kindOf(row.code)
    const { investorId, folioNo, id } = row
    const facts = await requestFacts(tx, platform, { investorId, folioNo, requestId: id })
    await kind.check(facts, kind.terms.parse(row.terms))
    const twin = await earlierOne(facts, kind, kind.terms.parse(row.terms))
    if (twin) await move(tx, platform, await lockRequest(tx, twin), 'cancelled', newerOne)
    await move(tx, platform, row, 'sentAgain', { by: row.pan, text: { code: 'sentAgain' } }, { reason: null })
  })
  return viewOfOne(platform, investor, requestId)
}

/** A paper that the fund house asked for brings the request back to it. */
export async function addAttachment(
  platform: Platform,
  investor: CallingInvestor,
  { requestId, documentId }: RequestOf<typeof serviceRequestApi.addAttachment>,
  only?: ServiceRequestCode,
): Promise<ServiceRequest> {
  await inTransaction(platform.db, async (tx) => {
    const row = await ownRequest(tx, investor, requestId)
    if (only && row.code !== only) throw notFound()
    if (!nextRequestState(row.state, 'attachmentCame')) throw notNow()
    await attach(tx, platform, row, documentId)
    await attachmentCame(tx, platform, row)
  })
  return viewOfOne(platform, investor, requestId)
}

const attachmentCame = (tx: Tx, platform: Platform, row: RequestRow) =>
  move(
    tx,
    platform,
    row,
    'attachmentCame',
    { by: row.pan, text: { code: 'attachmentSent' } },
    { attachmentWanted: null },
  )

/** More papers of a request that goes on, whether they were asked for or not; false where it has come to its end. */
export async function joinRunning(
  tx: Tx,
  platform: Platform,
  requestId: string,
  attachments: readonly string[],
): Promise<boolean> {
  const row = await lockRequest(tx, requestId)
  if (!goingOn.some((state) => state === row.state)) return false
  for (const documentId of attachments) await attach(tx, platform, row, documentId)
  if (row.state === 'paper_wanted') await attachmentCame(tx, platform, row)
  return true
}

/** One more paper of a request. Throws a 404 for one of somebody else, refusal -553 for one too many. */
async function attach(tx: Tx, platform: Platform, row: RequestRow, documentId: string): Promise<void> {
  const { id, name } = await ownDocument({ db: tx }, row.pan, documentId)
  const kept = await attachmentsOf(tx, [row.id])
  if (kept.some((attachment) => attachment.documentId === id)) return
  const most = limits.entries.attachments
  if (kept.length >= most)
    throw new Refusal('-553', t`A request holds at most ${most} papers. Put them into one PDF.`)
  await addAttachmentRow(tx, { requestId: row.id, documentId: id, name, addedAt: platform.clock.now() })
}

/** Whoever only signs a request does nothing else with it. */
async function ownRequest(tx: Tx, { pan }: CallingInvestor, requestId: string): Promise<RequestRow> {
  const row = await lockRequest(tx, requestId)
  if (row.pan !== pan) throw notFound()
  return row
}

export async function listRequests(platform: Platform, { pan }: CallingInvestor): Promise<ServiceRequest[]> {
  return requestViews(platform, pan, await requestsOf(platform.db, pan, mostListed))
}

export async function viewOfOne(
  platform: Platform,
  { pan }: CallingInvestor,
  requestId: string,
): Promise<ServiceRequest> {
  const { row } = await inTransaction(platform.db, (tx) => visibleRequest(tx, pan, requestId))
  const [view] = await requestViews(platform, pan, [row])
  if (!view) throw notFound()
  return view
}
