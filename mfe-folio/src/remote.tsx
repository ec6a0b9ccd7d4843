import { defineRemote, href, routes, type PageHandle } from '@portal/kernel'
import { msg } from '@portal/kernel/words'

const step: Pick<PageHandle, 'access' | 'menus' | 'inFlow'> = {
  access: 'investor',
  menus: 'flow',
  inFlow: true,
}
/** What was entered is kept by the server, so that its flow can start anew (S2.104). */
const later = { ...step, afterReload: href(routes.addApplicant) }
const invest: PageHandle = { ...later, title: msg`Invest in your new folio` }

/** Hands over to the pages of the cart, which have guards of their own. */
const cart: PageHandle = { ...step, title: msg`Your cart` }

const own = { access: 'investor' } as const

export default defineRemote({
  name: 'mfe-folio',
  words: { hi: () => import('./locales/hi.po') },
  routes: [
    {
      path: 'home/create-folio/add-applicant',
      handle: { ...step, title: msg`Applicants` },
      page: () => import('./applicants/add-applicant.page'),
    },
    {
      path: 'home/create-folio/add-nominee',
      handle: { ...later, title: msg`Nominees` },
      page: () => import('./nominees/add-nominee.page'),
    },
    {
      path: 'home/create-folio/add-account',
      handle: { ...later, title: msg`Bank account` },
      page: () => import('./bank/add-account.page'),
    },
    {
      path: 'home/create-folio/upload-cheque',
      handle: { ...later, title: msg`Cancelled cheque` },
      page: () => import('./bank/upload-cheque.page'),
    },
    {
      path: 'home/create-folio/review',
      handle: { ...step, title: msg`Review your new folio`, afterReload: href(routes.dashboard) },
      page: () => import('./review/review.page'),
    },
    {
      path: 'home/create-folio/invest',
      handle: invest,
      page: () => import('./invest/invest.page'),
    },
    {
      path: 'home/create-folio/edit-invest',
      handle: invest,
      page: () => import('./invest/invest.page'),
    },
    {
      path: 'home/create-folio/payment',
      handle: invest,
      page: () => import('./invest/invest.page'),
    },
    {
      path: 'home/create-folio/multi-invest',
      handle: { ...later, title: msg`Invest in several funds` },
      page: () => import('./invest/multi-invest.page'),
    },
    {
      path: 'home/create-folio/multi-add-account',
      handle: { ...later, title: msg`Bank account` },
      page: () => import('./bank/add-account.page'),
    },
    {
      path: 'home/create-folio/multi-cheque',
      handle: { ...later, title: msg`Cancelled cheque` },
      page: () => import('./bank/upload-cheque.page'),
    },
    {
      path: 'home/create-folio/multi-review',
      handle: { ...cart, afterReload: href(routes.dashboard) },
      page: () => import('./invest/cart-hand-over.page'),
    },
    {
      path: 'home/create-folio/multi-payment',
      handle: cart,
      page: () => import('./invest/cart-hand-over.page'),
    },
    {
      path: 'home/create-folio/multi-success',
      handle: cart,
      page: () => import('./invest/cart-hand-over.page'),
    },
    {
      path: 'home/create-folio/kyc-applicant',
      handle: { ...own, title: msg`Your KYC` },
      page: () => import('./kyc/kyc-applicant.page'),
    },
    {
      path: 'home/create-folio/onboard-applicant',
      handle: { ...own, title: msg`Your KYC` },
      page: () => import('./kyc/onboard-applicant.page'),
    },
    {
      path: 'home/create-folio/video-kyc',
      handle: { ...own, title: msg`Video KYC`, menus: 'flow' },
      page: () => import('./kyc/video/video-kyc.page'),
    },
    {
      path: 'confirm-folio',
      handle: { title: msg`Confirm a joint folio`, access: 'public' as const, menus: 'logo' as const },
      page: () => import('./holder/confirm-folio.page'),
    },
    {
      path: 'complete-kyc',
      handle: { title: msg`Complete your KYC`, access: 'public' as const, menus: 'logo' as const },
      page: () => import('./kyc/before-log-in/complete-kyc.page'),
    },
  ],
  slots: {
    'create-folio': () => import('./create-folio/create-folio.slot'),
    'create-folio-dialog': () => import('./applicants/applicant-dialog.slot'),
  },
})
