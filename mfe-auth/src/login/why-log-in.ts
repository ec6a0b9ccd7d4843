import { routes } from '@portal/kernel'

/** What a page is opened for, by the beginning of its address: a page below another one stands before it. */
const purposes: readonly (readonly [string, string])[] = [
  [routes.investPayment.path, 'pay for your order'],
  [routes.multiPayment.path, 'pay for your orders'],
  [routes.multiNeft.path, 'pay for your orders'],
  [routes.investSuccess.path, 'see your order'],
  [routes.multiSuccess.path, 'see your orders'],
  [routes.failedSip.path, 'pay the instalment that your bank did not pay'],
  [routes.cancelRedemption.path, 'cancel your redemption'],
  [routes.cancelSwitch.path, 'cancel your switch'],
  [routes.transactions.path, 'see your transactions'],
  [routes.renewSip.path, 'renew your SIP'],
  [routes.renewSipList.path, 'renew your SIPs'],
  [routes.modifySip.path, 'change your SIP'],
  [routes.changePlan.path, 'change your plan'],
  [routes.systematicPlans.path, 'see your systematic plans'],
  [routes.renewMandateList.path, 'renew your mandates'],
  [routes.eMandateReview.path, 'approve your mandate'],
  [routes.eMandateSuccess.path, 'see your mandate'],
  [routes.eMandateFailed.path, 'see why your mandate was not registered'],
  [routes.eMandateBank.path, 'register a mandate'],
  [routes.eMandateDetails.path, 'register a mandate'],
  [routes.eMandate.path, 'see your mandates'],
  [routes.daaf.path, 'see the switch that we propose, and approve it'],
  [routes.jointHolders.path, 'see the contact details of joint holders'],
  [routes.serviceRequests.path, 'see your requests'],
  [routes.oneServiceRequest.path, 'see your request'],
  [routes.serviceRequest.path, 'make a service request'],
  [routes.kycApplicant.path, 'continue your KYC'],
  [routes.onboardApplicant.path, 'continue your KYC'],
  [routes.videoKyc.path, 'continue your KYC'],
  [routes.statement.path, 'get your statement'],
  [routes.notifications.path, 'read your notifications'],
  [routes.helpQuery.path, 'see our answer to you'],
  [routes.accountDetails.path, 'see your account details'],
]

/** Pages that a log-in leads to anyway. */
const usual: readonly string[] = [routes.home.path, routes.dashboard.path]

/**
 * Why a visit that was going somewhere must log in, as a sentence; undefined where it was going nowhere in particular.
 * What follows the address of a page, a query or a page below it, is no part of the reason.
 */
export function whyLogIn(target: string | undefined): string | undefined {
  const path = target?.replace(/[?#].*$/, '')
  if (path === undefined || usual.includes(path)) return undefined
  const known = purposes.find(([beginning]) => path === beginning || path.startsWith(`${beginning}/`))
  return known ? `Log in to ${known[1]}.` : 'Log in to open the page that you came for.'
}
