import { lazyPart } from '@portal/kernel'
import { t } from '@portal/kernel/words'

/** Folios that were begun; nothing else of the page waits for them. */
export const PendingFolios = lazyPart(() => import('./pending-folios-card'), {
  get failure() {
    return t`The folios you have begun did not load`
  },
})
