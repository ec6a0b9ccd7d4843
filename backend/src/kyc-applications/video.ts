import { t } from '@portal/contracts/words/macros'
import { createHash, randomInt } from 'node:crypto'
import type { RequestOf, ResponseOf } from '@portal/contracts/wire/endpoint'
import type { KycAttachments, kycVideoApi } from '@portal/contracts/kyc/kyc-video'
import { kycVideoLimits } from '@portal/contracts/validation'
import { eq } from 'drizzle-orm'
import { raiseTask } from '../operations/ops-tasks'
import { ownDocument } from '../documents/document-store'
import { keepSealed, openSealed, placesKept, type SealKey, sealKeyOf } from '../documents/sealed-store'
import { askRegistries } from '../kyc-registry/ask-registries'
import { inTransaction, type Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { notFound, Refusal } from '../platform/refusal'
import { writeBeginning } from './begin'
import { applicationById } from './application.repository'
import { writeTransition } from './report'
import { kycVideos } from './schema'

type Video = typeof kycVideos.$inferSelect
type Body<Name extends keyof typeof kycVideoApi> = RequestOf<(typeof kycVideoApi)[Name]>
type Answer<Name extends keyof typeof kycVideoApi> = Promise<ResponseOf<(typeof kycVideoApi)[Name]>>

/** Begins a video KYC. Throws what `askRegistries` and `refuseToBegin` do. */
export async function openVideo(platform: Platform, { panNumber, purpose }: Body<'open'>): Answer<'open'> {
  await askRegistries(platform, [{ pan: panNumber }], { consent: 'kyc' })
  return inTransaction(platform.db, async (tx) => {
    const application = await writeBeginning(tx, platform, { pan: panNumber, way: 'VIDEO', purpose })
    const digits = String(randomInt(1000, 10_000))
    const recordBy = new Date(platform.clock.now().getTime() + kycVideoLimits.minutes * 60_000)
    await tx.insert(kycVideos).values({ applicationId: application.id, digits, recordBy })
    return { recordingId: application.id, digits, recordBy: recordBy.toISOString() }
  })
}

/** Keeps one piece, sealed. Throws -540 for what is no piece, -542 once the recording was sent or its time is over. */
export async function keepPiece(
  platform: Platform,
  pan: string,
  { recordingId, place, content }: Body<'piece'>,
): Answer<'piece'> {
  const bytes = Buffer.from(content, 'base64')
  const isPiece = bytes.toString('base64') === content && bytes.length <= kycVideoLimits.pieceBytes
  if (!isPiece || bytes.length === 0)
    throw new Refusal('-540', t`A part of your video did not arrive whole. Send the video again.`)
  const key = await sealKeyOf(platform, recordingId)
  return inTransaction(platform.db, async (tx) => {
    await openRecording(tx, platform, pan, recordingId)
    await keepSealed(tx, key, place, bytes)
    return { received: (await placesKept(tx, recordingId)).length }
  })
}

/** What has arrived. Throws a 404 for a recording of somebody else. */
export async function piecesReceived({ db }: Platform, pan: string, recordingId: string): Answer<'received'> {
  await ownVideo(db, pan, recordingId)
  return { places: await placesKept(db, recordingId) }
}

/**
 * Hands a recording to a person. Throws -541 where it is not whole or no video, -542 once it was sent or its time is
 * over; a 404 for papers of somebody else.
 */
export async function sendVideo(platform: Platform, pan: string, sent: Body<'send'>): Answer<'send'> {
  const { db, clock } = platform
  const { recordingId, attachments } = sent
  await refuseForeignAttachments(platform, pan, attachments)
  const now = clock.now()
  const key = await sealKeyOf(platform, recordingId)
  await inTransaction(db, async (tx) => {
    await openRecording(tx, platform, pan, recordingId)
    const video = await wholeVideo(tx, key, sent)
    await tx
      .update(kycVideos)
      .set({ ...video, attachments, sentAt: now })
      .where(eq(kycVideos.applicationId, recordingId))
    await writeTransition(tx, platform, recordingId, { news: 'PENDING', reason: null }, { kind: 'closed' })
    const text = 'A KYC by video waits to be looked at.'
    await raiseTask(tx, platform, { kind: 'video-kyc', subject: recordingId, text, detail: { recordingId } })
  })
  return { sentAt: now.toISOString() }
}

async function refuseForeignAttachments(
  platform: Platform,
  pan: string,
  attachments: KycAttachments,
): Promise<void> {
  const { proofOfAddress, panCard, cancelledCheque } = attachments
  for (const id of [proofOfAddress.documentId, panCard, cancelledCheque]) await ownDocument(platform, pan, id)
}

async function wholeVideo(
  tx: Tx,
  key: SealKey,
  { recordingId, pieces, sha256 }: Body<'send'>,
): Promise<Pick<Video, 'size' | 'mediaType'>> {
  const content = await openSealed(tx, key)
  const isWhole = (await placesKept(tx, recordingId)).length === pieces && hashOf(content) === sha256
  const mediaType = mediaTypeOf(content)
  if (!isWhole || !mediaType || content.length < kycVideoLimits.leastBytes)
    throw new Refusal('-541', t`Your video did not arrive whole, so we did not take it. Record it again.`)
  return { size: content.length, mediaType }
}

const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

/** What a recording is by its first bytes; what the browser calls it proves nothing. */
function mediaTypeOf(content: Buffer): Video['mediaType'] {
  if (content.subarray(0, 4).toString('hex') === '1a45dfa3') return 'video/webm'
  return content.subarray(4, 8).toString('latin1') === 'ftyp' ? 'video/mp4' : null
}

async function ownVideo(tx: Tx, pan: string, id: string): Promise<Video> {
  const application = await applicationById(tx, id)
  const [video] = await tx.select().from(kycVideos).where(eq(kycVideos.applicationId, id)).for('update')
  if (!video || application?.pan !== pan) throw notFound()
  return video
}

async function openRecording(tx: Tx, { clock }: Platform, pan: string, id: string): Promise<void> {
  const { sentAt, recordBy } = await ownVideo(tx, pan, id)
  if (sentAt) throw new Refusal('-542', t`This video was sent already. Its status is on your KYC page.`)
  if (recordBy > clock.now()) return
  throw new Refusal('-542', t`The time for this video is over. Start again to get new digits.`)
}
