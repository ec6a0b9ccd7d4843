import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isWrittenIn, missingTests, type NamedTest, type WrittenText } from './named-tests'
import { root } from './packages'

/** One thing that a squad can do, or who runs an installation. */
export interface CapabilityRow {
  /** C1 to C44. */
  id: string
  what: string
  who: 'squad' | 'operator'
  /** Where the documents say how: a command, or the sentence that promises it. */
  told?: WrittenText
  tests: NamedTest[]
  /** Why no test shows it. */
  open?: string
}

const last = 44

export function capabilityRows(): CapabilityRow[] {
  const text = readFileSync(join(root, 'e2e/capabilities.json'), 'utf8')
  return (JSON.parse(text) as { rows: CapabilityRow[] }).rows
}

function findingsOf({ id, what, told, tests, open }: CapabilityRow): string[] {
  const isShown = tests.length > 0
  return [
    ...(what ? [] : [`${id} does not say what it is`]),
    ...(isShown === Boolean(open) ? [`${id} names tests or says why there are none`] : []),
    ...((isShown || told) && !(told && isWrittenIn(told))
      ? [`${id}: ${told?.file} does not say '${told?.text}'`]
      : []),
    ...missingTests(id, tests),
  ]
}

/** What is wrong with the rows: one that is missing, twice or unknown, and what a row names that is not there. */
export function capabilityFindings(rows: readonly CapabilityRow[]): string[] {
  const known = Array.from({ length: last }, (_, place) => `C${place + 1}`)
  const ids = rows.map(({ id }) => id)
  return [
    ...known.filter((id) => !ids.includes(id)).map((id) => `${id} is missing`),
    ...ids.filter((id, place) => ids.indexOf(id) !== place).map((id) => `${id} stands twice`),
    ...ids.filter((id) => !known.includes(id)).map((id) => `${id} is no row`),
    ...rows.flatMap(findingsOf),
  ]
}
