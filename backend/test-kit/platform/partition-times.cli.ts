import pg from 'pg'
import { endWithFailure } from '../../src/platform/command-failure'

interface Time {
  name: string
  ms: number
}

const rows = 1_000_000
const parts = 16

async function timeOf(name: string, work: () => Promise<unknown>): Promise<Time> {
  const began = performance.now()
  await work()
  return { name, ms: performance.now() - began }
}

async function times(
  client: pg.Client,
  count: number,
  statement: string,
  valuesOf: (turn: number) => unknown[],
) {
  for (let turn = 0; turn < count; turn += 1)
    await client.query({ name: statement.slice(0, 60), text: statement, values: valuesOf(turn) })
}

/** A year of them, with the columns and indexes of the real table. */
async function ofCalls(client: pg.Client): Promise<Time[]> {
  const months = Array.from({ length: 13 }, (_, index) => new Date(Date.UTC(2026, index, 1)).toISOString())
  const figures: Time[] = []
  for (const table of ['calls_plain', 'calls_by_month']) {
    const isParted = table === 'calls_by_month'
    await client.query(`create table ${table} (like outbound_calls including defaults including identity,
      primary key (id${isParted ? ', at' : ''})) ${isParted ? 'partition by range (at)' : ''}`)
    for (const [index, from] of isParted ? months.slice(0, -1).entries() : [])
      await client.query(`create table ${table}_${index} partition of ${table}
        for values from ('${from}') to ('${months[index + 1]}')`)
    await client.query(
      `create index on ${table} ((request ->> 'question')) where request ->> 'question' is not null`,
    )
    await client.query(`create index on ${table} using brin (at)`)
    const measure = async (what: string, work: () => Promise<unknown>) =>
      void figures.push(await timeOf(`${table}, ${what}`, work))
    await measure('a million rows written', () =>
      client.query(`insert into ${table} (provider, operation, request, answer, at)
        select 'bank', 'payouts: send', jsonb_build_object('payoutId', gen_random_uuid()), '{"state":"queued"}',
          timestamptz '2026-01-01' + i * (interval '364 days' / ${rows}) from generate_series(1, ${rows}) as i`),
    )
    await client.query(`vacuum analyze ${table}`)
    await measure('3,000 looked up by question', () =>
      times(client, 3000, `select at from ${table} where request ->> 'question' = $1 limit 1`, (turn) => [
        `${turn}`,
      ]),
    )
    await measure('3,000 looked up by id', () =>
      times(client, 3000, `select at from ${table} where id = $1`, (turn) => [turn * 300]),
    )
    await measure('3,000 written one by one', () =>
      times(
        client,
        3000,
        `insert into ${table} (provider, operation, request, at) values ('bank', 'x', '{}', '2026-12-01T00:00:00Z')`,
        () => [],
      ),
    )
    await measure('a month forgotten', () =>
      client.query(
        isParted
          ? `alter table ${table} detach partition ${table}_0; drop table ${table}_0`
          : `delete from ${table} where at < '2026-02-01'`,
      ),
    )
  }
  return figures
}

/** The ledger of the data set, copied into both. */
async function ofLedger(client: pg.Client): Promise<Time[]> {
  const { rows: some } = await client.query<{ folio_no: string }>(
    'select folio_no from folios order by md5(folio_no) limit 2000',
  )
  const folioNos = some.map(({ folio_no: folioNo }) => folioNo)
  const figures: Time[] = []
  for (const table of ['ledger_plain', 'ledger_by_folio']) {
    const isParted = table === 'ledger_by_folio'
    await client.query(`create table ${table} (like ledger_entries including defaults)
      ${isParted ? 'partition by hash (folio_no)' : ''}`)
    for (let part = 0; isParted && part < parts; part += 1)
      await client.query(`create table ${table}_${part} partition of ${table}
        for values with (modulus ${parts}, remainder ${part})`)
    await client.query(`create index on ${table} (folio_no, plan_code, date)`)
    await client.query(`create index on ${table} (folio_no, date, id)`)
    const measure = async (what: string, work: () => Promise<unknown>) =>
      void figures.push(await timeOf(`${table}, ${what}`, work))
    await measure('two million rows copied', () =>
      client.query(`insert into ${table} select * from ledger_entries`),
    )
    await client.query(`vacuum analyze ${table}`)
    await measure('2,000 folios read', () =>
      times(client, 2000, `select * from ${table} where folio_no = $1`, (turn) => [folioNos[turn]]),
    )
    await measure('20,000 rows written', async () => {
      await client.query('begin')
      await times(
        client,
        50,
        `insert into ${table} select * from ledger_entries where folio_no = any($1)`,
        (turn) => [folioNos.slice(turn * 20, turn * 20 + 20)],
      )
      await client.query('rollback')
    })
  }
  return figures
}

/** For the bench, on a grown data set: what partitions would bring, as JSON. Calls by month, the ledger by folio. */
async function main(): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  try {
    process.stdout.write(JSON.stringify([...(await ofCalls(client)), ...(await ofLedger(client))]))
  } finally {
    await client.end()
  }
}

main().catch(endWithFailure)
