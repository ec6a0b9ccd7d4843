import { authApi } from './identity/auth'
import { autoSwitchApi } from './proposals/auto-switch'
import { ticketApi } from './support/support-ticket'
import { campaignApi } from './support/campaign'
import { cartApi } from './cart/cart'
import { contentApi } from './support/content'
import { distributorApi } from './distributors/distributor'
import { documentApi } from './wire/document'
import { featureAccessApi } from './identity/feature-access'
import { feedbackApi } from './support/feedback'
import { investmentSolutionApi } from './schemes/investment-solution'
import { investorApi } from './folios/investor'
import { portfolioApi } from './portfolio/portfolio'
import { profileApi } from './portfolio/profile'
import { sessionsApi } from './identity/sessions'
import { notificationApi } from './notifications/notification'
import { otpApi } from './identity/otp'
import { passkeyApi } from './identity/passkey'
import { recoveryApi } from './identity/recovery-details'
import { waitingApi } from './notifications/waiting'
import { authMethodsApi } from './identity/auth-methods'
import { otpGenerateApi } from './identity/otp-generate'
import { bankApi } from './mandates/bank'
import { mandateApi } from './mandates/mandate'
import { actionLinkApi } from './wire/action-link'
import { masterApi } from './support/master'
import { panApi } from './identity/pan'
import { kycApi, kycPreLoginApi } from './kyc/kyc'
import { kycVideoApi } from './kyc/kyc-video'
import { openSchemesApi } from './schemes/open-schemes'
import { productApi } from './schemes/product'
import { searchApi } from './schemes/search'
import { lastTransactionApi } from './orders/last-transaction'
import { orderApi } from './orders/order'
import { paymentApi } from './payments/payment'
import { purchaseApi } from './orders/purchase'
import { instantRedemptionApi } from './orders/instant-redemption'
import { redemptionApi } from './orders/redemption'
import { unclaimedApi } from './orders/unclaimed'
import { daafApi } from './proposals/daaf'
import { switchApi } from './orders/switch'
import { sipApi } from './systematic-plans/sip'
import { sipTopUpOnceApi } from './orders/sip-top-up-once'
import { statementApi } from './statements/statement'
import { changeDividendApi } from './orders/change-dividend'
import { createFolioApi, holderLinkApi } from './folio-opening/create-folio'
import { newAccountApi } from './folio-opening/new-account'
import { systematicOutflowApi } from './systematic-plans/systematic-outflow'
import { planChangeApi } from './systematic-plans/plan-change'
import { systematicPlanApi } from './systematic-plans/systematic-plan'
import { consolidationApi } from './folios/consolidation'
import { contactChangeApi } from './service-requests/contact-change'
import { accountProofApi } from './folios/account-proof'
import { folioBankApi } from './folios/folio-bank'
import { folioLockApi } from './folios/folio-lock'
import { nomineeApi } from './folios/nominee'
import { serviceRequestApi } from './service-requests/service-request'
import { taxDeclarationApi } from './service-requests/tax-declaration'
import { timelineApi } from './orders/transaction-timeline'

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
  accountProof: accountProofApi,
  folioBank: folioBankApi,
  contactChange: contactChangeApi,
  taxDeclaration: taxDeclarationApi,
  consolidation: consolidationApi,
  folioLock: folioLockApi,
  distributor: distributorApi,
}
