import { href, type RouteReference } from '@portal/kernel'

/** Where a provider sends the browser back to, as a whole address (S2.172 to S2.174). */
export const returnAddress = (page: RouteReference<string>): string =>
  `${globalThis.location.origin}/investors${href(page)}`
