import { and, asc, eq, inArray, lt } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../platform/database'
import type { Module, Platform } from '../platform/module'
import { askIfPossible, type NamedPerson } from './ask-registries'
import { kycAnswers } from './schema'

/** The kind of outbox event that has the registries asked about a PAN, once what happened to it is committed. */
const askKind = 'registries.ask'
const Event = z.object({
  pan: z.string(),
  name: z.optional(z.nullable(z.string())),
  birthDate: z.optional(z.nullable(z.string())),
})

/**
 * Has the registries asked about somebody after this transaction: what is kept of the PAN may be no longer so. A PAN service
 * that tells no names says nothing of a PAN of which nothing is kept, unless name and date of birth come along.
 */
export async function askAfterwards(tx: Tx, { outbox }: Platform, person: NamedPerson): Promise<void> {
  const { pan, name = null, birthDate = null } = person
  await outbox.enqueue(tx, askKind, { pan, name, birthDate })
}

/** The same of a PAN that no registry was ever asked about, as of an investor who came through a branch. */
export async function askFirstTime(tx: Tx, platform: Platform, person: NamedPerson): Promise<void> {
  const isOfPan = eq(kycAnswers.pan, person.pan)
  const [kept] = await tx.select({ pan: kycAnswers.pan }).from(kycAnswers).where(isOfPan)
  if (!kept) await askAfterwards(tx, platform, person)
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
    [askKind]: {
      lane: 'registries',
      deliver: async ({ payload }, platform) => {
        await askIfPossible(platform, [Event.parse(payload)], { anew: true })
      },
    },
  },
}
