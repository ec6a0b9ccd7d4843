import { routes, type RemoteEntries } from '@portal/kernel'
import { msg } from '@portal/kernel/words'

/** In the bar, MY INVESTMENTS and the Invest group of TRANSACT (S2.068 to S2.070): a purchase starts at the funds. */
const navigation: RemoteEntries['navigation'] = [
  { label: msg`Home`, to: routes.dashboard.path, icon: 'home', at: { main: 10 } },
  { label: msg`Explore Funds`, to: routes.exploreFunds.path, icon: 'trend-up', at: { main: 30, more: 10 } },
  { label: msg`My Portfolio`, to: routes.portfolio.path, icon: 'pie-chart', at: { investments: 10 } },
  {
    label: msg`My Transactions`,
    to: routes.transactions.path,
    icon: 'table',
    at: { investments: 20, more: 20 },
  },
  {
    label: msg`My Systematic Plans`,
    to: routes.systematicPlans.path,
    icon: 'calendar-clock',
    at: { investments: 30, more: 30 },
  },
  { label: msg`Statements`, to: routes.statement.path, icon: 'document', at: { investments: 40 } },
  {
    label: msg`Lumpsum`,
    to: routes.exploreAllFunds.path,
    icon: 'plus',
    at: { transact: 10 },
    group: msg`Invest`,
  },
  { label: msg`SIP`, to: routes.sip.path, icon: 'sip', at: { transact: 20 }, group: msg`Invest` },
  { label: msg`My Profile`, to: routes.accountDetails.path, icon: 'user', at: { more: 60 } },
]

const search: RemoteEntries['search'] = [
  {
    name: msg`Dashboard`,
    keywords: msg`home, dashboard, overview, summary, start`,
    to: routes.dashboard.path,
    at: 10,
  },
  {
    name: msg`My portfolio`,
    keywords: msg`portfolio, holdings, investments, value, gain, returns, folio`,
    to: routes.portfolio.path,
    at: 20,
  },
  {
    name: msg`My transactions`,
    keywords: msg`transactions, history, orders, status, payment, failed`,
    to: routes.transactions.path,
    at: 30,
  },
  {
    name: msg`My systematic plans`,
    keywords: msg`systematic plans, sip, stp, swp, pause sip, cancel sip, modify sip, instalment`,
    to: routes.systematicPlans.path,
    at: 40,
    top: 60,
  },
  {
    name: msg`Explore funds`,
    keywords: msg`funds, schemes, explore, compare, nav, returns, category`,
    to: routes.exploreFunds.path,
    at: 50,
    top: 20,
  },
  {
    name: msg`All funds`,
    keywords: msg`all funds, all schemes, list of funds, equity, debt, hybrid`,
    to: routes.exploreAllFunds.path,
    at: 60,
  },
  {
    name: msg`Invest a lump sum`,
    keywords: msg`invest, lump sum, lumpsum, buy, purchase, one time`,
    to: routes.exploreAllFunds.path,
    at: 70,
    top: 10,
  },
  {
    name: msg`Start a SIP`,
    keywords: msg`sip, start sip, monthly investment, systematic investment plan`,
    to: routes.sip.path,
    at: 80,
    top: 30,
  },
  {
    name: msg`Statements`,
    keywords: msg`statement, account statement, capital gains, tax, download`,
    to: routes.statement.path,
    at: 190,
    top: 50,
  },
  {
    name: msg`My profile`,
    keywords: msg`profile, account details, contact, address, bank, nominee`,
    to: routes.accountDetails.path,
    at: 210,
  },
  {
    name: msg`Notifications`,
    keywords: msg`notifications, messages, alerts`,
    to: routes.notifications.path,
    at: 220,
  },
]

export default { navigation, search } satisfies RemoteEntries
