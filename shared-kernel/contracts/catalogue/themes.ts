import { failures } from './codes'

/** KYC and FATCA: S8.015 to S8.017. */
const kyc = {
  fatcaPending: 'You cannot transact until your FATCA declaration is verified. Complete it, then try again.',
  kycVerified: 'Your KYC is verified. You can start investing.',
  kycAlreadyDone: 'KYC is already complete for this PAN. You can continue.',
  kycInProcess: 'We are processing your KYC. Check again in two days.',
  kycCannotBeUpdated: 'You cannot update KYC online for this PAN. Visit a branch with your documents.',
  kycNotForNri:
    'Online KYC is not offered to NRI investors. Send us the KYC form with your passport and a proof of your address abroad, or visit a branch.',
} as const

/** Folio restrictions: S8.018 to S8.025. */
const folio = {
  dematFolio: 'This folio is held in Demat. Transact through your broker, or choose another folio.',
  jointFolio:
    'Online transactions are not activated for folios held jointly. Choose another folio or visit a branch.',
  notForSwitchOut:
    'You cannot switch units out of this scheme. Choose another scheme, or redeem and invest again.',
  notForSwitchIn: 'You cannot switch into this scheme. Choose another scheme to switch into.',
  notForStp: 'This scheme is not eligible for a transfer plan (STP). Choose another scheme.',
  notForSwp: 'This scheme is not eligible for a withdrawal plan (SWP). Choose another scheme.',
  notForRedemption: 'You cannot redeem units of this scheme yet. Open the scheme’s page to see the date.',
  noFreeUnits: 'This folio has no free units in this scheme. Choose another folio or scheme.',
  sameScheme: 'You cannot move units into the same scheme and plan. Choose a different one.',
  noIdcwOption: 'This scheme has no IDCW reinvestment or payout option. Choose Growth, or another scheme.',
  sipNotAllowed: 'You cannot start a SIP in this scheme. Invest a lump sum, or choose another scheme.',
  oneFolioOnly: 'To perform Consolidation Folio you need to have more than 1 folio',
  tooManyFolios: 'You can merge at most {most} folios at once. Choose fewer folios.',
  lumpsumWithSipNotAllowed:
    'You cannot combine a lump sum and a SIP in this scheme. Place them one after the other.',
} as const

/** Bank and payment: S8.026 to S8.037. */
const bank = {
  bankNotSupported: 'This bank is not supported for online payment. Choose another bank account.',
  modeNotSupported: '{bank} does not support {mode}. Choose another way to pay or another bank.',
  tooManyBanks: 'A folio holds at most {most} bank accounts. Remove one, then add the new one.',
  nameMatchFailed:
    'The name at the bank does not match your name in the folio. Check the account number, or upload a cheque.',
  chequeInReview:
    'We are looking at the cheque of this account, and answer within {days} business days. Use another account, or come back then.',
  bankCoolingPeriod:
    'A new bank account has a cooling period. You can use this one from {date}; use another account until then.',
  bankAfterContactChange:
    'The e-mail or mobile of a holder changed on {changed}. You can add a bank account from {date}.',
  duplicateAccount: 'This bank account is already in your folio. Choose it from the list.',
  pennyDrop: 'We will credit Re. 1 (Rs. 1) to this account to verify it. Keep the account details ready.',
  mandateAtMaximum:
    'A mandate for the maximum of Rs {most} already exists for this account. You can use it as it is.',
  mandateUnavailable:
    'An e-mandate is not available for this account or bank. Choose a Savings or NRO account of another bank.',
  eligibleBank: 'This bank takes mandates by {channel}.',
} as const

/** Logging in and registering: S8.038 to S8.046. */
const auth = {
  invalidCredentials:
    'The PAN or the password is not right. Try again, reset your password, or register if you are new.',
  accountLocked: 'Your user ID is locked after too many attempts. Unlock it with a one-time code to log in.',
  notLocked: 'This user ID is not locked. Log in with your password, or reset it.',
  usernameTaken: 'This username is already registered. Your PAN is your username: log in with it.',
  alreadyRegistered: 'Your registration is already complete. Log in with your password.',
  passwordReset: 'Your password has been reset. Log in with the new one.',
  emailBlocked: 'This e-mail address is blocked. Use another e-mail address, or call our helpline.',
  attemptsExceeded: 'You have used all attempts. Ask for a new code in an hour.',
  noContactInFolio:
    'Your folio has no valid e-mail or mobile, so we cannot send a code. Update it at a branch.',
} as const

/** Statements: S8.047 to S8.050. */
const statements = {
  statementSent: 'We sent your statement to your registered e-mail.',
  statementDownloaded: 'Your statement has been downloaded. Look for it in your downloads folder.',
  allFoliosByEmail: 'We send a statement of all folios by e-mail only. Choose e-mail, or a single folio.',
  noTransactionsInPeriod: 'There are no transactions in this period. Choose a longer one.',
} as const

/** Systematic plans: S8.051 to S8.057. */
const sip = {
  sipCannotPause: 'This SIP is not eligible for a pause. It does not run now, or a pause would outlast it.',
  smartSipCannotPause: 'A Smart SIP cannot be paused. You can cancel it instead.',
  sipCannotCancel:
    'This SIP is not eligible for cancellation: it has ended, or ends before that would take effect. You need not do anything.',
  sipModifiedRecently: 'A SIP can be modified once in {months} months. You can modify this one from {date}.',
  onlineSipsOnly:
    'You can do this only for SIPs registered online. Cancel this one here and start a new one, or visit a branch.',
  sipAlreadyRenewed: 'This SIP has already been renewed. See it under your systematic plans.',
  sipEndInPast: 'The end date must be in the future. Choose a later date.',
} as const

/** Nominees: S8.058 to S8.061. */
const nominee = {
  nomineeIncomplete: 'The nominee details are incomplete. Fill in the fields that are marked.',
  nomineeUnchanged: 'This nominee is the same as the existing one. Change a detail, or go back.',
  nomineeNameConflict: 'The nominee’s name must differ from the applicant’s. Enter another nominee.',
  nomineePanConflict: 'The nominee’s PAN must differ from the applicant’s. Check the PAN.',
  nomineeIdConflict:
    'The nominee’s identification number must differ from the applicant’s. Check the number.',
  guardianNameConflict: 'The guardian’s name must differ from the nominee’s. Enter another guardian.',
  addNominee: 'Your folio has no nominee. Add one now, so that your family can claim it without delay.',
} as const

/** Everything else: S8.062 to S8.070. */
const generic = {
  ...failures,
  noData: 'There is nothing to show here yet.',
  cannotProcess: 'We could not process your request. Try again, or call our helpline.',
  panWithoutSchemes: 'There are no schemes under this PAN yet. Explore our funds to make a first investment.',
  taxStatusIneligible:
    'Only PANs of Individual or HUF tax status are accepted. Use another PAN, or visit a branch.',
  individualsOnly:
    'Only PANs of Individual tax status are accepted here. Use another PAN, or visit a branch.',
  tinInvalid: 'The TIN details are not valid. Update your TIN details, then try again.',
  newFolioAtBranch: 'Visit a branch to open a new folio for this PAN. Find the one nearest to you.',
  aadhaarNotLinked: 'PAN {pan} is not linked with Aadhar.',
} as const

export const themes = {
  ...kyc,
  ...folio,
  ...bank,
  ...auth,
  ...statements,
  ...sip,
  ...nominee,
  ...generic,
} as const
