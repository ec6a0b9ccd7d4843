import { msg } from '@portal/contracts/words/macros'
import { href, routes } from '@portal/contracts/wire/routes'
import type { LinkKind } from './link-kind'

/** About an order whose payment failed: it can be paid again, or placed again once its time is over (S1.053). */
export const paymentFailed: LinkKind = {
  sessionScope: 'paymentFailedLink',
  remote: 'mfe-transact',
  page: routes.paymentLink,
  start: (order) => href(routes.investPayment, { order: order ?? '' }),
  subject: msg`Your payment did not go through`,
  words: msg`pay your order again`,
  about: 'order',
}
