import { routes } from '@portal/kernel'
import { type Campaign, campaignOf, withoutCampaign } from './campaign'
import { belowBasename, isInternalPath } from './portal-path'

/** A page of the portal that a received link leads to. */
export interface InsideLink {
  to: string
  /** The scheme plan that the link names: it becomes the default scheme of the purchase (S4.079, S2.168). */
  scheme?: string
  /** The log-in page: session and local storage are cleared first (S2.171). */
  endsSession?: true
  campaign?: Campaign
}
export interface OutsideLink {
  href: string
  campaign?: Campaign
}

/** Where a link that came as data leads: to a page of the portal, outside of it, or nowhere that we follow. */
export type ReceivedLink = InsideLink | OutsideLink | null

const schemePlanCode = /^[A-Z0-9]{2,12}-[DR][GDR]$/

/**
 * Reads a link of a notification or a banner (S4.079 to S4.084). Pages of the portal are opened inside of it, and only
 * those that investors have; other sites need https; anything else, scripts above all, is dropped.
 */
export function readReceivedLink(link: string | null, origin = location.origin): ReceivedLink {
  const address = link ? parse(link, origin) : undefined
  if (!address || address.username || address.password) return null
  const campaign = campaignOf(address.searchParams)
  const tracked = campaign && { campaign }
  if (address.origin !== origin)
    return address.protocol === 'https:' ? { href: address.href, ...tracked } : null
  const path = belowBasename(address.href)
  if (/^\/auth\/login(\?|$)/.test(path)) return { to: routes.login.path, endsSession: true, ...tracked }
  if (!isInternalPath(path)) return null
  return { ...insideLink(path, address.searchParams.get('schemecode')), ...tracked }
}

function insideLink(path: string, scheme: string | null): InsideLink {
  if (scheme === null) return { to: withoutCampaign(path) }
  return schemePlanCode.test(scheme)
    ? { to: routes.multiInvestment.path, scheme }
    : { to: routes.exploreAllFunds.path }
}

function parse(link: string, origin: string): URL | undefined {
  try {
    return new URL(link, `${origin}/investors/`)
  } catch {
    return undefined
  }
}
