import { routes, type Text, textOf } from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'

/** Why a page needs a log-in, by the beginning of its address: a page below another one stands before it. */
const reasons: readonly (readonly [string, Text])[] = [
  [routes.investPayment.path, msg`Log in to pay for your order.`],
  [routes.multiPayment.path, msg`Log in to pay for your orders.`],
  [routes.multiNeft.path, msg`Log in to pay for your orders.`],
  [routes.investSuccess.path, msg`Log in to see your order.`],
  [routes.multiSuccess.path, msg`Log in to see your orders.`],
  [routes.failedSip.path, msg`Log in to pay the instalment that your bank did not pay.`],
  [routes.cancelRedemption.path, msg`Log in to cancel your redemption.`],
  [routes.cancelSwitch.path, msg`Log in to cancel your switch.`],
  [routes.transactions.path, msg`Log in to see your transactions.`],
  [routes.renewSip.path, msg`Log in to renew your SIP.`],
  [routes.renewSipList.path, msg`Log in to renew your SIPs.`],
  [routes.modifySip.path, msg`Log in to change your SIP.`],
  [routes.changePlan.path, msg`Log in to change your plan.`],
  [routes.systematicPlans.path, msg`Log in to see your systematic plans.`],
  [routes.renewMandateList.path, msg`Log in to renew your mandates.`],
  [routes.eMandateReview.path, msg`Log in to approve your mandate.`],
  [routes.eMandateSuccess.path, msg`Log in to see your mandate.`],
  [routes.eMandateFailed.path, msg`Log in to see why your mandate was not registered.`],
  [routes.eMandateBank.path, msg`Log in to register a mandate.`],
  [routes.eMandateDetails.path, msg`Log in to register a mandate.`],
  [routes.eMandate.path, msg`Log in to see your mandates.`],
  [routes.daaf.path, msg`Log in to see the switch that we propose, and approve it.`],
  [routes.jointHolders.path, msg`Log in to see the contact details of joint holders.`],
  [routes.serviceRequests.path, msg`Log in to see your requests.`],
  [routes.oneServiceRequest.path, msg`Log in to see your request.`],
  [routes.serviceRequest.path, msg`Log in to make a service request.`],
  [routes.kycApplicant.path, msg`Log in to continue your KYC.`],
  [routes.onboardApplicant.path, msg`Log in to continue your KYC.`],
  [routes.videoKyc.path, msg`Log in to continue your KYC.`],
  [routes.statement.path, msg`Log in to get your statement.`],
  [routes.notifications.path, msg`Log in to read your notifications.`],
  [routes.helpQuery.path, msg`Log in to see our answer to you.`],
  [routes.accountDetails.path, msg`Log in to see your account details.`],
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
  const known = reasons.find(([beginning]) => path === beginning || path.startsWith(`${beginning}/`))
  return known ? textOf(known[1]) : t`Log in to open the page that you came for.`
}
