import { limits } from '@portal/contracts/validation'
import type { Platform } from '../platform/module'
import { tooMany } from '../platform/refusal'
import { take } from './hourly-budget'

/** Counts an upload of an investor. Throws a 429 after enough for an hour. */
export async function countUpload({ db, clock }: Platform, pan: string): Promise<void> {
  const budget = { name: `uploads of ${pan}`, most: limits.anHour.uploads }
  const wait = await db.transaction((tx) => take(tx, clock.now(), [budget]))
  if (wait !== undefined) throw tooMany(wait)
}
