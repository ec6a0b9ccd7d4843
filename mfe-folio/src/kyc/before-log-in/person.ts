import { getSetPasswordToken, readStored } from '@portal/kernel'
import { ConfirmedPerson } from '@portal/contracts/kyc/kyc'

/** Whose KYC it is; undefined where no code was entered, or what it allowed is over. */
export const confirmedPerson = (): ConfirmedPerson | undefined =>
  getSetPasswordToken() ? readStored('registrationDetails', ConfirmedPerson) : undefined
