import { msg } from '@portal/contracts/words/macros'
import { href, routes } from '@portal/contracts/wire/routes'
import { aboutPlan } from './about'
import type { LinkKind } from './link-kind'

/** About a SIP that ends soon, or has ended: it is renewed; the others that can be, too (decision 14). */
export const sipExpiring: LinkKind = {
  sessionScope: 'sipExpiringLink',
  remote: 'mfe-transact',
  page: routes.transactionLink,
  start: (plan) => href(routes.renewSip, { plan: plan ?? '' }),
  subject: msg`Your SIP ends soon`,
  words: msg`renew your SIP`,
  about: aboutPlan,
}
