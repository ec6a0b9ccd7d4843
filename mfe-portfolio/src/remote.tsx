import { defineRemote } from '@portal/kernel'

const explore = '/home/explore-funds'

export default defineRemote({
  name: 'mfe-portfolio',
  routes: [
    {
      path: 'home/dashboard',
      handle: { title: 'Home', access: 'investor', section: '/home/dashboard' },
      page: () => import('./dashboard/dashboard.page'),
    },
    {
      path: 'home/sip',
      handle: { title: 'SIP', access: 'investor' },
      page: () => import('./sip/sip.page'),
    },
    {
      path: 'home/explore-funds',
      handle: { title: 'Explore funds', access: 'investor', section: explore },
      page: () => import('./explore/explore.page'),
    },
    {
      path: 'home/explore-funds/All',
      handle: { title: 'Explore funds', access: 'investor', section: explore },
      page: () => import('./explore/explore-all.page'),
    },
    {
      path: 'home/explore-funds/scheme',
      // Its action bar stands where the bottom navigation would.
      handle: { title: 'Fund', access: 'investor', section: explore, menus: 'flow' },
      page: () => import('./scheme/scheme.page'),
    },
    {
      path: 'home/explore-funds/scheme/documents',
      handle: { title: 'Scheme documents', access: 'investor', section: explore },
      page: () => import('./documents/documents.page'),
    },
  ],
})
