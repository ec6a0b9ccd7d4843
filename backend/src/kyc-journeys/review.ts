import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { closeMatter } from '../desk/desk'
import { forgetSealed, openSealed, sealKeyOf } from '../documents/sealed-store'
import { registryPersonOf } from '../kyc/kyc.service'
import { inTransaction, type Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { conflict, notFound } from '../platform/refusal'
import { type Finding, writeFinding } from './report'
import { kycJourneys, kycVideos } from './schema'

/** The videos that wait for a person, oldest first. */
export async function waitingVideos(db: Tx) {
  const waits = and(eq(kycJourneys.state, 'PENDING'), isNotNull(kycVideos.sentAt))
  const rows = await db
    .select()
    .from(kycVideos)
    .innerJoin(kycJourneys, eq(kycJourneys.id, kycVideos.journeyId))
    .where(waits)
    .orderBy(asc(kycVideos.sentAt))
  return Promise.all(
    rows.map(async ({ kyc_videos: { journeyId, digits, size, sentAt, papers }, kyc_journeys: { pan } }) => ({
      recordingId: journeyId,
      pan,
      name: (await registryPersonOf(db, pan))?.name ?? '',
      digits,
      size,
      sentAt,
      papers,
    })),
  )
}

/** A recording as it was made, for whoever looks at it. Throws a 404 where none with this id waits or waited. */
export async function recordingOf(platform: Platform, recordingId: string) {
  const { db } = platform
  const [video] = await db.select().from(kycVideos).where(eq(kycVideos.journeyId, recordingId))
  if (!video?.mediaType) throw notFound()
  const content = await openSealed(db, await sealKeyOf(platform, recordingId))
  if (!content.length) throw notFound()
  return { content, mediaType: video.mediaType }
}

/** What a person found in a video. Throws a 409 where it was decided before. A refused recording is forgotten. */
export async function decideVideo(
  platform: Platform,
  recordingId: string,
  finding: Finding & { news: 'DONE' | 'FAILED' },
): Promise<void> {
  await inTransaction(platform.db, async (tx) => {
    const effect = await writeFinding(tx, platform, recordingId, finding, { kind: 'closed' })
    if (effect === 'unknown') throw notFound()
    if (effect !== 'applied') throw conflict('This video was decided already.')
    await closeMatter(tx, 'video-kyc', recordingId, platform.clock.now())
    if (finding.news === 'FAILED') await forgetSealed(tx, recordingId)
  })
}
