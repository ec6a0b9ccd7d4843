import { defineRemote, href, routes, type PageHandle } from '@portal/kernel'
import { msg } from '@portal/kernel/words'

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
  words: { hi: () => import('./locales/hi.po') },
  routes: [
    {
      path: 'home/service-request',
      handle: { ...own, title: msg`Service requests` },
      page: () => import('./hub/service-request.page'),
    },
    {
      path: 'home/help',
      handle: { ...help, title: msg`Help` },
      page: () => import('./help/help.page'),
    },
    {
      path: 'home/help/ask',
      handle: { ...help, title: msg`Ask a question` },
      page: () => import('./help/ask.page'),
    },
    {
      path: 'home/help/query',
      handle: { ...help, title: msg`Your query` },
      page: () => import('./help/query.page'),
    },
    {
      path: 'home/help/branches',
      handle: { ...help, title: msg`Branches` },
      page: () => import('./help/branches.page'),
    },
    {
      path: 'home/service-request/requests',
      handle: { ...own, title: msg`My requests` },
      page: () => import('./requests/requests.page'),
    },
    {
      path: 'home/service-request/request',
      handle: { ...own, title: msg`Request` },
      page: () => import('./requests/request.page'),
    },
    {
      path: 'home/service-request/contact',
      handle: { ...own, title: msg`Contact details` },
      page: () => import('./contact/contact.page'),
    },
    {
      path: 'home/service-request/joint-holders',
      handle: { ...own, title: msg`Joint holders` },
      page: () => import('./contact/joint-holders.page'),
    },
    {
      path: 'home/service-request/tax-details',
      handle: { ...own, title: msg`FATCA and TIN` },
      page: () => import('./tax/tax-details.page'),
    },
    {
      path: 'home/service-request/folio-lock',
      handle: { ...own, title: msg`Lock a folio` },
      page: () => import('./lock/folio-lock.page'),
    },
    {
      path: twice('nominee-details'),
      handle: { ...own, title: msg`Nominees` },
      page: () => import('./nominees/nominee-details.page'),
    },
    {
      path: twice('edit-nominee'),
      handle: { ...inFlow(href(routes.nomineeDetails)), title: msg`Change nominees` },
      page: () => import('./nominees/edit-nominee.page'),
    },
    {
      path: twice('bank-list'),
      handle: { ...own, title: msg`Bank accounts` },
      page: () => import('./banks/bank-list.page'),
    },
    {
      path: twice('add-bank'),
      handle: { ...inFlow(href(routes.bankList)), title: msg`Add a bank account` },
      page: () => import('./banks/add-bank.page'),
    },
    {
      path: twice('bank-review'),
      handle: { ...own, title: msg`Check the new account` },
      page: () => import('./banks/bank-review.page'),
    },
    {
      path: twice('folio-consolidation'),
      handle: { ...own, title: msg`Merge folios` },
      page: () => import('./consolidation/folio-consolidation.page'),
    },
    {
      path: twice('source-folio'),
      handle: { ...inFlow(href(routes.folioConsolidation)), title: msg`Choose folios to merge` },
      page: () => import('./consolidation/source-folio.page'),
    },
    {
      path: twice('folio-success'),
      handle: { ...own, title: msg`Merging folios` },
      page: () => import('./consolidation/folio-success.page'),
    },
  ],
})
