import type { KycStatus } from '../kyc-registry/kyc.service'
import type { Application } from './application.repository'

/**
 * What the register holds after a KYC has come to a point; undefined where it stays as it is. Aadhaar from the digital
 * locker validates; papers and the agency's form register, and never take a validation back. While a first KYC is
 * checked the register says so; a change leaves the record that there is until it is found good.
 */
export function transitionOf(
  { way, purpose }: Pick<Application, 'way' | 'purpose'>,
  before: KycStatus,
  news: Application['state'],
): KycStatus | undefined {
  if (news === 'DONE') return way === 'DIGILOCKER' || before === 'Validated' ? 'Validated' : 'Registered'
  if (purpose === 'modify' && before !== 'Under Process') return undefined
  if (news === 'PENDING' && before !== 'Registered') return 'Under Process'
  return news === 'FAILED' && before === 'Under Process' ? 'Rejected' : undefined
}
