import { and, eq, gte, lte } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { saidRow } from '../platform/said-row'
import { offerBanners } from './schema'

/** The banners of the new funds that are on offer on a day, the one that closes first before the others. */
export async function openOffers(db: Tx, today: string) {
  const rows = await db
    .select()
    .from(offerBanners)
    .where(
      and(
        eq(offerBanners.displayFlag, 'Y'),
        lte(offerBanners.nfoStartDate, today),
        gte(offerBanners.nfoEndDate, today),
      ),
    )
    .orderBy(offerBanners.nfoEndDate)
  return rows.map(saidRow)
}

const keptMs = 60_000
const known = new WeakMap<Platform, { day: string; at: number; answer: boolean }>()

/** Whether pages keep a place for one. Every page asks, so the answer for a day is kept for a minute. */
export async function hasOffer(platform: Platform): Promise<boolean> {
  const day = platform.clock.today()
  const kept = known.get(platform)
  if (kept?.day === day && performance.now() - kept.at < keptMs) return kept.answer
  const answer = (await openOffers(platform.db, day)).length > 0
  known.set(platform, { day, at: performance.now(), answer })
  return answer
}
