export { firstOf, isBlank, validateRequired, type Verdict } from './verdict'
export { digitsOnly } from './digits'
export { cleanPan, invalidPan, notAPersonsPan, panPattern, validateApplicantPan, validatePan } from './pan'
export {
  passwordLimits,
  passwordRules,
  validateConfirmPassword,
  validateCurrentPassword,
  validatePassword,
  type PasswordContext,
  type PasswordRule,
} from './password'
export { invalidMobile, isIndianMobile, validateMobile, type MobileOwner } from './mobile'
export { invalidEmail, validateDialogEmail, validateEmail } from './email'
export { otpCode, otpLimits, validateOtp } from './otp'
export { amountFault, nearestAllowed, validateAmount, type AmountFault, type AmountLimits } from './amount'
export { ifscPattern, validateAccountNumber, validateIfsc, validateUpi } from './bank'
export {
  acceptedResidencies,
  individualsOnly,
  personLimits,
  residencyRefused,
  taxStatusRefused,
  tooYoung,
  validateBirthDate,
  validateName,
  validateResidency,
  validateTaxStatus,
} from './person'
export { validateNomineeShares } from './nominees'
export { validateDateRange, validatePastDate } from './date-range'
export { minSipMonths, smartSipAges, validateSipDay, validateSipPeriod, validateSmartSipAge } from './sip'
export { limits } from './limits'
export { uploadLimits, validateUpload } from './upload'
