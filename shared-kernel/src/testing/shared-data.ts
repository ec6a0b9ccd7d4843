import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(__dirname, '../../../../shared/data')

function read(path: string): string | undefined {
  const file = join(folder, path)
  if (existsSync(file)) return readFileSync(file, 'utf8')
  console.info(`skipped: ../shared/data/${path} is absent`)
  return undefined
}

/**
 * Reads a public data file that lies beside the repository (`../shared/data/<path>`), parsed as JSON.
 * Answers undefined and prints the path where the file is absent, so that a checkout without it still tests.
 */
export function sharedData(path: string): unknown {
  const text = read(path)
  return text === undefined ? undefined : JSON.parse(text)
}

/** The lines of a public data file that hold something; none, and its path printed, where it is absent. */
export function sharedLines(path: string): string[] {
  return (read(path) ?? '').split('\n').filter((line) => line.trim() !== '')
}
