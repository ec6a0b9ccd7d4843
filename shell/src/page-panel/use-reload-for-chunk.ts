import { isVersionHeld, type LoadFailureCode } from '@portal/kernel'
import { useEffect } from 'react'
import { useInFlow } from '../page/use-in-flow'
import { reloadDelayMs, reloadsForChunk } from './chunk-reload'
import { reloadPage } from './reload-page'

/** Kept with the history entry, which a reload preserves and a new visit does not have. */
const lastReloadAt = (): number | undefined => {
  const { chunkReloadAt } = (history.state ?? {}) as { chunkReloadAt?: unknown }
  return typeof chunkReloadAt === 'number' ? chunkReloadAt : undefined
}

function reload() {
  history.replaceState({ ...history.state, chunkReloadAt: Date.now() }, '')
  reloadPage()
}

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
    const timer = setTimeout(reload, reloadDelayMs)
    return () => clearTimeout(timer)
  }, [code, inFlow])
}
