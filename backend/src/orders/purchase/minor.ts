import { ageOn } from '@portal/contracts/format'
import { personLimits, tooYoung } from '@portal/contracts/validation'
import { investorByPan } from '../../identity/investors'
import { registryPersonOf } from '../../kyc-registry/kyc.service'
import type { Tx } from '../../platform/database'
import { Refusal } from '../../platform/refusal'

/** The date of birth given to us, else the one that the PAN registry knows; null where neither does. */
export async function birthDateOf(db: Tx, pan: string): Promise<string | null> {
  const given = (await investorByPan(db, pan))?.birthDate
  return given ?? (await registryPersonOf(db, pan))?.birthDate ?? null
}

/**
 * Throws refusal -314 with the words of E26 for who is under 18 today and wants a folio (S5.020): a guardian opens it,
 * at a branch. The date of birth is the one given to us, else the one that the PAN registry knows.
 */
export async function refuseMinor(db: Tx, pan: string, today: string): Promise<void> {
  const born = await birthDateOf(db, pan)
  if (born && ageOn(born, today) < personLimits.minAge) throw new Refusal('-314', tooYoung())
}
