import { defineRemote, href, routes, type PageHandle } from '@portal/kernel'

const own: Pick<PageHandle, 'access' | 'section'> = { access: 'investor', section: '/home/service-request' }

/** Of the pages that the nct area has too; a reload in the middle of a flow goes back to its first page. */
const twins = {
  nomineeDetails: { ...own, title: 'Nominees' },
  editNominee: { ...own, title: 'Change nominees', inFlow: true, afterReload: href(routes.nomineeDetails) },
  bankList: { ...own, title: 'Bank accounts' },
  addBank: { ...own, title: 'Add a bank account', inFlow: true, afterReload: href(routes.bankList) },
  bankReview: { ...own, title: 'Check the new account' },
  folioConsolidation: { ...own, title: 'Merge folios' },
  sourceFolio: {
    ...own,
    title: 'Choose folios to merge',
    inFlow: true,
    afterReload: href(routes.folioConsolidation),
  },
  folioSuccess: { ...own, title: 'Merging folios' },
} satisfies Record<string, PageHandle>

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
      path: 'home/service-request/nominee-details',
      handle: twins.nomineeDetails,
      page: () => import('./nominees/nominee-details.page'),
    },
    {
      path: 'home/service-request/edit-nominee',
      handle: twins.editNominee,
      page: () => import('./nominees/edit-nominee.page'),
    },
    {
      path: 'home/service-request/bank-list',
      handle: twins.bankList,
      page: () => import('./banks/bank-list.page'),
    },
    {
      path: 'home/service-request/add-bank',
      handle: twins.addBank,
      page: () => import('./banks/add-bank.page'),
    },
    {
      path: 'home/service-request/bank-review',
      handle: twins.bankReview,
      page: () => import('./banks/bank-review.page'),
    },
    {
      path: 'home/service-request/folio-consolidation',
      handle: twins.folioConsolidation,
      page: () => import('./consolidation/folio-consolidation.page'),
    },
    {
      path: 'home/service-request/source-folio',
      handle: twins.sourceFolio,
      page: () => import('./consolidation/source-folio.page'),
    },
    {
      path: 'home/service-request/folio-success',
      handle: twins.folioSuccess,
      page: () => import('./consolidation/folio-success.page'),
    },
    // The last part of an address of the nct area may say the type of the request (S2.058, decision 23).
    {
      path: 'nct/nominee-details',
      handle: twins.nomineeDetails,
      page: () => import('./nominees/nominee-details.page'),
    },
    {
      path: 'nct/nominee-details/dcn',
      handle: twins.nomineeDetails,
      page: () => import('./nominees/nominee-details.page'),
    },
    {
      path: 'nct/nominee-details/ifsc',
      handle: twins.nomineeDetails,
      page: () => import('./nominees/nominee-details.page'),
    },
    {
      path: 'nct/nominee-details/dcb',
      handle: twins.nomineeDetails,
      page: () => import('./nominees/nominee-details.page'),
    },
    {
      path: 'nct/edit-nominee',
      handle: twins.editNominee,
      page: () => import('./nominees/edit-nominee.page'),
    },
    {
      path: 'nct/edit-nominee/dcn',
      handle: twins.editNominee,
      page: () => import('./nominees/edit-nominee.page'),
    },
    {
      path: 'nct/edit-nominee/ifsc',
      handle: twins.editNominee,
      page: () => import('./nominees/edit-nominee.page'),
    },
    {
      path: 'nct/edit-nominee/dcb',
      handle: twins.editNominee,
      page: () => import('./nominees/edit-nominee.page'),
    },
    {
      path: 'nct/bank-list',
      handle: twins.bankList,
      page: () => import('./banks/bank-list.page'),
    },
    {
      path: 'nct/bank-list/dcn',
      handle: twins.bankList,
      page: () => import('./banks/bank-list.page'),
    },
    {
      path: 'nct/bank-list/ifsc',
      handle: twins.bankList,
      page: () => import('./banks/bank-list.page'),
    },
    {
      path: 'nct/bank-list/dcb',
      handle: twins.bankList,
      page: () => import('./banks/bank-list.page'),
    },
    {
      path: 'nct/add-bank',
      handle: twins.addBank,
      page: () => import('./banks/add-bank.page'),
    },
    {
      path: 'nct/add-bank/dcn',
      handle: twins.addBank,
      page: () => import('./banks/add-bank.page'),
    },
    {
      path: 'nct/add-bank/ifsc',
      handle: twins.addBank,
      page: () => import('./banks/add-bank.page'),
    },
    {
      path: 'nct/add-bank/dcb',
      handle: twins.addBank,
      page: () => import('./banks/add-bank.page'),
    },
    {
      path: 'nct/bank-review',
      handle: twins.bankReview,
      page: () => import('./banks/bank-review.page'),
    },
    {
      path: 'nct/bank-review/dcn',
      handle: twins.bankReview,
      page: () => import('./banks/bank-review.page'),
    },
    {
      path: 'nct/bank-review/ifsc',
      handle: twins.bankReview,
      page: () => import('./banks/bank-review.page'),
    },
    {
      path: 'nct/bank-review/dcb',
      handle: twins.bankReview,
      page: () => import('./banks/bank-review.page'),
    },
    {
      path: 'nct/folio-consolidation',
      handle: twins.folioConsolidation,
      page: () => import('./consolidation/folio-consolidation.page'),
    },
    {
      path: 'nct/folio-consolidation/dcn',
      handle: twins.folioConsolidation,
      page: () => import('./consolidation/folio-consolidation.page'),
    },
    {
      path: 'nct/folio-consolidation/ifsc',
      handle: twins.folioConsolidation,
      page: () => import('./consolidation/folio-consolidation.page'),
    },
    {
      path: 'nct/folio-consolidation/dcb',
      handle: twins.folioConsolidation,
      page: () => import('./consolidation/folio-consolidation.page'),
    },
    {
      path: 'nct/source-folio',
      handle: twins.sourceFolio,
      page: () => import('./consolidation/source-folio.page'),
    },
    {
      path: 'nct/source-folio/dcn',
      handle: twins.sourceFolio,
      page: () => import('./consolidation/source-folio.page'),
    },
    {
      path: 'nct/source-folio/ifsc',
      handle: twins.sourceFolio,
      page: () => import('./consolidation/source-folio.page'),
    },
    {
      path: 'nct/source-folio/dcb',
      handle: twins.sourceFolio,
      page: () => import('./consolidation/source-folio.page'),
    },
    {
      path: 'nct/folio-success',
      handle: twins.folioSuccess,
      page: () => import('./consolidation/folio-success.page'),
    },
    {
      path: 'nct/folio-success/dcn',
      handle: twins.folioSuccess,
      page: () => import('./consolidation/folio-success.page'),
    },
    {
      path: 'nct/folio-success/ifsc',
      handle: twins.folioSuccess,
      page: () => import('./consolidation/folio-success.page'),
    },
    {
      path: 'nct/folio-success/dcb',
      handle: twins.folioSuccess,
      page: () => import('./consolidation/folio-success.page'),
    },
  ],
})
