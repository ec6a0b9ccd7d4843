import { type LoadFailureCode } from '@portal/kernel'
import { isVersionHeld } from '@portal/kernel/internal'
import { useEffect } from 'react'
import { isHardReload } from '../guards/hard-reload'
import { useInFlow } from '../page/use-in-flow'
import { reloadDelayMs, reloadsForChunk } from './chunk-reload'
import { reloadPage } from './reload-page'

/** As the browser says: what lies with the history entry is gone once another version was tried in it. */
const lastReloadAt = (): number | undefined => (isHardReload() ? performance.timeOrigin : undefined)

/** Loads the page anew, once, when its code is gone (S4.023). */
export function useReloadForChunk(code: LoadFailureCode): void {
  const inFlow = useInFlow()
  useEffect(() => {
    const failure = {
      code,
      inFlow: inFlow || isVersionHeld(),
      offline: !navigator.onLine,
      lastReloadAt: lastReloadAt(),
      now: Date.now(),
    }
    if (!reloadsForChunk(failure)) return
    const timer = setTimeout(reloadPage, reloadDelayMs)
    return () => clearTimeout(timer)
  }, [code, inFlow])
}
