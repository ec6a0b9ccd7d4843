/** A page of the portal, named once; links between remotes are made of these, never of strings. */
export interface RouteReference<Query extends string = never> {
  readonly path: string
  readonly query: readonly Query[]
}

const route = <Query extends string = never>(
  path: string,
  query: readonly Query[] = [],
): RouteReference<Query> => Object.freeze({ path, query })

/** The routes of section 2 that screens link to; paths are below the basename `/investors`. */
export const routes = {
  home: route('/'),
  login: route('/auth/login'),
  register: route('/auth/register'),
  setPassword: route('/auth/set-password'),
  logInByCode: route('/auth/login-code'),
  passwordRecovery: route('/auth/password-recovery'),
  forgotPassword: route('/auth/forgot-password'),
  resetPasswordOtp: route('/auth/reset-password-otp'),
  setNewPassword: route('/auth/set-new-password'),
  unlock: route('/auth/unlock'),
  unlockOtp: route('/auth/unlock-otp'),
  recoveryDetails: route('/auth/recovery-details'),
  addPasskey: route('/auth/add-passkey'),
  quickInvest: route('/auth/quick-invest', ['scheme']),
  quickInvestFolio: route('/auth/quick-invest-select-folio'),
  quickInvestCode: route('/auth/quick-invest-verify-otp'),
  feedback: route('/auth/feedback'),
  dashboard: route('/home/dashboard'),
  exploreFunds: route('/home/explore-funds'),
  exploreAllFunds: route('/home/explore-funds/All'),
  scheme: route('/home/explore-funds/scheme', ['scheme']),
  schemeDocuments: route('/home/explore-funds/scheme/documents', ['scheme', 'document', 'from']),
  portfolio: route('/home/investments/portfolio'),
  transactions: route('/home/investments/transactions'),
  systematicPlans: route('/home/investments/systematic-plans', ['plan']),
  changePlan: route('/home/investments/modify', ['plan', 'change']),
  modifySip: route('/home/investments/modify-sip', ['plan']),
  renewSip: route('/home/investments/renew-sip', ['plan']),
  planReview: route('/home/investments/review'),
  planChanged: route('/home/investments/success', ['order']),
  sipModified: route('/home/investments/modify-success/SIP', ['order']),
  statement: route('/home/statement'),
  serviceRequest: route('/home/service-request'),
  help: route('/home/help', ['topic']),
  askQuery: route('/home/help/ask', ['topic']),
  helpQuery: route('/home/help/query', ['number']),
  branches: route('/home/help/branches', ['near']),
  accountDetails: route('/home/profile/account-details'),
  security: route('/home/profile/security'),
  addApplicant: route('/home/create-folio/add-applicant'),
  kycApplicant: route('/home/create-folio/kyc-applicant', ['token', 'customerId', 'merchantId']),
  onboardApplicant: route('/home/create-folio/onboard-applicant', ['state']),
  addNominee: route('/home/create-folio/add-nominee'),
  folioAccount: route('/home/create-folio/add-account'),
  folioCheque: route('/home/create-folio/upload-cheque'),
  folioReview: route('/home/create-folio/review'),
  folioInvest: route('/home/create-folio/invest'),
  videoKyc: route('/home/create-folio/video-kyc', ['purpose']),
  notifications: route('/home/notifications'),
  notification: route('/home/notifications/notification', ['id']),
  selectScheme: route('/home/transact/select-scheme', ['plan', 'unclaimed', 'scheme', 'folio']),
  transactReview: route('/home/transact/review', ['plan']),
  redemptionDetail: route('/home/transact/redeemption-detail', ['plan']),
  daaf: route('/switch-daaf', ['link']),
  daafSuccess: route('/switch-daaf/daaaf-success', ['order']),
  eMandate: route('/home/e-mandate'),
  eMandateLink: route('/home/e-mandate/link'),
  eMandateBank: route('/home/e-mandate/bank-details', ['back']),
  eMandateDetails: route('/home/e-mandate/mandate-details'),
  eMandateReview: route('/home/e-mandate/review'),
  eMandateSuccess: route('/home/e-mandate/success', ['registration']),
  eMandateFailed: route('/home/e-mandate/failed', ['registration']),
  sip: route('/home/sip'),
  renewSipList: route('/home/renew-sip-list'),
  renewMandateList: route('/home/renew-mandate-list'),
  nomineeDetails: route('/home/service-request/nominee-details', ['folio']),
  editNominee: route('/home/service-request/edit-nominee', ['folio', 'optOut']),
  bankList: route('/home/service-request/bank-list', ['change']),
  addBank: route('/home/service-request/add-bank', ['folio']),
  bankReview: route('/home/service-request/bank-review', ['id']),
  folioConsolidation: route('/home/service-request/folio-consolidation'),
  sourceFolio: route('/home/service-request/source-folio', ['target']),
  folioSuccess: route('/home/service-request/folio-success', ['id']),
  contactDetails: route('/home/service-request/contact'),
  taxDetails: route('/home/service-request/tax-details'),
  folioLock: route('/home/service-request/folio-lock'),
  jointHolders: route('/home/service-request/joint-holders'),
  serviceRequests: route('/home/service-request/requests'),
  oneServiceRequest: route('/home/service-request/request', ['id']),
  multiInvestment: route('/home/transaction/multi-investment/1'),
  cancelRedemption: route('/home/investments/transactions/cancel-redemption'),
  cancelSwitch: route('/home/investments/transactions/cancel-switch'),
  invest: route('/home/transaction/invest', ['scheme', 'amount', 'type']),
  investMore: route('/home/investments/invest-more', ['scheme', 'folio']),
  investReview: route('/home/transaction/review'),
  investPayment: route('/home/transaction/payment', ['order']),
  investSuccess: route('/home/transaction/successfull', ['order']),
} as const

/** The address of a page: `href(routes.scheme, { scheme: 'FLEXI-DG' })`. Undefined values are left out. */
export function href<Query extends string>(
  reference: RouteReference<Query>,
  query: Partial<Record<Query, string | undefined>> = {},
): string {
  const pairs = reference.query.flatMap((name) => {
    const value = query[name]
    return value === undefined ? [] : [[name, value] as [string, string]]
  })
  return pairs.length ? `${reference.path}?${new URLSearchParams(pairs)}` : reference.path
}
