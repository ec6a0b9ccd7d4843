import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { sql } from 'drizzle-orm'
import { emptySandboxData } from '../../test-kit/seeded-sandbox-data'
import { temporaryFolder } from '../../test-kit/temporary-folder'
import { endWithFailure } from './command-failure'
import { openDatabase } from './database'
import { openKeptDatabase } from './kept-database'

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
  const { db, close } = await openDatabase({ from: await emptySandboxData() })
  const error: unknown = await db.execute(sql`select ${'0000-01-01'}::date as day`).catch((each) => each)
  await close()
  expect(said(error)).toBe('The database refused: date/time field value out of range: "0000-01-01"\n')
})

/** What a listener, a connection or a file was refused with. */
const systemErrors: [string, () => Promise<unknown>, RegExp][] = [
  [
    'a port that is taken',
    async () => {
      const first = createServer().listen(0, '127.0.0.1')
      await once(first, 'listening')
      const { port } = first.address() as AddressInfo
      const [error] = (await once(createServer().listen(port, '127.0.0.1'), 'error')) as [unknown]
      first.close()
      return error
    },
    /^Port \d+ is taken\. End what listens there, or set PORT\.\n$/,
  ],
  [
    'a server that does not answer',
    () => openDatabase({ url: 'postgres://nobody@localhost:1/none' }).catch((each: unknown) => each),
    /^The database server of DATABASE_URL does not answer \(ECONNREFUSED\)/,
  ],
  [
    'a file that is not there',
    () => readFile('/nowhere/NAVAll.txt').catch((each) => each),
    /^There is no \/nowhere\/NAVAll\.txt\.\n$/,
  ],
  [
    'a file in place of a folder',
    () => openDatabase({ dataDir: __filename }).catch((each) => each),
    /is a file: name a folder\.\n$/,
  ],
]

test.each(systemErrors)('%s is said in words that help, without a stack', async (_, failing, words) => {
  expect(said(await failing())).toMatch(words)
})

test('a command that looks into a database makes none in a folder that was named wrongly', async () => {
  const dataDir = temporaryFolder('no-portal')
  const refusal = await openKeptDatabase({ dataDir, database: { dataDir } }).catch((each: unknown) => each)
  expect(said(refusal)).toMatch(/^There is no database in .*no-portal.* PORTAL_DATA_DIR/)
  expect(readdirSync(dataDir)).toEqual([])
})

test('any other failure is told in its own words', () => {
  expect(said(new Error('Which file?'))).toBe('Which file?\n')
  expect(said('no')).toBe('no\n')
})
