import { href, routes } from '@portal/kernel'
import { currentPlace } from '../menus/current-entry'
import { investmentEntries, moreEntries, transactGroups } from '../menus/menu-entries'

const names = new Map<string, string>([
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
  // A purchase starts at the funds, which go by their own name.
  ...[...transactGroups.flatMap(({ entries }) => entries), ...investmentEntries, ...moreEntries].map(
    ({ to, label }): [string, string] => [to, label],
  ),
  [routes.exploreAllFunds.path, 'Explore funds'],
])

/** What the investor calls the part of the portal that an address lies in, when its page cannot say so itself. */
export function placeName(pathname: string, search = ''): string {
  const plan = new URLSearchParams(search).get('plan') ?? undefined
  const started = names.get(href(routes.selectScheme, { plan }))
  if (pathname === routes.selectScheme.path && started) return started
  return names.get(currentPlace([...names.keys()], { pathname }) ?? '') ?? 'Neem Mutual Fund'
}
