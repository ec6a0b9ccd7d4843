import { href, routes } from '@portal/kernel'

/** Where a SIP in a fund begins. */
export const sipAddress = (scheme: string): string => href(routes.invest, { scheme, type: 'SIP' })
