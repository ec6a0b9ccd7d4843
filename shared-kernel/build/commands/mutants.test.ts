// @reads-all-packages: the lines that the mutants change
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { faultsOf, type Mutant, mutants } from '../../../scripts/mutants'
import { root } from '../../../scripts/packages'

const rows = mutants()
const read = (file: string) => readFileSync(join(root, file), 'utf8')

test.each(rows.map((row) => [row.id, row] as const))('%s changes what stands there once', (_id, row) => {
  expect(faultsOf(row, read)).toEqual([])
  expect(existsSync(join(root, row.test.split(' -t ')[0] ?? ''))).toBe(true)
})

test('no two have one id, and there are fifty besides those of the simulation', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  const others = rows.filter(({ id }) => !id.startsWith('simulation-'))
  expect(others.length).toBeGreaterThanOrEqual(50)
  expect(rows.length - others.length).toBe(5)
})

test('what stands nowhere, what stands twice, and what changes nothing is found, also in a second edit', () => {
  const mutant: Mutant = { id: 'one', file: 'a', find: 'x', replace: 'y', why: '', test: '' }
  const inText = (text: string) => () => text
  expect(faultsOf(mutant, inText('x'))).toEqual([])
  expect(faultsOf(mutant, inText('z'))).toEqual(['one: what it changes occurs 0 times in a'])
  expect(faultsOf(mutant, inText('x x'))).toEqual(['one: what it changes occurs 2 times in a'])
  expect(faultsOf({ ...mutant, replace: 'x' }, inText('x'))).toEqual(['one changes nothing'])
  const also = [{ file: 'b', find: 'w', replace: '' }]
  expect(faultsOf({ ...mutant, also }, inText('x'))).toEqual(['one: what it changes occurs 0 times in b'])
})
