import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { missingTests, type NamedTest } from './named-tests'
import { root } from './packages'

/** How the portal stands to a row of the standard: which of them, or why none is needed. */
type Held = 'test' | 'document' | 'specification' | 'does not apply' | 'open'

export interface AsvsRow {
  id: string
  level: number
  /** What the row asks for, in words of our own. */
  about: string
  held: Held
  /** The tests that show it. */
  tests?: NamedTest[]
  /** Where it is fulfilled, by documentation or by what an installation does: `docs/file.md: heading`. */
  place?: string
  why?: string
}

/**
 * The levels of the rows of each section of ASVS 5.0.0, in their order; 3 stands for one of level 3, and those at the
 * end of a section are left out.
 */
const levels: Readonly<Record<string, string>> = {
  'V1.1': '22',
  'V1.2': '111112222',
  'V1.3': '11222222222',
  'V1.4': '222',
  'V1.5': '12',
  'V2.1': '122',
  'V2.2': '112',
  'V2.3': '1222',
  'V2.4': '2',
  'V3.2': '11',
  'V3.3': '1222',
  'V3.4': '112222',
  'V3.5': '11122',
  'V3.7': '22',
  'V4.1': '122',
  'V4.2': '2',
  'V4.3': '22',
  'V4.4': '1222',
  'V5.1': '2',
  'V5.2': '112',
  'V5.3': '11',
  'V5.4': '222',
  'V6.1': '122',
  'V6.2': '111111112222',
  'V6.3': '1122',
  'V6.4': '1122',
  'V6.5': '22222',
  'V6.6': '222',
  'V6.8': '2222',
  'V7.1': '222',
  'V7.2': '1111',
  'V7.3': '22',
  'V7.4': '11222',
  'V7.5': '22',
  'V7.6': '22',
  'V8.1': '12',
  'V8.2': '112',
  'V8.3': '1',
  'V8.4': '2',
  'V9.1': '111',
  'V9.2': '1222',
  'V10.1': '22',
  'V10.2': '22',
  'V10.3': '2222',
  'V10.4': '11111222222',
  'V10.5': '22222',
  'V10.6': '22',
  'V10.7': '222',
  'V11.1': '22',
  'V11.2': '222',
  'V11.3': '112',
  'V11.4': '1222',
  'V11.5': '2',
  'V11.6': '2',
  'V12.1': '122',
  'V12.2': '11',
  'V12.3': '2222',
  'V13.1': '2',
  'V13.2': '22222',
  'V13.3': '22',
  'V13.4': '12222',
  'V14.1': '22',
  'V14.2': '1222',
  'V14.3': '122',
  'V15.1': '122',
  'V15.2': '122',
  'V15.3': '1222222',
  'V16.1': '2',
  'V16.2': '22222',
  'V16.3': '2222',
  'V16.4': '222',
  'V16.5': '222',
  'V17.1': '2',
  'V17.2': '2222',
  'V17.3': '22',
}

/** Every row of levels 1 and 2, with its level. */
export function standardRows(): Map<string, number> {
  const rows = Object.entries(levels).flatMap(([section, all]) =>
    [...all].map((level, place) => [`${section}.${place + 1}`, Number(level)] as const),
  )
  return new Map(rows.filter(([, level]) => level < 3))
}

export function asvsRows(): AsvsRow[] {
  return (JSON.parse(readFileSync(join(root, 'e2e/asvs.json'), 'utf8')) as { rows: AsvsRow[] }).rows
}

function isWritten(place: string): boolean {
  const [file = '', heading = ''] = place.split(': ')
  const path = join(root, file)
  return (
    existsSync(path) &&
    readFileSync(path, 'utf8')
      .split('\n')
      .some((line) => /^#+ /.test(line) && line.endsWith(` ${heading}`))
  )
}

function faultsOf(row: AsvsRow, standard: ReadonlyMap<string, number>): string[] {
  const { id, level, about, held, tests = [], place, why } = row
  return [
    standard.get(id) !== level && `${id} is no row of level ${level}`,
    !about && `${id} does not say what it is about`,
    held === 'test' && !tests.length && `${id} names no test`,
    held === 'document' && !(place && isWritten(place)) && `${id}: ${place} is not written`,
    held !== 'test' && !why && `${id} does not say why`,
    held === 'open' && level === 1 && `${id} is of level 1 and open`,
    ...missingTests(id, tests),
  ].filter((fault) => fault !== false)
}

const leastByTest = 60

/** What is wrong with the rows: missing, twice, without what they name, or open where they may not be. */
export function asvsFaults(rows: readonly AsvsRow[]): string[] {
  const standard = standardRows()
  const ids = rows.map(({ id }) => id)
  const byTest = rows.filter(({ held }) => held === 'test').length
  return [
    ...[...standard.keys()].filter((id) => !ids.includes(id)).map((id) => `${id} is missing`),
    ...ids.filter((id, place) => ids.indexOf(id) !== place).map((id) => `${id} stands twice`),
    ...rows.flatMap((row) => faultsOf(row, standard)),
    ...(byTest < leastByTest
      ? [`${byTest} rows are shown by a test, which is less than ${leastByTest}`]
      : []),
  ]
}

/** Prints, by level, how the rows are held, and the open ones. */
export function printAsvs(): void {
  const rows = asvsRows()
  const kinds: Held[] = ['test', 'document', 'specification', 'does not apply', 'open']
  for (const level of [1, 2]) {
    const own = rows.filter((row) => row.level === level)
    const counts = kinds.map((kind) => `${own.filter(({ held }) => held === kind).length} ${kind}`)
    console.log(`level ${level}: ${own.length} rows: ${counts.join(', ')}`)
  }
  for (const { id, about, why, held } of rows) if (held === 'open') console.log(`${id}  ${about}: ${why}`)
}
