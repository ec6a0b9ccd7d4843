import { sql } from 'drizzle-orm'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { inTransaction, rowsOf, type Tx } from './database'
import { batchedLoader, runConcurrently } from './batched-loader'

let portal: TestPortal

beforeAll(async () => void (portal = await startTestPortal()), 120_000)
afterAll(() => portal.close())

/** Doubles numbers in the database, and counts how many statements that took. */
function doubler() {
  const sizes: number[] = []
  const double = batchedLoader(async (tx, requested: readonly [number][]) => {
    sizes.push(requested.length)
    const numbers = JSON.stringify(requested.flat())
    const rows = await rowsOf<{ twice: number }>(
      tx,
      sql`select number::int * 2 as twice from jsonb_array_elements_text(${numbers}::jsonb) as number`,
    )
    return rows.map(({ twice }) => twice)
  })
  return { sizes, double }
}

const together = (work: (tx: Tx, member: number) => Promise<void>, members = [1, 2, 3, 4]) =>
  inTransaction(portal.platform.db, (tx) =>
    runConcurrently(
      tx,
      members,
      (member) => String(member % 10),
      (member) => work(tx, member),
    ),
  )

test('those who ask at the same moment share a statement, and each gets its own answer', async () => {
  const { sizes, double } = doubler()
  const answers: number[][] = []
  await together(async (tx, member) => {
    const twice = await double(tx, member)
    answers.push([member, twice, await double(tx, twice)])
  })
  expect(answers.sort()).toEqual([
    [1, 2, 4],
    [2, 4, 8],
    [3, 6, 12],
    [4, 8, 16],
  ])
  expect(sizes).toEqual([4, 4])
})

test('what is the same one’s is done one after the other', async () => {
  const { sizes, double } = doubler()
  const course: string[] = []
  await together(
    async (tx, member) => {
      course.push(`${member} begins`)
      await double(tx, member)
      course.push(`${member} ends`)
    },
    [1, 11],
  )
  expect(course).toEqual(['1 begins', '1 ends', '11 begins', '11 ends'])
  expect(sizes).toEqual([1, 1])
})

test('outside of such a transaction everybody has the statement alone', async () => {
  const { sizes, double } = doubler()
  const { db } = portal.platform
  expect(await Promise.all([double(db, 1), double(db, 2)])).toEqual([2, 4])
  expect(sizes).toEqual([1, 1])
})

test('one that fails fails all, when nobody works any more', async () => {
  const { double } = doubler()
  const ended: number[] = []
  const failing = together(async (tx, member) => {
    if (member === 2) throw new Error('the second fails')
    await double(tx, member)
    await double(tx, member)
    ended.push(member)
  })
  await expect(failing).rejects.toThrow('the second fails')
  expect(ended).toEqual([1, 3, 4])
})
