import { defineRemote, href, routes, type PageHandle } from '@portal/kernel'

const own: Pick<PageHandle, 'access' | 'section'> = { access: 'investor', section: '/home/service-request' }
/** A reload of a page in the middle of a flow goes back to its first one. */
const step = { ...own, inFlow: true }

const pages = {
  nominees: () => import('./nominees/nominee-details.page'),
  editNominee: () => import('./nominees/edit-nominee.page'),
  banks: () => import('./banks/bank-list.page'),
  addBank: () => import('./banks/add-bank.page'),
  bankReview: () => import('./banks/bank-review.page'),
  consolidation: () => import('./consolidation/folio-consolidation.page'),
  sourceFolio: () => import('./consolidation/source-folio.page'),
  folioSuccess: () => import('./consolidation/folio-success.page'),
}

/** The sub-pages that the nct area has too, under the same names (S2.047 to S2.049, S2.055 to S2.057). */
const twins = [
  {
    name: 'edit-nominee',
    handle: { ...step, title: 'Change nominees', afterReload: href(routes.nomineeDetails) },
    page: pages.editNominee,
  },
  { name: 'bank-list', handle: { ...own, title: 'Bank accounts' }, page: pages.banks },
  {
    name: 'add-bank',
    handle: { ...step, title: 'Add a bank account', afterReload: href(routes.bankList) },
    page: pages.addBank,
  },
  { name: 'bank-review', handle: { ...own, title: 'Check the new account' }, page: pages.bankReview },
  { name: 'folio-consolidation', handle: { ...own, title: 'Merge folios' }, page: pages.consolidation },
  {
    name: 'source-folio',
    handle: { ...step, title: 'Choose folios to merge', afterReload: href(routes.folioConsolidation) },
    page: pages.sourceFolio,
  },
  { name: 'folio-success', handle: { ...own, title: 'Merging folios' }, page: pages.folioSuccess },
]

/** What the last part of an address of the nct area may say: the type of the request (S2.058, decision 23). */
const suffixes = ['', '/dcn', '/ifsc', '/dcb']

const help = { access: 'investor', section: '/home/help' } as const

export default defineRemote({
  name: 'mfe-service',
  routes: [
    {
      path: 'home/service-request',
      handle: { ...own, title: 'Service requests' },
      page: () => import('./hub/service-request.page'),
    },
    {
      path: 'home/help',
      handle: { ...help, title: 'Help' },
      page: () => import('./help/help.page'),
    },
    {
      path: 'home/help/ask',
      handle: { ...help, title: 'Ask a question' },
      page: () => import('./help/ask.page'),
    },
    {
      path: 'home/help/query',
      handle: { ...help, title: 'Your query' },
      page: () => import('./help/query.page'),
    },
    {
      path: 'home/help/branches',
      handle: { ...help, title: 'Branches' },
      page: () => import('./help/branches.page'),
    },
    {
      path: 'home/service-request/requests',
      handle: { ...own, title: 'My requests' },
      page: () => import('./requests/requests.page'),
    },
    {
      path: 'home/service-request/request',
      handle: { ...own, title: 'Request' },
      page: () => import('./requests/request.page'),
    },
    {
      path: 'home/service-request/contact',
      handle: { ...own, title: 'E-mail and mobile' },
      page: () => import('./contact/contact.page'),
    },
    {
      path: 'home/service-request/joint-holders',
      handle: { ...own, title: 'Joint holders' },
      page: () => import('./contact/joint-holders.page'),
    },
    {
      path: 'home/service-request/tax-details',
      handle: { ...own, title: 'FATCA and TIN' },
      page: () => import('./tax/tax-details.page'),
    },
    {
      path: 'home/service-request/folio-lock',
      handle: { ...own, title: 'Lock a folio' },
      page: () => import('./lock/folio-lock.page'),
    },
    {
      path: 'home/service-request/nominee-details',
      handle: { ...own, title: 'Nominees' },
      page: pages.nominees,
    },
    ...suffixes.map((suffix) => ({
      path: `nct/nominee-details${suffix}`,
      handle: { ...own, title: 'Nominees' },
      page: pages.nominees,
    })),
    ...twins.flatMap(({ name, handle, page }) => [
      { path: `home/service-request/${name}`, handle, page },
      ...suffixes.map((suffix) => ({ path: `nct/${name}${suffix}`, handle, page })),
    ]),
  ],
})
