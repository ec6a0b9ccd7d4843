import type { PageGuard, PortalRouter, RemoteRelease } from '@portal/kernel/internal'

/** What is told when a load has ended: nothing of one that arrived, the error of one that did not. */
export type LoadEnded = (error?: unknown) => void

/**
 * Where the inspector listens in the shell, as it does by `inspection` in the kernel: nothing stands here in a tab without
 * one.
 */
export const watched: {
  load?: ((release: RemoteRelease) => LoadEnded) | undefined
  guard?: ((request: Request, answer: Awaited<ReturnType<PageGuard>>) => void) | undefined
  /** Of this page; there before the inspector and after it. */
  router?: PortalRouter
} = {}
