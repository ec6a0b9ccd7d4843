import { href, routes } from '@portal/kernel'
import { belowBasename, isInternalPath } from './portal-path'

/** Where a link that came as data leads: to a page of the portal, outside of it, or nowhere that we follow. */
export type ReceivedLink = { to: string } | { href: string } | null

const schemePlanCode = /^[A-Z0-9]{2,12}-[DR][GDR]$/

/**
 * Reads a link of a notification or a banner (S4.079 to S4.083). Pages of the portal are opened inside of it, and only
 * those that investors have; other sites need https; anything else, scripts above all, is dropped.
 */
export function readReceivedLink(link: string | null, origin = location.origin): ReceivedLink {
  const address = link ? parse(link, origin) : undefined
  if (!address) return null
  if (address.origin !== origin) return address.protocol === 'https:' ? { href: address.href } : null
  const path = belowBasename(address.href)
  if (!isInternalPath(path)) return null
  const scheme = address.searchParams.get('schemecode')
  if (scheme === null) return { to: withoutCampaign(path) }
  return { to: schemePlanCode.test(scheme) ? href(routes.invest, { scheme }) : routes.exploreAllFunds.path }
}

function parse(link: string, origin: string): URL | undefined {
  try {
    return new URL(link, `${origin}/investors/`)
  } catch {
    return undefined
  }
}

/** Parameters that count campaigns are nothing that a page reads; show and showCorrection stay (S4.081). */
function withoutCampaign(path: string): string {
  const [pathname = '', query] = path.split('?')
  const kept = [...new URLSearchParams(query)].filter(([name]) => !name.startsWith('utm'))
  return kept.length ? `${pathname}?${new URLSearchParams(kept)}` : pathname
}
