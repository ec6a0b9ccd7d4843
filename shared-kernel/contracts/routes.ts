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
  forgotPassword: route('/auth/forgot-password'),
  unlock: route('/auth/unlock'),
  quickInvest: route('/auth/quick-invest'),
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
  help: route('/home/help'),
  accountDetails: route('/home/profile/account-details'),
  security: route('/home/profile/security'),
  notifications: route('/home/notifications'),
  notification: route('/home/notifications/notification', ['id']),
  selectScheme: route('/home/transact/select-scheme', ['plan', 'unclaimed']),
  transactReview: route('/home/transact/review', ['plan']),
  redemptionDetail: route('/home/transact/redeemption-detail', ['plan']),
  eMandate: route('/home/e-mandate'),
  sip: route('/home/sip'),
  renewSipList: route('/home/renew-sip-list'),
  renewMandateList: route('/home/renew-mandate-list'),
  nomineeDetails: route('/home/service-request/nominee-details'),
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
