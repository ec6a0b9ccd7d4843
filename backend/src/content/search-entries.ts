import type { SearchEntry } from '@portal/kernel/contracts/search'
import { routes, type RouteReference } from '@portal/kernel/contracts/routes'

type Query = Record<string, string>

/** A page of the portal by the words that investors look for it; parameters travel as JSON (S3.066). */
function page(name: string, keywords: string, { path }: RouteReference<string>, query?: Query): SearchEntry {
  return {
    name,
    url: `.${path}`,
    keywords: keywords.split(', '),
    ...(query && { parameters: JSON.stringify(query) }),
    external: false,
  }
}

function elsewhere(name: string, keywords: string, url: string): SearchEntry {
  return { name, url, keywords: keywords.split(', '), external: true }
}

/** Every page of section 2 that an investor can go to by name. */
export const features: readonly SearchEntry[] = [
  page('Dashboard', 'home, dashboard, overview, summary, start', routes.dashboard),
  page('My portfolio', 'portfolio, holdings, investments, value, gain, returns, folio', routes.portfolio),
  page('My transactions', 'transactions, history, orders, status, payment, failed', routes.transactions),
  page(
    'My systematic plans',
    'systematic plans, sip, stp, swp, pause sip, cancel sip, modify sip, instalment',
    routes.systematicPlans,
  ),
  page('Explore funds', 'funds, schemes, explore, compare, nav, returns, category', routes.exploreFunds),
  page('All funds', 'all funds, all schemes, list of funds, equity, debt, hybrid', routes.exploreAllFunds),
  page('Invest a lump sum', 'invest, lump sum, lumpsum, buy, purchase, one time', routes.exploreAllFunds),
  page('Start a SIP', 'sip, start sip, monthly investment, systematic investment plan', routes.sip),
  page('Switch', 'switch, move, change fund, change scheme', routes.selectScheme, { plan: 'SWITCH' }),
  page('Start an STP', 'stp, systematic transfer plan, transfer', routes.selectScheme, { plan: 'STP' }),
  page('Change the IDCW option', 'idcw, dividend, change option, payout, reinvestment', routes.selectScheme, {
    plan: 'DTP',
  }),
  page('Redeem at once', 'instant redemption, insta redeem, urgent, emergency, imps', routes.selectScheme, {
    plan: 'INSTA_REDEEM',
  }),
  page('Redeem', 'redeem, redemption, withdraw, sell, money out', routes.selectScheme, { plan: 'REDEEM' }),
  page('Start an SWP', 'swp, systematic withdrawal plan, regular income', routes.selectScheme, {
    plan: 'SWP',
  }),
  page(
    'Unclaimed amounts',
    'unclaimed, unclaimed dividend, unclaimed redemption, idcw',
    routes.selectScheme,
    {
      plan: 'REDEEM',
      unclaimed: 'true',
    },
  ),
  page('Create an eMandate', 'mandate, emandate, nach, otm, autopay, auto debit', routes.eMandate),
  page('Cancel a redemption', 'cancel redemption, stop redemption', routes.cancelRedemption),
  page('Cancel a switch', 'cancel switch, stop switch', routes.cancelSwitch),
  page('Statements', 'statement, account statement, capital gains, tax, download', routes.statement),
  page(
    'Service requests',
    'service request, add bank, change bank, nominee, contact, fatca, kyc, consolidation',
    routes.serviceRequest,
  ),
  page('My profile', 'profile, account details, contact, address, bank, nominee', routes.accountDetails),
  page('Notifications', 'notifications, messages, alerts', routes.notifications),
  page('Help', 'help, faq, questions, query, contact, support, complaint, helpline', routes.help),
  elsewhere(
    'Link PAN with Aadhaar',
    'aadhaar, aadhar, link pan, pan',
    'https://eportal.incometax.gov.in/iec/foservices/#/pre-login/bl-link-aadhaar',
  ),
]

const favourites = [
  'Invest a lump sum',
  'Explore funds',
  'Start a SIP',
  'Redeem',
  'Statements',
  'My systematic plans',
]

/** What is shown before anything is typed. */
export const topSearches: readonly SearchEntry[] = favourites.flatMap((name) =>
  features.filter((entry) => entry.name === name),
)
