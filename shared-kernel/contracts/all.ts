import { authApi } from './auth'
import { campaignApi } from './campaign'
import { contentApi } from './content'
import { documentApi } from './document'
import { featureAccessApi } from './feature-access'
import { feedbackApi } from './feedback'
import { investorApi } from './investor'
import { portfolioApi } from './portfolio'
import { profileApi } from './profile'
import { sessionsApi } from './sessions'
import { notificationApi } from './notification'
import { otpApi } from './otp'
import { otpGenerateApi } from './otp-generate'
import { bankApi } from './bank'
import { mandateApi } from './mandate'
import { mandateLinkApi } from './mandate-link'
import { masterApi } from './master'
import { panApi } from './pan'
import { productApi } from './product'
import { searchApi } from './search'
import { lastTransactionApi } from './last-transaction'
import { orderApi } from './order'
import { paymentApi } from './payment'
import { purchaseApi } from './purchase'
import { redemptionApi } from './redemption'
import { switchApi } from './switch'
import { sipApi } from './sip'
import { statementApi } from './statement'
import { changeDividendApi } from './change-dividend'
import { exitPlanApi } from './exit-plan'
import { planChangeApi } from './plan-change'
import { systematicPlanApi } from './systematic-plan'
import { storyApi } from './transaction-story'

/** Every call there is, by area: the OpenAPI document and the crawl tests walk this. */
export const areas = {
  auth: authApi,
  otp: otpApi,
  otpGenerate: otpGenerateApi,
  product: productApi,
  investor: investorApi,
  portfolio: portfolioApi,
  profile: profileApi,
  sessions: sessionsApi,
  order: orderApi,
  lastTransaction: lastTransactionApi,
  story: storyApi,
  purchase: purchaseApi,
  redemption: redemptionApi,
  switch: switchApi,
  sip: sipApi,
  exitPlan: exitPlanApi,
  changeDividend: changeDividendApi,
  systematicPlan: systematicPlanApi,
  planChange: planChangeApi,
  payment: paymentApi,
  statement: statementApi,
  content: contentApi,
  notification: notificationApi,
  pan: panApi,
  bank: bankApi,
  mandate: mandateApi,
  mandateLink: mandateLinkApi,
  featureAccess: featureAccessApi,
  master: masterApi,
  search: searchApi,
  feedback: feedbackApi,
  campaign: campaignApi,
  document: documentApi,
}
