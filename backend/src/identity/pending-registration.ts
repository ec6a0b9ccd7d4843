/** What was typed on the registration page, kept until the code proves the contact. */
export interface PendingRegistration {
  email: string
  mobile: string
  countryCode: string
  isInternational: boolean
}
