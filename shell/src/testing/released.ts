import type { DefinedRemote, RemoteEntries } from '@portal/kernel'
import type { ReleasedEntry } from '@portal/kernel/internal'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '../../..')
const folders = readdirSync(root).filter((folder) => existsSync(join(root, folder, 'src/remote.tsx')))

/** The default export of a module of another package, which the shell itself never imports: it meets them at run time. */
const read = <T>(path: string): T => jest.requireActual<{ default: T }>(path).default

/** The addresses of all pages of this checkout's remotes. */
export const releasedPages: readonly string[] = folders.flatMap((folder) =>
  read<DefinedRemote>(join(root, folder, 'src/remote.tsx')).routes.map(({ path }) => `/${path}`),
)

const entries = folders
  .map((folder) => join(root, folder, 'src/entries.ts'))
  .filter((path) => existsSync(path))
  .map((path) => read<RemoteEntries>(path))

/** The menu entries of this checkout's remotes, as their releases carry them. */
export const releasedNavigation: readonly ReleasedEntry[] = entries.flatMap(
  ({ navigation = [] }) => navigation as readonly ReleasedEntry[],
)
