import { defineRemote } from '@portal/kernel'

const own = { access: 'investor' } as const

export default defineRemote({
  name: 'mfe-folio',
  routes: [
    {
      path: 'home/create-folio/kyc-applicant',
      handle: { ...own, title: 'Your KYC' },
      page: () => import('./kyc/kyc-applicant.page'),
    },
    {
      path: 'home/create-folio/onboard-applicant',
      handle: { ...own, title: 'Your KYC' },
      page: () => import('./kyc/onboard-applicant.page'),
    },
    {
      path: 'home/create-folio/video-kyc',
      handle: { ...own, title: 'Video KYC', menus: 'flow' },
      page: () => import('./kyc/video/video-kyc.page'),
    },
  ],
  slots: {
    'create-folio': () => import('./create-folio/create-folio.slot'),
  },
})
