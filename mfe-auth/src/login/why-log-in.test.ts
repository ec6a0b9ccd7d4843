import { href, routes } from '@portal/kernel'
import { whyLogIn } from './why-log-in'

test.each([
  [href(routes.investPayment, { order: 'order-1' }), 'Log in to pay for your order.'],
  [href(routes.daaf, { link: 'link-1' }), 'Log in to see the switch that we propose, and approve it.'],
  [href(routes.eMandateReview), 'Log in to approve your mandate.'],
  [href(routes.eMandate), 'Log in to see your mandates.'],
  [href(routes.cancelRedemption), 'Log in to cancel your redemption.'],
  [href(routes.notification, { id: 'n-1' }), 'Log in to read your notifications.'],
  ['/home/explore-funds?view=debt', 'Log in to open the page that you came for.'],
  ['/home/transaction/payment-link', 'Log in to open the page that you came for.'],
])('whoever was going to %s reads why a log-in is needed', (target, why) => {
  expect(whyLogIn(target)).toBe(why)
})

test.each([undefined, href(routes.home), `${href(routes.dashboard)}?tab=gains`])(
  'going to %s gives no reason: every log-in leads there',
  (target) => expect(whyLogIn(target)).toBeUndefined(),
)
