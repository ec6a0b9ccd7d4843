import { currentPlace } from '../menus/current-entry'
import { investmentEntries, moreEntries, transactGroups } from '../menus/menu-entries'

const names = new Map<string, string>([
  ['/auth', 'Log in'],
  ['/home', 'Neem Mutual Fund'],
  ['/home/dashboard', 'Home'],
  ['/home/investments', 'My Investments'],
  ['/home/transact', 'Transact'],
  ['/home/transaction', 'Invest'],
  ['/home/notifications', 'Notifications'],
  ['/home/profile', 'My Profile'],
  ...[...investmentEntries, ...moreEntries, ...(transactGroups.at(-1)?.entries ?? [])].map(
    ({ to, label }): [string, string] => [to, label],
  ),
])

/** What the investor calls the part of the portal that a path lies in, when its page cannot say so itself. */
export function placeName(pathname: string): string {
  return names.get(currentPlace([...names.keys()], { pathname }) ?? '') ?? 'Neem Mutual Fund'
}
