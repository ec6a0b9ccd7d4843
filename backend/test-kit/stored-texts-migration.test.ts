import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { bringLanguages, inLanguage } from '../src/platform/language'
import { type Change, saidChange } from '../src/service-requests/detail-texts'
import { type DeedText, type NewsText, sayDeed, sayNews } from '../src/service-requests/event-texts'
import { temporaryFolder } from './temporary-folder'

const migrations = fileURLToPath(new URL('../drizzle', import.meta.url))
const requestId = '00000000-0000-4000-8000-000000000001'
let database: PGlite

/** The migrations before texts became codes, as a folder that the migrator reads. */
function earlierMigrations(): string {
  const folder = temporaryFolder('portal-migrations')
  cpSync(migrations, folder, { recursive: true })
  const file = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8'))
  const entries = journal.entries.filter(({ tag }: { tag: string }) => tag < '0038')
  writeFileSync(file, JSON.stringify({ ...journal, entries }))
  return folder
}

const oldChanges = [
  { label: 'Bank account', from: 'Parijat Bank ••7781', to: 'Deleted' },
  { label: 'Type of Parijat Bank ••7781', from: 'Savings', to: 'NRO' },
  { label: 'Guardian of Mira Rao, born 12 Apr 2015', from: null, to: 'Sita Rao' },
  { label: 'Folio ••4821', from: 'Locked', to: 'Open' },
]
const oldEvents: [by: string | null, text: string][] = [
  ['ABCDE1234F', 'asked for it.'],
  [null, 'Accepted. It will be done on 4 Sep 2026.'],
  [null, 'We need a paper: a clearer cheque.'],
  [null, 'We could not do it: The cheque is of another account.'],
  [null, 'Something that nobody says any more.'],
]

beforeAll(async () => {
  await bringLanguages()
  database = await PGlite.create()
  const folder = earlierMigrations()
  await migrate(drizzle(database), { migrationsFolder: folder })
  rmSync(folder, { recursive: true, force: true })
  await database.exec(`set session_replication_role = 'replica'`)
  await database.query(
    `insert into service_requests (id, request_number, code, state, pan, investor_id, terms, changes, device_hash, created_at, reason)
      values ($1, 'SR1', 'UB', 'rejected', 'ABCDE1234F', $1, '{}', $2, '', now(), 'The cheque is of another account.')`,
    [requestId, JSON.stringify(oldChanges)],
  )
  for (const [by, text] of oldEvents)
    await database.query(
      `insert into request_events (request_id, "to", by, text, at) values ($1, 'rejected', $2, $3, now())`,
      [requestId, by, text],
    )
  await database.query(
    `insert into plan_instalments (plan_id, due_on, state, reason) values
      ('S1', '2026-08-01', 'failed', 'Debit failed'), ('S1', '2026-08-02', 'failed', 'No units'), ('S1', '2026-08-03', 'done', null)`,
  )
  await migrate(drizzle(database), { migrationsFolder: migrations })
})
afterAll(() => database.close())

test('what requests of before changed is read as it was, and in Hindi', async () => {
  const { rows } = await database.query<{ changes: Change[]; reason: object }>(
    'select * from service_requests',
  )
  const [row] = rows
  expect(row?.changes.map(saidChange)).toEqual(oldChanges)
  expect(row?.reason).toEqual({ text: 'The cheque is of another account.' })
  const [first, second, third] = inLanguage('hi', () => row?.changes.map(saidChange)) ?? []
  expect(first).toEqual({
    label: 'बैंक खाता',
    from: 'Parijat Bank ••7781',
    to: expect.stringMatching(/^[^a-z]+$/),
  })
  expect(second?.from).toMatch(/^[^a-z]+$/)
  expect(third?.label.replace('Mira Rao', '')).toMatch(/^[^a-z]+$/)
})

test('what happened to them is told as before, and in Hindi', async () => {
  const query = 'select by, text from request_events order by id'
  const { rows } = await database.query<{ by: string | null; text: NewsText | DeedText }>(query)
  const told = () =>
    rows.map(({ by, text }) => (by === null ? sayNews(text as NewsText) : sayDeed(text as DeedText, 'AXXXX')))
  expect(told()).toEqual(oldEvents.map(([by, text]) => (by === null ? text : `AXXXX ${text}`)))
  const hindi = inLanguage('hi', told)
  for (const text of hindi.slice(0, 2)) expect(text).toMatch(/^[^a-z]*[\u0900-\u097F][^a-z]*$/)
  expect(hindi.at(-1)).toBe('Something that nobody says any more.')
})

test('a due date without an order keeps its reason, but for the one that none needs', async () => {
  const { rows } = await database.query('select reason from plan_instalments order by due_on')
  expect(rows).toEqual([{ reason: null }, { reason: { text: 'No units' } }, { reason: null }])
})
