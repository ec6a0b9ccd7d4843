import { defineRemote, href, routes, type PageHandle } from '@portal/kernel'

const own: Pick<PageHandle, 'access' | 'section'> = { access: 'investor', section: '/home/service-request' }

/** Of a flow: a reload in its middle goes back to its first page. */
const inFlow = (afterReload: string) => ({ ...own, inFlow: true, afterReload })

/** The area's own address of a page, and those of the nct area, whose last part may say the type of the request (S2.058, decision 23). */
const twice = (page: string) => [
  `home/service-request/${page}`,
  ...['', '/dcn', '/ifsc', '/dcb'].map((type) => `nct/${page}${type}`),
]

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
      handle: { ...own, title: 'Contact details' },
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
      path: twice('nominee-details'),
      handle: { ...own, title: 'Nominees' },
      page: () => import('./nominees/nominee-details.page'),
    },
    {
      path: twice('edit-nominee'),
      handle: { ...inFlow(href(routes.nomineeDetails)), title: 'Change nominees' },
      page: () => import('./nominees/edit-nominee.page'),
    },
    {
      path: twice('bank-list'),
      handle: { ...own, title: 'Bank accounts' },
      page: () => import('./banks/bank-list.page'),
    },
    {
      path: twice('add-bank'),
      handle: { ...inFlow(href(routes.bankList)), title: 'Add a bank account' },
      page: () => import('./banks/add-bank.page'),
    },
    {
      path: twice('bank-review'),
      handle: { ...own, title: 'Check the new account' },
      page: () => import('./banks/bank-review.page'),
    },
    {
      path: twice('folio-consolidation'),
      handle: { ...own, title: 'Merge folios' },
      page: () => import('./consolidation/folio-consolidation.page'),
    },
    {
      path: twice('source-folio'),
      handle: { ...inFlow(href(routes.folioConsolidation)), title: 'Choose folios to merge' },
      page: () => import('./consolidation/source-folio.page'),
    },
    {
      path: twice('folio-success'),
      handle: { ...own, title: 'Merging folios' },
      page: () => import('./consolidation/folio-success.page'),
    },
  ],
})
