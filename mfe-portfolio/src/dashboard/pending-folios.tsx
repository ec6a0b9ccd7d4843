import { lazyPart } from '@portal/kernel'

/** Folios that were begun; nothing else of the page waits for them. */
export const PendingFolios = lazyPart(() => import('./pending-folios-card'), {
  what: 'The folios you have begun',
})
