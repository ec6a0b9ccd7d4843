import { defineRemote } from '@portal/kernel'

export default defineRemote({
  name: 'mfe-mandate',
  routes: [
    {
      path: 'home/e-mandate',
      handle: { title: 'Mandate', access: 'investor' },
      page: () => import('./mandate/mandate.page'),
    },
  ],
})
