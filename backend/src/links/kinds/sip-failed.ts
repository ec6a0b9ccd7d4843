import { msg } from '@portal/contracts/words/macros'
import { href, routes } from '@portal/contracts/wire/routes'
import { aboutPlan } from './about'
import type { LinkKind } from './link-kind'

/** About a SIP whose debit failed: the instalment can be invested at once. */
export const sipFailed: LinkKind = {
  sessionScope: 'failedSipReinvest',
  remote: 'mfe-transact',
  page: routes.transactionLink,
  start: (plan) => href(routes.failedSip, { plan: plan ?? '' }),
  subject: msg`Your SIP instalment was not paid`,
  words: msg`see why your bank did not pay your SIP instalment, and invest now`,
  about: aboutPlan,
}
