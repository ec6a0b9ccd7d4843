import { href, routes, useLocation } from '@portal/kernel'
import { type ReleasedEntry, useReleasedNavigation } from '@portal/kernel/internal'
import { currentPlace } from '../menus/current-entry'

/** What no menu entry names, or names by what is done there first. */
const names: readonly (readonly [string, string])[] = [
  ['/auth', 'Log in'],
  ['/home', 'Neem Mutual Fund'],
  ['/home/dashboard', 'Home'],
  ['/home/investments', 'My Investments'],
  ['/home/transact', 'Transact'],
  [routes.selectScheme.path, 'Choose a scheme'],
  ['/home/transaction', 'Invest'],
  ['/home/notifications', 'Notifications'],
  ['/home/profile', 'My Profile'],
  [routes.quickInvest.path, 'Quick invest'],
  [routes.renewSipList.path, 'Renew your SIP'],
  [routes.renewMandateList.path, 'Renew your eMandate'],
  [routes.nomineeDetails.path, 'Nominee details'],
  [routes.exploreAllFunds.path, 'Explore funds'],
]

/**
 * What the investor calls the part of the portal that an address lies in, when its page cannot say so itself: by the
 * entry that leads there, if its remote is one of those there are.
 */
export function placeName(pathname: string, search: string, entries: readonly ReleasedEntry[]): string {
  const known = new Map([...entries.map(({ to, label }) => [to, label] as const), ...names])
  const plan = new URLSearchParams(search).get('plan') ?? undefined
  const started = known.get(href(routes.selectScheme, { plan }))
  if (pathname === routes.selectScheme.path && started) return started
  return known.get(currentPlace([...known.keys()], { pathname }) ?? '') ?? 'Neem Mutual Fund'
}

export function usePlaceName(): string {
  const { pathname, search } = useLocation()
  return placeName(pathname, search, useReleasedNavigation())
}
