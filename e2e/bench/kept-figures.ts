import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import type { Figure } from './figure'

/** Figures of one run that were thought worth keeping, beside which later ones are shown. */
export interface KeptRun {
  on: string
  commit: string
  processor: string
  figures: Record<string, number>
}

const file = new URL('kept-figures.json', import.meta.url)

export function keptRuns(): KeptRun[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as KeptRun[]) : []
}

/** Each figure as it was kept last: a run of the pages alone keeps nothing of the server. */
export const lastKept = (runs: readonly KeptRun[]): Record<string, number> =>
  Object.assign({}, ...runs.map(({ figures }) => figures)) as Record<string, number>

export function keep(figures: readonly Figure[]): void {
  const run: KeptRun = {
    on: new Date().toISOString().slice(0, 10),
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
    processor: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`,
    figures: Object.fromEntries(figures.map(({ name, value }) => [name, Number(value.toPrecision(6))])),
  }
  writeFileSync(file, `${JSON.stringify([...keptRuns(), run], null, 2)}\n`)
}
