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
  subject: 'Register a mandate',
  words: 'register a mandate, so that your bank pays your SIPs',
}

/** About a registration that the bank refused. */
export const failedMandate: LinkKind = {
  ...mandate,
  start: (registration) =>
    registration ? href(routes.eMandateFailed, { registration }) : href(routes.eMandateBank),
  subject: 'Your mandate was not registered',
  words: 'see why your bank did not register your mandate, and try again',
  about: aboutRegistration,
}
