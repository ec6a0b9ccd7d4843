import { type RemoteEntries, textOf } from '@portal/kernel'
import type { ReleasedEntry } from '@portal/kernel/internal'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '../../..')
const folders = readdirSync(root).filter((folder) => existsSync(join(root, folder, 'src/remote.tsx')))

/** The default export of a module of each remote that has it; the shell itself never imports one: it meets them at run time. */
export const readOfRemotes = <T>(file: string): T[] =>
  folders
    .map((folder) => join(root, folder, file))
    .filter((path) => existsSync(path))
    .map((path) => jest.requireActual<{ default: T }>(path).default)

const entries = readOfRemotes<RemoteEntries>('src/entries.ts')

/** The menu entries of this checkout's remotes, as their releases carry them. */
export const releasedNavigation: readonly ReleasedEntry[] = entries.flatMap(({ navigation = [] }) =>
  navigation.map(({ label, group, at, ...entry }) => ({
    ...entry,
    at: { ...at },
    label: textOf(label),
    ...(group && { group: textOf(group) }),
  })),
)
