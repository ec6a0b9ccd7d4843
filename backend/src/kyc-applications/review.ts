import { t } from '@portal/contracts/words/macros'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { resolveTask } from '../operations/ops-tasks'
import { forgetSealed, openSealed, sealKeyOf } from '../documents/sealed-store'
import { registryPersonOf } from '../kyc-registry/kyc.service'
import { inTransaction, type Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { conflict, notFound } from '../platform/refusal'
import { type Transition, writeTransition } from './report'
import { kycApplications, kycVideos } from './schema'

/** The videos that wait for a person, oldest first. */
export async function waitingVideos(db: Tx) {
  const waits = and(eq(kycApplications.state, 'PENDING'), isNotNull(kycVideos.sentAt))
  const rows = await db
    .select()
    .from(kycVideos)
    .innerJoin(kycApplications, eq(kycApplications.id, kycVideos.applicationId))
    .where(waits)
    .orderBy(asc(kycVideos.sentAt))
  return Promise.all(
    rows.map(
      async ({
        kyc_videos: { applicationId, digits, size, sentAt, attachments },
        kyc_journeys: { pan },
      }) => ({
        recordingId: applicationId,
        pan,
        name: (await registryPersonOf(db, pan))?.name ?? '',
        digits,
        size,
        sentAt,
        attachments,
      }),
    ),
  )
}

/** A recording as it was made, for whoever looks at it. Throws a 404 where none with this id waits or waited. */
export async function recordingOf(platform: Platform, recordingId: string) {
  const { db } = platform
  const [video] = await db.select().from(kycVideos).where(eq(kycVideos.applicationId, recordingId))
  if (!video?.mediaType) throw notFound()
  const content = await openSealed(db, await sealKeyOf(platform, recordingId))
  if (!content.length) throw notFound()
  return { content, mediaType: video.mediaType }
}

/** What a person found in a video. Throws a 409 where it was decided before. A refused recording is forgotten. */
export async function decideVideo(
  platform: Platform,
  recordingId: string,
  transition: Transition & { news: 'DONE' | 'FAILED' },
): Promise<void> {
  await inTransaction(platform.db, async (tx) => {
    const effect = await writeTransition(tx, platform, recordingId, transition, { kind: 'closed' })
    if (effect === 'unknown') throw notFound()
    if (effect !== 'applied') throw conflict(t`This video was decided already.`)
    await resolveTask(tx, 'video-kyc', recordingId, platform.clock.now())
    if (transition.news === 'FAILED') await forgetSealed(tx, recordingId)
  })
}
