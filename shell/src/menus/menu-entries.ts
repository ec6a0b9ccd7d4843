import { href, type IconName, routes } from '@portal/kernel'

/** What an installation may switch off, or offer to some investors only. */
export type Feature = 'serviceRequests' | 'eMandate'

export interface MenuEntry {
  label: string
  to: string
  icon: IconName
  needs?: Feature
}

export interface MenuEntryGroup {
  title?: string
  entries: readonly MenuEntry[]
}

export const homeEntry: MenuEntry = { label: 'HOME', to: routes.dashboard.path, icon: 'home' }
export const exploreEntry: MenuEntry = {
  label: 'EXPLORE FUNDS',
  to: routes.exploreFunds.path,
  icon: 'trend-up',
}
export const helpEntry: MenuEntry = { label: 'HELP', to: routes.help.path, icon: 'help' }

const statements: MenuEntry = { label: 'Statements', to: routes.statement.path, icon: 'document' }
const transactions: MenuEntry = { label: 'My Transactions', to: routes.transactions.path, icon: 'table' }
const systematicPlans: MenuEntry = {
  label: 'My Systematic Plans',
  to: routes.systematicPlans.path,
  icon: 'calendar-clock',
}
const serviceRequest: MenuEntry = {
  label: 'Service Request',
  to: routes.serviceRequest.path,
  icon: 'edit-document',
  needs: 'serviceRequests',
}

/** MY INVESTMENTS (S2.069). */
export const investmentEntries: readonly MenuEntry[] = [
  { label: 'My Portfolio', to: routes.portfolio.path, icon: 'pie-chart' },
  transactions,
  systematicPlans,
  statements,
  serviceRequest,
]

const selectScheme = (plan: 'REDEEM' | 'SWITCH' | 'SWP' | 'STP' | 'DTP') =>
  href(routes.selectScheme, { plan })

/** TRANSACT (S2.070 to S2.075). A purchase starts at the funds; all else starts at what is held. */
export const transactGroups: readonly MenuEntryGroup[] = [
  {
    title: 'Invest',
    entries: [
      { label: 'Lumpsum', to: routes.exploreAllFunds.path, icon: 'plus' },
      { label: 'SIP', to: routes.sip.path, icon: 'sip' },
    ],
  },
  {
    title: 'Switch',
    entries: [
      { label: 'Switch', to: selectScheme('SWITCH'), icon: 'switch' },
      { label: 'STP', to: selectScheme('STP'), icon: 'calendar-clock' },
      { label: 'IDCW Option Change', to: selectScheme('DTP'), icon: 'repeat' },
    ],
  },
  {
    title: 'Redeem',
    entries: [
      { label: 'Redemption', to: selectScheme('REDEEM'), icon: 'redeem' },
      { label: 'SWP', to: selectScheme('SWP'), icon: 'swp' },
    ],
  },
  {
    entries: [
      { label: 'Create eMandate', to: routes.eMandate.path, icon: 'mandate', needs: 'eMandate' },
      { label: 'Cancel Redemption', to: routes.cancelRedemption.path, icon: 'undo' },
      { label: 'Cancel Switch', to: routes.cancelSwitch.path, icon: 'blocked' },
    ],
  },
]

/** What the bottom navigation's More holds: everything of the top menu that it has no place for. */
export const moreEntries: readonly MenuEntry[] = [
  { label: 'Explore Funds', to: routes.exploreFunds.path, icon: 'trend-up' },
  transactions,
  systematicPlans,
  serviceRequest,
  { label: 'Help', to: routes.help.path, icon: 'help' },
  { label: 'My Profile', to: routes.accountDetails.path, icon: 'user' },
]

/** The entries that an installation and an investor may see. */
export function allowed(entries: readonly MenuEntry[], features: ReadonlySet<Feature>): MenuEntry[] {
  return entries.filter((entry) => !entry.needs || features.has(entry.needs))
}
