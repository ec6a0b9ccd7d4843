import { msg } from '@portal/contracts/words/macros'
import { href, routes } from '@portal/contracts/wire/routes'
import { aboutRegistration } from './about'
import type { LinkKind } from './link-kind'

const mandate = {
  sessionScope: 'eMandateStandalone',
  remote: 'mfe-mandate',
  page: routes.eMandateLink,
} as const

export const newMandate: LinkKind = {
  ...mandate,
  start: () => href(routes.eMandateBank),
  subject: msg`Register a mandate`,
  words: msg`register a mandate, so that your bank pays your SIPs`,
}

/** About a registration that the bank refused. */
export const failedMandate: LinkKind = {
  ...mandate,
  start: (registration) =>
    registration ? href(routes.eMandateFailed, { registration }) : href(routes.eMandateBank),
  subject: msg`Your mandate was not registered`,
  words: msg`see why your bank did not register your mandate, and try again`,
  about: aboutRegistration,
}
