import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ownerOf, type RemoteRelease } from '@portal/kernel/manifest'
import { isPath, isServedFile } from './served-files'

/** As the build names it (scripts/first-screen.mjs), beside a release's files: path of a page to its HTML. */
const fileName = 'first-screens.json'

type Screens = Readonly<Record<string, string>>

/** The pages that show before their code has come, as their remotes were built with them. */
export function firstScreens(folder: string) {
  // The files of a release never change.
  const known = new Map<string, Promise<Screens>>()

  async function read(release: RemoteRelease): Promise<Screens> {
    const file = join(dirname(release.entry.replace(/^\/investors\//, '')), fileName)
    if (!isPath(file) || !isServedFile(file)) return {}
    try {
      return JSON.parse(await readFile(join(folder, file), 'utf8')) as Screens
    } catch {
      // Releases of before there were any, and those that a squad serves itself, show the frame alone.
      return {}
    }
  }

  return {
    /** The HTML of the page at a path; undefined where its remote has none, or its files lie elsewhere. */
    async of(releases: readonly RemoteRelease[], path: string): Promise<string | undefined> {
      const release = ownerOf(releases, path)
      if (!release?.entry.startsWith('/investors/')) return undefined
      const screens = known.get(release.entry) ?? read(release)
      known.set(release.entry, screens)
      return (await screens)[path]
    },
  }
}
