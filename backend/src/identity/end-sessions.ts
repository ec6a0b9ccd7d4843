import type { Platform } from '../platform/module'
import { inTransaction } from '../platform/database'
import { investorByPan } from './investors'
import { signOutEverywhere } from './sessions'

/**
 * A person at the fund house ends every session of an investor, as after a report of a stolen device, and has the devices
 * forgotten: each of them asks for a code again. Returns what to tell; throws for a PAN that nobody has.
 */
export async function endSessionsByHouse({ db, audit }: Platform, pan: string, why: string): Promise<string> {
  const investor = await investorByPan(db, pan)
  if (!investor) throw new Error('No investor has this PAN.')
  const ended = await inTransaction(db, async (tx) => {
    const count = await signOutEverywhere(tx, investor.id)
    await audit.record(tx, { event: 'identity.sessions.ended', subject: investor.id, detail: { why } })
    return count
  })
  return `${ended} sessions ended, and their devices forgotten.`
}
