/**
 * The codes of E1 to E196 whose meaning is given (S8.001). A number that is not here has none, and using it does not compile.
 * Curly braces hold what the caller fills in.
 */
export const codes = {
  E19: 'We could not complete your request because of a fault on our side. Try again in a few minutes.',
  E20: 'You are offline, so we did not get your request. Check your internet connection and try again.',
  E26: 'The applicant must be {age} years or older. Check the date of birth, or invest for a minor at a branch.',
  E50: 'We could not send the code again. Wait a minute, then start again.',
  E54: 'The KYC of this applicant is not complete. Ask the applicant to complete KYC first, or add another applicant.',
  E58: 'This PAN is already used by another applicant of this folio. Enter a different PAN.',
  E67: 'Your PDF has been downloaded. Look for it in your downloads folder.',
  E69: 'The 4th letter of this PAN is not P. You can use only the PAN of an individual here.',
  E91: 'Only Resident Indian or NRI PANs are accepted. Visit a branch to invest with another residential status.',
  E102: 'Your password has been set. Log in with your new password.',
  E133: 'This e-mail and mobile are both used by another applicant. Enter a different e-mail or mobile.',
  E149: 'Link your PAN with Aadhaar on the tax department’s portal, then try again.',
} as const

/** What did not go through for a reason that is nobody's in particular (S8.062). */
export const failures = {
  technicalError:
    'We could not complete your request because of a technical error. Try again in a few minutes.',
  networkFailure: 'We could not reach our servers. Check your connection and try again.',
  somethingWrong: 'Something went wrong, so we did not complete your request. Reload the page and try again.',
} as const
