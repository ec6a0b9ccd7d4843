import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(__dirname, '../../../../shared/data')

/**
 * Reads a public data file that lies beside the repository (`../shared/data/<path>`), parsed as JSON.
 * Answers undefined and prints the path where the file is absent, so that a checkout without it still tests.
 */
export function sharedData(path: string): unknown {
  const file = join(folder, path)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  console.info(`skipped: ../shared/data/${path} is absent`)
  return undefined
}
