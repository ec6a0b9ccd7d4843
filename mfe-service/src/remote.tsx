import { defineRemote } from '@portal/kernel'

const help = { access: 'investor', section: '/home/help' } as const

export default defineRemote({
  name: 'mfe-service',
  routes: [
    {
      path: 'home/service-request',
      handle: { title: 'Service', access: 'investor' },
      page: () => import('./service/service.page'),
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
  ],
})
