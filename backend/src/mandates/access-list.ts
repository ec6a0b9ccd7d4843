import { t } from '@portal/contracts/words/macros'
import type { FeatureAccess } from '@portal/contracts/identity/feature-access'
import { mayCreateEMandate } from '@portal/contracts/validation'
import { helpline } from '../content/brand'
import type { Tx } from '../platform/database'
import { Refusal } from '../platform/refusal'
import { featureAccess } from './schema'

/** The access list, with nobody on it but the asking investor: who else is listed is not the browser's to know (S3.070). */
export async function accessListFor(tx: Tx, pan: string): Promise<FeatureAccess[]> {
  const rows = await tx.select().from(featureAccess)
  return rows.map(({ cugUsers, ...entry }) => ({
    ...entry,
    cugUsers: cugUsers.filter((user) => user === pan),
  }))
}

/** Everybody may register mandates, unless an entry that is on lists who may (S6.012 to S6.015). Throws -600. */
export async function refuseUnlisted(tx: Tx, pan: string): Promise<void> {
  if (mayCreateEMandate(await accessListFor(tx, pan), pan)) return
  throw new Refusal(
    '-600',
    t`You cannot register a mandate online yet. Call ${helpline}: we register it with you.`,
  )
}

/** What an installation's access list says from now on. */
export async function setFeatureAccess(tx: Tx, entries: readonly FeatureAccess[]): Promise<void> {
  await tx.delete(featureAccess)
  if (entries.length) await tx.insert(featureAccess).values([...entries])
}
