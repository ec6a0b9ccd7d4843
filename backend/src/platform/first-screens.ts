import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ownerOf, type RemoteRelease } from '@portal/contracts/manifest'
import type { Language } from '@portal/contracts/words'
import { isPath, isServedFile } from './served-files'

/** Path of a page to its HTML, in another language than English with that before the path: "hi/auth/login". */
type Screens = Readonly<Record<string, string>>

/** The pages that show before their code has come, as their remotes were built with them. */
export function firstScreens(folder: string) {
  // The files of a release never change.
  const known = new Map<string, Promise<Screens>>()

  async function read({ firstScreens: listed }: RemoteRelease): Promise<Screens> {
    // Releases of before there were any, and those that a squad serves itself, show the frame alone.
    if (!listed?.href.startsWith('/investors/')) return {}
    const file = listed.href.replace('/investors/', '')
    if (!isPath(file) || !isServedFile(file)) return {}
    try {
      const text = await readFile(join(folder, file))
      // What stands in the page must be what the signed manifest names, as with a script.
      return hashOf(text) === listed.integrity ? (JSON.parse(text.toString()) as Screens) : {}
    } catch {
      return {}
    }
  }

  return {
    /** The HTML of the page at a path; undefined where its remote has none in the language, or its files lie elsewhere. */
    async of(
      releases: readonly RemoteRelease[],
      path: string,
      language: Language,
    ): Promise<string | undefined> {
      const release = ownerOf(releases, path)
      if (!release?.firstScreens) return undefined
      const { integrity } = release.firstScreens
      const screens = known.get(integrity) ?? read(release)
      known.set(integrity, screens)
      return (await screens)[language === 'en' ? path : language + path]
    },
  }
}

const hashOf = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`
