import { defineRemote } from '@portal/kernel'

export default defineRemote({
  name: 'mfe-service',
  routes: [
    {
      path: 'home/service-request',
      handle: { title: 'Service', access: 'investor' },
      page: () => import('./service/service.page'),
    },
  ],
})
