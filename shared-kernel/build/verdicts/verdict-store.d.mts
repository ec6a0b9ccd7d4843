import type { Tally } from '../test-tally.mjs'

/** Files that a browser test can meet, or met, with what tells their content. */
export type MetFiles = Readonly<Record<string, string>>

export interface VerdictStore {
  find(check: string, hash: string, files?: MetFiles): Tally | undefined
  keep(check: string, hash: string, tally: Tally, met?: MetFiles): void
}

export function verdictStore(folder: string): VerdictStore
