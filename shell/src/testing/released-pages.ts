import type { DefinedRemote } from '@portal/kernel'
import { readOfRemotes } from './released'

/** The addresses of all pages of this checkout's remotes. Loads each of them whole. */
export const releasedPages: readonly string[] = readOfRemotes<DefinedRemote>('src/remote.tsx').flatMap(
  ({ routes }) => routes.map(({ path }) => `/${path}`),
)
