import { sql } from 'drizzle-orm'
import pg from 'pg'
import { startPostgres } from '../../test-kit/postgres-server'
import { copyOfSandboxData } from '../../test-kit/server-sandbox-data'
import { openClock } from '../platform/clock'
import { type OpenDatabase, openDatabase } from '../platform/database'
import { createLog } from '../platform/log'
import { pageSize } from '../platform/row-pages'
import { defaultSettings } from './default-layouts'
import { reconcile } from './reconcile'

const [payouts, told] = [3500, 1500]
/** When a payout was made; what the first file does not tell of may still be on its way. */
const dayOf = (i: number) => (i > told ? 24 : 1 + (i % 20))

let database: OpenDatabase
let most = 0
let stop: (() => Promise<unknown>) | undefined
beforeAll(async () => {
  const copy = await copyOfSandboxData('seeded')
  const server = copy ? undefined : await startPostgres()
  stop = server && (() => Promise.resolve(server.remove()))
  const query = pg.Client.prototype.query as (...sent: unknown[]) => unknown
  jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...sent: unknown[]) {
    const answer = query.apply(this, sent)
    void (answer as Promise<pg.QueryResult> | undefined)?.then?.(
      ({ rows }) => (most = Math.max(most, rows.length)),
      () => undefined,
    )
    return answer
  } as never)
  database = await openDatabase({ url: copy ?? server?.url ?? '' })
  await database.db.execute(sql`insert into payouts (id, order_id, attempt, pan, folio_no, bank_id, bank_name,
      account_last4, account_number, ifsc, amount, due_on, state, sent_at, settled_at, utr)
    select md5('payout ' || i)::uuid, md5('order ' || i)::uuid, 1, 'ABCDE1234F', '91024821', 'BA-1', 'Bank', '0001',
      '00010001', 'HDFC0000001', i, day, 'paid', day + interval '6 hours', now(), 'UTR' || i
    from generate_series(1, ${payouts}::int) as i
      cross join lateral (select date '2026-08-01' + case when i > ${told}::int then 23 else i % 20 end) as made (day)`)
})
afterAll(async () => {
  await database.close()
  await stop?.()
})

const fileOf = (from: number, to: number) =>
  new TextEncoder().encode(
    [
      'reference_id,id,amount,status,created_at,utr',
      ...Array.from({ length: to - from }, (_, place) => {
        const i = from + place + 1
        const day = String(dayOf(i)).padStart(2, '0')
        return `UTR${i},,${(i / 100).toFixed(2)},processed,${day}/08/2026,UTR${i}`
      }),
    ].join('\n'),
  )

test('however much there is, on both sides and of earlier files, no statement answers more than a page of it', async () => {
  const { db } = database
  const needed = { db, clock: await openClock(db, undefined), log: createLog('silent') }
  const compare = (from: number, to: number, day: string) =>
    reconcile(needed, defaultSettings, 'payouts', fileOf(from, to), { day })
  most = 0
  const waiting = payouts - told
  expect(await compare(0, told, '2026-08-24')).toMatchObject({ agreed: told, waiting, differences: [] })
  // What one file told is known when the next one comes.
  expect(await compare(told, payouts, '2026-08-25')).toMatchObject({
    agreed: payouts,
    waiting: 0,
    differences: [],
  })
  expect(most).toBe(pageSize)
})
