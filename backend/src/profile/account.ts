import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import type { profileApi } from '@portal/contracts/portfolio/profile'
import { investorById } from '../identity/investors'
import { kycOf, registryPersonOf } from '../kyc-registry/kyc.service'
import type { Tx } from '../platform/database'

/** Who an investor is to the fund house, as its registers have it now. */
export async function accountOf(tx: Tx, investorId: string): Promise<ResponseOf<typeof profileApi.account>> {
  const { name, pan, birthDate, email, mobile, countryCode } = await investorById(tx, investorId)
  const person = await registryPersonOf(tx, pan)
  const { status, residency, tinComplete } = await kycOf(tx, pan)
  return {
    name,
    pan,
    nameOnPan: person?.name ?? null,
    // Its own record alone: one that the registry must first agree to would never be asked for.
    birthDate,
    aadhaarLinked: person?.aadhaarLinked ?? null,
    kycStatus: status,
    residency,
    tinComplete,
    email,
    mobile,
    countryCode,
  }
}
