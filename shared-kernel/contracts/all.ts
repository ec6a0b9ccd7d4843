import { authApi } from './auth'
import { autoSwitchApi } from './auto-switch'
import { ticketApi } from './support-ticket'
import { campaignApi } from './campaign'
import { cartApi } from './cart'
import { contentApi } from './content'
import { distributorApi } from './distributor'
import { documentApi } from './document'
import { featureAccessApi } from './feature-access'
import { feedbackApi } from './feedback'
import { investmentSolutionApi } from './investment-solution'
import { investorApi } from './investor'
import { portfolioApi } from './portfolio'
import { profileApi } from './profile'
import { sessionsApi } from './sessions'
import { notificationApi } from './notification'
import { otpApi } from './otp'
import { passkeyApi } from './passkey'
import { recoveryApi } from './recovery-details'
import { waitingApi } from './waiting'
import { authMethodsApi } from './auth-methods'
import { otpGenerateApi } from './otp-generate'
import { bankApi } from './bank'
import { mandateApi } from './mandate'
import { actionLinkApi } from './action-link'
import { masterApi } from './master'
import { panApi } from './pan'
import { kycApi, kycPreLoginApi } from './kyc'
import { kycVideoApi } from './kyc-video'
import { openSchemesApi } from './open-schemes'
import { productApi } from './product'
import { searchApi } from './search'
import { lastTransactionApi } from './last-transaction'
import { orderApi } from './order'
import { paymentApi } from './payment'
import { purchaseApi } from './purchase'
import { instantRedemptionApi } from './instant-redemption'
import { redemptionApi } from './redemption'
import { unclaimedApi } from './unclaimed'
import { daafApi } from './daaf'
import { switchApi } from './switch'
import { sipApi } from './sip'
import { sipTopUpOnceApi } from './sip-top-up-once'
import { statementApi } from './statement'
import { changeDividendApi } from './change-dividend'
import { createFolioApi, holderLinkApi } from './create-folio'
import { newAccountApi } from './new-account'
import { systematicOutflowApi } from './systematic-outflow'
import { planChangeApi } from './plan-change'
import { systematicPlanApi } from './systematic-plan'
import { consolidationApi } from './consolidation'
import { contactChangeApi } from './contact-change'
import { folioBankApi } from './folio-bank'
import { folioLockApi } from './folio-lock'
import { nomineeApi } from './nominee'
import { serviceRequestApi } from './service-request'
import { taxDeclarationApi } from './tax-declaration'
import { timelineApi } from './transaction-timeline'

/** Every call there is, by area: the OpenAPI document and the crawl tests walk this. */
export const areas = {
  auth: authApi,
  authMethods: authMethodsApi,
  recovery: recoveryApi,
  passkey: passkeyApi,
  otp: otpApi,
  otpGenerate: otpGenerateApi,
  product: productApi,
  openSchemes: openSchemesApi,
  investor: investorApi,
  waiting: waitingApi,
  portfolio: portfolioApi,
  profile: profileApi,
  sessions: sessionsApi,
  order: orderApi,
  lastTransaction: lastTransactionApi,
  timeline: timelineApi,
  purchase: purchaseApi,
  autoSwitch: autoSwitchApi,
  investmentSolution: investmentSolutionApi,
  redemption: redemptionApi,
  unclaimed: unclaimedApi,
  daaf: daafApi,
  instantRedemption: instantRedemptionApi,
  switch: switchApi,
  sip: sipApi,
  sipTopUpOnce: sipTopUpOnceApi,
  systematicOutflow: systematicOutflowApi,
  changeDividend: changeDividendApi,
  systematicPlan: systematicPlanApi,
  planChange: planChangeApi,
  payment: paymentApi,
  cart: cartApi,
  statement: statementApi,
  content: contentApi,
  notification: notificationApi,
  pan: panApi,
  createFolio: createFolioApi,
  holderLink: holderLinkApi,
  newAccount: newAccountApi,
  kyc: kycApi,
  kycPreLogin: kycPreLoginApi,
  kycVideo: kycVideoApi,
  bank: bankApi,
  mandate: mandateApi,
  actionLink: actionLinkApi,
  featureAccess: featureAccessApi,
  master: masterApi,
  search: searchApi,
  feedback: feedbackApi,
  campaign: campaignApi,
  ticket: ticketApi,
  document: documentApi,
  serviceRequest: serviceRequestApi,
  nominee: nomineeApi,
  folioBank: folioBankApi,
  contactChange: contactChangeApi,
  taxDeclaration: taxDeclarationApi,
  consolidation: consolidationApi,
  folioLock: folioLockApi,
  distributor: distributorApi,
}
