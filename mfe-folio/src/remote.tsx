import { defineRemote } from '@portal/kernel'

export default defineRemote({
  name: 'mfe-folio',
  routes: [],
  slots: {
    'create-folio': () => import('./create-folio/create-folio.slot'),
  },
})
