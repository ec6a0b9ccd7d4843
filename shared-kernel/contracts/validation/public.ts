export { firstOf, validateRequired, type Verdict } from './verdict'
export { validateChequeNumber, validateUtr } from './utr'
export { digitsOnly } from './digits'
export { validateApplicantPan, validatePan } from './pan'
export {
  passwordLimits,
  passwordRules,
  validateConfirmPassword,
  validateCurrentPassword,
  validatePassword,
  type PasswordContext,
  type PasswordRule,
} from './password'
export { invalidMobile, validateMobile, type MobileOwner } from './mobile'
export { validateDialogEmail, validateEmail } from './email'
export { otpLimits, validateOtp } from './otp'
export { amountFault, nearestAllowed, validateAmount, type AmountFault, type AmountLimits } from './amount'
export { ifscPattern, validateAccountNumber, validateIfsc } from './bank'
export {
  personLimits,
  tooYoung,
  validateBirthDate,
  validateName,
  validateResidency,
  validateTaxStatus,
} from './person'
export {
  filledShares,
  isMinor,
  nomineeFaults,
  validateNomineeShares,
  type NomineeField,
  type NomineeFields,
} from './nominees'
export { applicantFaults, type ApplicantField, type ApplicantFields } from './applicants'
export {
  nomineeListFaults,
  type ListedNominee,
  type NomineeApplicant,
  type NomineeFault,
} from './nominee-list'
export { equityPart } from './solution'
export { validateDateRange, validatePastDate } from './date-range'
export {
  mandateName,
  minSipMonths,
  validateMandateEnd,
  validateMandateLasts,
  validateMandateLimit,
  validateSipDay,
  validateSipLength,
  validateSipPeriod,
  validateSmartSipAge,
  type SipMandate,
} from './sip'
export { smartCover, smartCoverEnd, smartSip, validateSmartSip } from './smart-sip'
export {
  duesBetween,
  inPeakMonth,
  instalmentOn,
  largestInstalment,
  nextSipDay,
  sipSchedule,
  sipTotal,
  type SipSchedule,
  type SipTiming,
} from './sip-schedule'
export {
  mostStepUpYears,
  steppedUp,
  stepUpFaults,
  stepUpsBy,
  type StepUp,
  type StepUpField,
  type StepUpFields,
} from './step-up'
export { mayCreateEMandate, type FeatureEntry } from './feature-access'
export {
  mandateAtMaximum,
  mandateBounds,
  utilisationProblem,
  validateMandateMost,
  validateMandatePeriod,
  type CarriedSip,
  type NewMandateKind,
} from './mandate'
export { plainName } from './plain-name'
export { limits, minutesToPay } from './limits'
export { kycVideoLimits } from './kyc'
export {
  uploadFault,
  uploadLimits,
  uploadTexts,
  uploadTypeOf,
  type UploadFault,
  type UploadType,
} from './upload'
