import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isWrittenIn, missingTests, type NamedTest, type WrittenText } from './named-tests'
import { root } from './packages'

/** A part of a named fault, or all of it. */
export interface FaultRow {
  /** F1 to F32, as the rows of a fault of several parts all have it. */
  id: string
  about: string
  tests: NamedTest[]
  /** What proves that the fault really happened: an assertion of a test or of what it stands on, as it is written there. */
  control?: WrittenText
  /** Why no test shows it. */
  open?: string
}

const last = 32

export function faultRows(): FaultRow[] {
  return (JSON.parse(readFileSync(join(root, 'e2e/faults.json'), 'utf8')) as { rows: FaultRow[] }).rows
}

function findingsOf({ id, about, tests, control, open }: FaultRow): string[] {
  const isShown = tests.length > 0
  return [
    ...(about ? [] : [`${id} does not say what it is about`]),
    ...(isShown === Boolean(open) ? [`${id} (${about}) names tests or says why there are none`] : []),
    ...(isShown && !(control && isWrittenIn(control))
      ? [`${id}: ${control?.file} has no '${control?.text}'`]
      : []),
    ...missingTests(id, tests),
  ]
}

/** What is wrong with the rows: a fault that is missing or that no test shows, and what a row names that is not there. */
export function faultFindings(rows: readonly FaultRow[]): string[] {
  const known = Array.from({ length: last }, (_, place) => `F${place + 1}`)
  const shown = new Set(rows.filter(({ tests }) => tests.length).map(({ id }) => id))
  return [
    ...known.filter((id) => !shown.has(id)).map((id) => `${id} is shown by no test`),
    ...rows.filter(({ id }) => !known.includes(id)).map(({ id }) => `${id} is no named fault`),
    ...rows.flatMap(findingsOf),
  ]
}
