import type { Tally } from '../test-tally.mjs'
import type { Inputs } from './input-hash.mjs'
import type { VerdictStore, MetFiles } from './verdict-store.mjs'

export interface Check extends Inputs {
  name: string
}

export interface KeptVerdicts {
  find(check: Check, files?: MetFiles): Tally | undefined
  keep(results: readonly { check: Check; tally: Tally; met?: MetFiles }[]): void
}

export function keptVerdicts(of: {
  root: string
  store: VerdictStore
  factsOf: (check: Check) => readonly unknown[]
  isFresh?: boolean
}): KeptVerdicts
