import { maskPan, message } from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'

/** The word for word texts of the create-folio dialog (S2.132 to S2.134). */
export function titleOf(place: 1 | 2 | 3, quickInvest: boolean): string {
  if (place === 1) return quickInvest ? t`REVIEW YOUR DETAILS` : t`CREATE NEW FOLIO`
  return place === 2 ? t`ADD ANOTHER APPLICANT` : t`ADD THIRD APPLICANT`
}

export const subtitle = msg`Enter Primary, Secondary or Third Applicant Details`

/** What did not agree with the PAN card. */
export interface RequestedAgain {
  name: boolean
  birthDate: boolean
}

/** The banner of S2.139: what is to be entered as on the card. */
export function bannerOf({ name, birthDate }: RequestedAgain): string {
  if (name && birthDate) return t`Please provide name and date of birth as shown in PAN Card`
  return name
    ? t`Please provide name as shown in PAN Card`
    : t`Please provide date of birth as shown in PAN Card`
}

/** The PAN is not linked with Aadhaar: who links it is its holder. */
export function notLinked(pan: string, place: 1 | 2 | 3): string {
  const fact = message('aadhaarNotLinked', { pan: maskPan(pan) })
  const toDo = t`Its holder links it on the tax department’s portal. Then add this applicant again.`
  return `${fact} ${place === 1 ? message('E149') : toDo}`
}

/** Who is not registered does it with a code of their own: nobody registers another person. */
export const theyRegister = (pan: string): string => theirPanText(maskPan(pan))

const theirPanText = (pan: string) =>
  t`The PAN ${pan} is not registered for KYC. Only the person it belongs to can register it: on their own device they open the log-in page of this portal and choose “KYC not done yet? Complete it”. It usually takes 10 minutes. Then add them here again.`
