import { and, asc, eq, inArray, lt } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../platform/database'
import type { Module, Platform } from '../platform/module'
import { askIfPossible } from './ask-registries'
import { kycAnswers } from './schema'

/** The kind of outbox event that has the registries asked about a PAN, once what happened to it is committed. */
const askKind = 'registries.ask'
const Event = z.object({ pan: z.string() })

/** Has the registries asked about a PAN after this transaction: what is kept of it may be no longer so. */
export async function askAfterwards(tx: Tx, { outbox }: Platform, pan: string): Promise<void> {
  await outbox.enqueue(tx, askKind, { pan })
}

/** The same of a PAN that no registry was ever asked about, as of an investor who came through a branch. */
export async function askFirstTime(tx: Tx, platform: Platform, pan: string): Promise<void> {
  const [kept] = await tx.select({ pan: kycAnswers.pan }).from(kycAnswers).where(eq(kycAnswers.pan, pan))
  if (!kept) await askAfterwards(tx, platform, pan)
}

/** PANs that are asked about in one run: a run that is late has more than one after it. */
const most = 500
const sideBySide = 5
const againAfterMs = 6 * 3_600_000

/** Asks again about KYCs that an agency has still to decide, oldest answer first. */
async function askAboutUndecided(platform: Platform, now: Date): Promise<void> {
  const isUndecided = inArray(kycAnswers.status, ['Under Process', 'On-Hold'])
  const isOld = lt(kycAnswers.requestedAt, new Date(now.getTime() - againAfterMs))
  const rows = await platform.db
    .select({ pan: kycAnswers.pan })
    .from(kycAnswers)
    .where(and(isUndecided, isOld))
    .orderBy(asc(kycAnswers.requestedAt))
    .limit(most)
  for (let at = 0; at < rows.length; at += sideBySide)
    await askIfPossible(platform, rows.slice(at, at + sideBySide), { anew: true })
}

export const kycRegistryModule: Module = {
  name: 'kyc-registry',
  jobs: [{ name: 'ask the registries again', everyMinutes: 60, run: askAboutUndecided }],
  outbox: {
    async [askKind]({ payload }, platform) {
      await askIfPossible(platform, [Event.parse(payload)], { anew: true })
    },
  },
}
