import { authApi } from './auth'
import { campaignApi } from './campaign'
import { contentApi } from './content'
import { documentApi } from './document'
import { feedbackApi } from './feedback'
import { investorApi } from './investor'
import { notificationApi } from './notification'
import { otpApi } from './otp'
import { bankApi } from './bank'
import { masterApi } from './master'
import { panApi } from './pan'
import { productApi } from './product'
import { searchApi } from './search'
import { orderApi } from './order'
import { paymentApi } from './payment'
import { purchaseApi } from './purchase'
import { redemptionApi } from './redemption'
import { switchApi } from './switch'
import { sipApi } from './sip'
import { planChangeApi } from './plan-change'
import { systematicPlanApi } from './systematic-plan'

/** Every call there is, by area: the OpenAPI document and the crawl tests walk this. */
export const areas = {
  auth: authApi,
  otp: otpApi,
  product: productApi,
  investor: investorApi,
  order: orderApi,
  purchase: purchaseApi,
  redemption: redemptionApi,
  switch: switchApi,
  sip: sipApi,
  systematicPlan: systematicPlanApi,
  planChange: planChangeApi,
  payment: paymentApi,
  content: contentApi,
  notification: notificationApi,
  pan: panApi,
  bank: bankApi,
  master: masterApi,
  search: searchApi,
  feedback: feedbackApi,
  campaign: campaignApi,
  document: documentApi,
}
