import type { KycProviderStatus } from '@portal/contracts/kyc/kyc-words'

/**
 * Where an investor without KYC (-8005) goes once the provider has said how far it is: to the page of the digital-locker
 * flow, or to the dialog of who has none (S4.043, S4.044).
 */
export function stepAfterProvider(status: KycProviderStatus): 'locker' | 'new KYC' {
  return status === 'NEW' ? ('new KYC' as const) : 'locker'
}
