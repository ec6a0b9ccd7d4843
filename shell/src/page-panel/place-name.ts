import { msg } from '@portal/kernel/words'
import { href, routes, type Text, textOf, useLocation } from '@portal/kernel'
import { type ReleasedEntry, useReleasedNavigation } from '@portal/kernel/internal'
import { currentPlace } from '../menus/current-entry'

/** What no menu entry names, or names by what is done there first. */
const names: readonly (readonly [string, Text])[] = [
  ['/auth', msg`Log in`],
  ['/home', 'Neem Mutual Fund'],
  ['/home/dashboard', msg`Home`],
  ['/home/investments', msg`My Investments`],
  ['/home/transact', msg`Transact`],
  [routes.selectScheme.path, msg`Choose a scheme`],
  ['/home/transaction', msg`Invest`],
  ['/home/notifications', msg`Notifications`],
  ['/home/profile', msg`My Profile`],
  [routes.quickInvest.path, msg`Quick invest`],
  [routes.renewSipList.path, msg`Renew your SIP`],
  [routes.renewMandateList.path, msg`Renew your eMandate`],
  [routes.nomineeDetails.path, msg`Nominee details`],
  [routes.exploreAllFunds.path, msg`Explore funds`],
]

/**
 * What the investor calls the part of the portal that an address lies in, when its page cannot say so itself: by the
 * entry that leads there, if its remote is one of those there are.
 */
export function placeName(pathname: string, search: string, entries: readonly ReleasedEntry[]): string {
  const known = new Map([
    ...entries.map(({ to, label }) => [to, label] as const),
    ...names.map(([at, name]) => [at, textOf(name)] as const),
  ])
  const plan = new URLSearchParams(search).get('plan') ?? undefined
  const started = known.get(href(routes.selectScheme, { plan }))
  if (pathname === routes.selectScheme.path && started) return started
  return known.get(currentPlace([...known.keys()], { pathname }) ?? '') ?? 'Neem Mutual Fund'
}

export function usePlaceName(): string {
  const { pathname, search } = useLocation()
  return placeName(pathname, search, useReleasedNavigation())
}
