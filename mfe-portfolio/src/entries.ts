import { routes, type RemoteEntries } from '@portal/kernel'

/** In the bar, MY INVESTMENTS and the Invest group of TRANSACT (S2.068 to S2.070): a purchase starts at the funds. */
const navigation: RemoteEntries['navigation'] = [
  { label: 'Home', to: routes.dashboard.path, icon: 'home', at: { main: 10 } },
  { label: 'Explore Funds', to: routes.exploreFunds.path, icon: 'trend-up', at: { main: 30, more: 10 } },
  { label: 'My Portfolio', to: routes.portfolio.path, icon: 'pie-chart', at: { investments: 10 } },
  {
    label: 'My Transactions',
    to: routes.transactions.path,
    icon: 'table',
    at: { investments: 20, more: 20 },
  },
  {
    label: 'My Systematic Plans',
    to: routes.systematicPlans.path,
    icon: 'calendar-clock',
    at: { investments: 30, more: 30 },
  },
  { label: 'Statements', to: routes.statement.path, icon: 'document', at: { investments: 40 } },
  { label: 'Lumpsum', to: routes.exploreAllFunds.path, icon: 'plus', at: { transact: 10 }, group: 'Invest' },
  { label: 'SIP', to: routes.sip.path, icon: 'sip', at: { transact: 20 }, group: 'Invest' },
  { label: 'My Profile', to: routes.accountDetails.path, icon: 'user', at: { more: 60 } },
]

const search: RemoteEntries['search'] = [
  {
    name: 'Dashboard',
    keywords: 'home, dashboard, overview, summary, start',
    to: routes.dashboard.path,
    at: 10,
  },
  {
    name: 'My portfolio',
    keywords: 'portfolio, holdings, investments, value, gain, returns, folio',
    to: routes.portfolio.path,
    at: 20,
  },
  {
    name: 'My transactions',
    keywords: 'transactions, history, orders, status, payment, failed',
    to: routes.transactions.path,
    at: 30,
  },
  {
    name: 'My systematic plans',
    keywords: 'systematic plans, sip, stp, swp, pause sip, cancel sip, modify sip, instalment',
    to: routes.systematicPlans.path,
    at: 40,
    top: 60,
  },
  {
    name: 'Explore funds',
    keywords: 'funds, schemes, explore, compare, nav, returns, category',
    to: routes.exploreFunds.path,
    at: 50,
    top: 20,
  },
  {
    name: 'All funds',
    keywords: 'all funds, all schemes, list of funds, equity, debt, hybrid',
    to: routes.exploreAllFunds.path,
    at: 60,
  },
  {
    name: 'Invest a lump sum',
    keywords: 'invest, lump sum, lumpsum, buy, purchase, one time',
    to: routes.exploreAllFunds.path,
    at: 70,
    top: 10,
  },
  {
    name: 'Start a SIP',
    keywords: 'sip, start sip, monthly investment, systematic investment plan',
    to: routes.sip.path,
    at: 80,
    top: 30,
  },
  {
    name: 'Statements',
    keywords: 'statement, account statement, capital gains, tax, download',
    to: routes.statement.path,
    at: 190,
    top: 50,
  },
  {
    name: 'My profile',
    keywords: 'profile, account details, contact, address, bank, nominee',
    to: routes.accountDetails.path,
    at: 210,
  },
  {
    name: 'Notifications',
    keywords: 'notifications, messages, alerts',
    to: routes.notifications.path,
    at: 220,
  },
]

export default { navigation, search } satisfies RemoteEntries
