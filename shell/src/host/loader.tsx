import { t } from '@portal/kernel/words'
import { useAtomValue } from '@portal/kernel'
import { FullScreenLoader, loaderAtom } from '@portal/kernel/internal'

/** Covers the page while a call that asks for it runs (S2.097). */
export function Loader() {
  return <FullScreenLoader open={useAtomValue(loaderAtom)}>{t`One moment`}</FullScreenLoader>
}
