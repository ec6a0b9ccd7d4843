import { and, gte, lte, eq } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { offerBanners } from './schema'

/** The banners of the new funds that are on offer on a day, the one that closes first before the others. */
export const openOffers = (db: Tx, today: string) =>
  db
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

/** Whether pages keep a place for one. */
export const hasOffer = async ({ db, clock }: Platform): Promise<boolean> =>
  (await openOffers(db, clock.today())).length > 0
