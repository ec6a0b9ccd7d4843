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
import { transactionApi } from './transaction'

/** Every call there is, by area: the OpenAPI document and the crawl tests walk this. */
export const areas = {
  auth: authApi,
  otp: otpApi,
  product: productApi,
  investor: investorApi,
  transaction: transactionApi,
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
