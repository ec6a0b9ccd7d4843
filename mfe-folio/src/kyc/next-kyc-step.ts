import type { KycProviderStatus } from '@portal/kernel/contracts/kyc-words'

/**
 * What follows a PAN check that was refused (S4.042 to S4.046). other applicant: error E54 · locker: the page of the
 * digital-locker flow · new KYC: the dialog of who has none · registration: the agency registers the PAN · say: the
 * server's words.
 */
export type KycStep = 'other applicant' | 'ask provider' | 'registration' | 'say'

export function stepAfterPanRefusal(code: string, isPrimary: boolean): KycStep {
  if (code === '-8005') return isPrimary ? 'ask provider' : 'other applicant'
  return code === '-8015' && isPrimary ? 'registration' : code === '-8015' ? 'other applicant' : 'say'
}

/** Where the primary applicant goes once the provider has said how far the KYC is (S4.043, S4.044). */
export function stepAfterProvider(status: KycProviderStatus): 'locker' | 'new KYC' {
  return status === 'NEW' ? 'new KYC' : 'locker'
}
