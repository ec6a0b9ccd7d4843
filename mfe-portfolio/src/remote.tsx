import { defineRemote } from '@portal/kernel'
import { msg } from '@portal/kernel/words'

const explore = '/home/explore-funds'
const own = { access: 'investor' } as const
/** Where quick invest looks for funds (S2.106, decision 14). */
const buys = { sessionScopes: ['quickInvest'] } as const

export default defineRemote({
  name: 'mfe-portfolio',
  words: { hi: () => import('./locales/hi.po') },
  routes: [
    {
      path: 'home/dashboard',
      handle: { title: msg`Home`, access: 'investor', section: '/home/dashboard' },
      page: () => import('./dashboard/dashboard.page'),
    },
    {
      path: 'home/investments/systematic-plans',
      handle: { title: msg`My systematic plans`, access: 'investor' },
      page: () => import('./systematic-plans/systematic-plans.page'),
    },
    {
      path: 'home/sip',
      handle: { title: msg`SIP`, access: 'investor' },
      page: () => import('./sip/sip.page'),
    },
    {
      path: 'home/explore-funds',
      handle: { title: msg`Explore funds`, access: 'investor', section: explore, ...buys },
      page: () => import('./explore/explore.page'),
    },
    {
      path: 'home/explore-funds/All',
      handle: { title: msg`Explore funds`, access: 'investor', section: explore, ...buys },
      page: () => import('./explore/explore-all.page'),
    },
    {
      path: 'home/explore-funds/compare',
      handle: { title: msg`Compare funds`, access: 'investor', section: explore },
      page: () => import('./compare/compare.page'),
    },
    {
      path: 'home/explore-funds/new-offers',
      handle: { title: msg`New fund offers`, access: 'investor', section: explore, ...buys },
      page: () => import('./offers/offers.page'),
    },
    {
      path: 'home/explore-funds/solutions',
      handle: { title: msg`Investment solutions`, access: 'investor', section: explore },
      page: () => import('./solutions/solutions.page'),
    },
    {
      path: 'home/explore-funds/scheme',
      // Its action bar stands where the bottom navigation would.
      handle: { title: msg`Fund`, access: 'investor', section: explore, ...buys, menus: 'flow' },
      page: () => import('./scheme/scheme.page'),
    },
    {
      path: 'home/explore-funds/scheme/documents',
      handle: { title: msg`Scheme documents`, access: 'investor', section: explore, ...buys },
      page: () => import('./documents/documents.page'),
    },
    {
      path: 'home/statement',
      handle: { title: msg`Statements`, access: 'investor', section: '/home/statement' },
      page: () => import('./statement/statement.page'),
    },
    {
      path: 'home/investments/portfolio',
      handle: { ...own, title: msg`My portfolio` },
      page: () => import('./portfolio/portfolio.page'),
    },
    {
      path: 'home/investments/transactions',
      handle: { ...own, title: msg`My transactions` },
      page: () => import('./transactions/transactions.page'),
    },
    {
      path: 'home/notifications',
      handle: { ...own, title: msg`Notifications` },
      page: () => import('./notifications/notifications.page'),
    },
    {
      path: 'home/notifications/notification',
      handle: { ...own, title: msg`Notification` },
      page: () => import('./notifications/notification.page'),
    },
    {
      path: 'home/profile/account-details',
      handle: { ...own, title: msg`My profile` },
      page: () => import('./profile/account-details.page'),
    },
    {
      path: 'home/profile/security',
      handle: { ...own, title: msg`Security` },
      page: () => import('./security/security.page'),
    },
  ],
})
