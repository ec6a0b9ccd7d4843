import { sql } from 'drizzle-orm'
import { emptyWorld } from '../testing/seeded-world'
import { endWithFailure } from './command-failure'
import { openDatabase } from './database'

const said = (error: unknown): string => {
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  endWithFailure(error)
  const words = String(write.mock.calls[0]?.[0])
  write.mockRestore()
  expect(process.exitCode).toBe(1)
  process.exitCode = 0
  return words
}

test('a command that fails in the database says what was refused, without query and values', async () => {
  const { db, close } = await openDatabase({ from: await emptyWorld() })
  const error: unknown = await db.execute(sql`select ${'0000-01-01'}::date as day`).catch((each) => each)
  await close()
  expect(said(error)).toBe('The database refused: date/time field value out of range: "0000-01-01"\n')
})

test('any other failure is told in its own words', () => {
  expect(said(new Error('Which file?'))).toBe('Which file?\n')
  expect(said('no')).toBe('no\n')
})
