import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { skipTest } from './skip-test'

/** Another folder of public data than the one beside the repository; an absent one shows what tests do without. */
const folder =
  process.env.PORTAL_SHARED_DATA ?? fileURLToPath(new URL('../../../shared/data', import.meta.url))

/** Whether public data lies beside the repository at all. */
export const hasSharedData = existsSync(folder)

/**
 * The place of a public data file or folder that lies beside the repository (`../shared/data/<path>`).
 * Where there is no such data at all the test that asks is skipped, and says so. A file that is missing from data
 * that is there throws, so that a test never skips by a wrong name.
 */
export function sharedPath(path: string): string {
  if (!hasSharedData) skipTest('../shared/data is absent')
  const place = join(folder, path)
  if (!existsSync(place)) throw new Error(`../shared/data is here, but not ${path}`)
  return place
}

/** The text of a public data file; skips the test as `sharedPath` does. */
export const sharedText = (path: string): string => readFileSync(sharedPath(path), 'utf8')

/** A public data file, parsed as JSON; skips the test as `sharedPath` does. */
export const sharedData = (path: string): unknown => JSON.parse(sharedText(path))

/** The lines of a public data file that hold something; skips the test as `sharedPath` does. */
export const sharedLines = (path: string): string[] =>
  sharedText(path)
    .split('\n')
    .filter((line) => line.trim() !== '')

/** The names of the files in a folder of public data; skips the test as `sharedPath` does. */
export const sharedNames = (path: string): string[] => readdirSync(sharedPath(path))
