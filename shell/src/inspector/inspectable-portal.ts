import type { PageGuard, RemoteSource } from '@portal/kernel/internal'
import { loginGuard } from '../guards/login-guard'
import { startPortal } from '../start-portal'
import { watched } from './watched'

/** Ctrl+Alt+I; the key beside the space bar that writes a third sign (AltGr) says both as well, and is left alone. */
export const isInspectorShortcut = (event: KeyboardEvent): boolean =>
  event.ctrlKey && event.altKey && event.code === 'KeyI' && !event.getModifierState('AltGraph')

/** Builds for production leave the tools out: with the constant false, the import below is not even parsed. */
const inspector = async () => (__INSPECTOR__ ? import('./open-inspector') : undefined)

/** Whether this tab has an inspector open, or remotes of its own, or its address asks for the first. */
function isRequested(): boolean {
  try {
    return (
      /[?&]inspect\b/.test(location.search) ||
      /portal-(inspector|overrides)/.test(Object.keys(sessionStorage).join())
    )
  } catch {
    return false
  }
}

const watchedSource = (source: RemoteSource): RemoteSource => ({
  ...source,
  async load(release) {
    const ended = watched.load?.(release)
    const module = source.load(release)
    if (ended) module.then(() => ended(), ended)
    return module
  },
})

const watchedGuard: PageGuard = async (handle, request) => {
  const answer = await loginGuard(handle, request)
  watched.guard?.(request, answer)
  return answer
}

/**
 * The portal of a sandbox, for developers of remotes: a tab may take remotes from this machine, and has an inspector that
 * Ctrl+Alt+I or `?inspect` opens. Its code comes when it is asked for; builds for production have none of it.
 */
export async function startInspectablePortal(source: RemoteSource): Promise<void> {
  addEventListener('keydown', (event) => {
    if (!isInspectorShortcut(event)) return
    event.preventDefault()
    void inspector().then((tools) => tools?.toggleInspector())
  })
  // It records, and remotes are overridden, before the first one is asked for.
  const tools = isRequested() ? await inspector().catch(() => undefined) : undefined
  startPortal(watchedSource(tools?.prepare(source) ?? source), {
    guard: watchedGuard,
    started(router) {
      watched.router = router
      tools?.show(router)
    },
  })
}
