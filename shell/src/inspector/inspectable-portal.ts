import type { PageGuard, RemoteSource } from '@portal/kernel/internal'
import { loginGuard } from '../guards/login-guard'
import { overriddenSource } from '../overrides/overridden-source'
import { readOverrides } from '../overrides/overrides'
import { startPortal } from '../start-portal'
import { keepTabState, readTabState, takeFromAddress } from './tab-state'
import { watched } from './watched'

/** Ctrl+Alt+I; the key beside the space bar that writes a third sign (AltGr) says both as well, and is left alone. */
export const isInspectorShortcut = (event: KeyboardEvent): boolean =>
  event.ctrlKey && event.altKey && event.code === 'KeyI' && !event.getModifierState('AltGraph')

const inspector = () => import('./open-inspector')

const watchedSource = (source: RemoteSource): RemoteSource => ({
  ...source,
  async load(release) {
    const ended = watched.load?.(release)
    try {
      const module = await source.load(release)
      ended?.()
      return module
    } catch (error) {
      ended?.(error)
      throw error
    }
  },
})

const watchedGuard: PageGuard = async (handle, request) => {
  const answer = await loginGuard(handle, request)
  watched.guard?.(request, answer)
  return answer
}

/**
 * The portal of a sandbox, for developers of remotes: a tab may take remotes from this machine, and has an inspector that
 * Ctrl+Alt+I or `?inspect` opens. Builds for production have none of it.
 */
export async function startInspectablePortal(source: RemoteSource): Promise<void> {
  if (takeFromAddress()) keepTabState({})
  addEventListener('keydown', (event) => {
    if (!isInspectorShortcut(event)) return
    event.preventDefault()
    void inspector().then(({ toggleInspector }) => toggleInspector())
  })
  const isOpen = readTabState() !== undefined
  // It records before the first remote is asked for.
  const opened = isOpen ? await inspector().catch(() => undefined) : undefined
  opened?.startRecording()
  startPortal(watchedSource(overriddenSource(source)), {
    guard: watchedGuard,
    started(router) {
      watched.router = router
      opened?.startRecording().follow(router)
    },
  })
  if (isOpen) opened?.showInspector()
  else if (Object.keys(readOverrides()).length) void inspector().then(({ showBadge }) => showBadge())
}
