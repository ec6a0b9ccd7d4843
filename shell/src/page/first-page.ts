import type { PortalRouter } from '@portal/kernel/internal'

type Watched = Pick<PortalRouter, 'subscribe'> & { state: Pick<PortalRouter['state'], 'initialized'> }

/** Resolves when all code of the first page is there, so that it is drawn next. */
export function firstPage(router: Watched): Promise<void> {
  if (router.state.initialized) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}
