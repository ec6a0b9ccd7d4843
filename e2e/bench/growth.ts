import { join } from 'node:path'
import { startTestServer, type TestServer } from '../../backend/tooling/test-server.mjs'
import { startPortal } from '../fixtures/portal-process'
import type { Figure } from './figure'
import { compareCalls, type GrownSandboxData } from './growth-calls'
import { type Database, runOn } from './growth-commands'

const [few, many] = [10_000, 1_000_000]
const endOfDay = { day: '2026-08-27', orders: 100_000, instalments: 200_000 }
/** Seconds. */
const [mostGrowing, mostEndOfDay] = [1800, 600]
/** Those of a server with some memory. */
const settings = ['shared_buffers=2GB', 'max_wal_size=8GB', 'checkpoint_timeout=15min']

/** A data set of a million folios on PostgreSQL: how long it takes to make, what calls cost in it, and an evening of it. */
export async function measureGrowth(folder: string, rounds: number): Promise<Figure[]> {
  const server = await startTestServer({ isDurable: true, settings })
  if (!server) throw new Error('no PostgreSQL server starts here')
  try {
    const [small, large] = [
      await newDatabase(server, folder, 'few'),
      await newDatabase(server, folder, 'many'),
    ]
    const grownFew = await grow(small, few)
    const grownMany = await grow(large, many)
    return [
      { name: 'a million folios: made', value: grownMany.seconds, unit: 's', atMost: mostGrowing },
      ...(await onPortals([small, large], folder, ([one, other]) =>
        compareCalls(
          { url: one!, copies: grownFew.copies },
          { url: other!, copies: grownMany.copies },
          rounds,
        ),
      )),
      ...(await measureEndOfDay(large)),
    ]
  } finally {
    await server.stop()
  }
}

async function newDatabase(server: TestServer, folder: string, name: string): Promise<Database> {
  await server.createDatabase(name)
  return { url: `${server.url}/${name}`, auditHead: join(folder, `${name}.json`) }
}

async function grow(
  database: Database,
  folios: number,
): Promise<{ seconds: number; copies: GrownSandboxData['copies'] }> {
  const said = await runOn(database, 'grow-sandbox-data.cli.ts', '--folios', String(folios))
  const [, seconds, copies] = /Grown in (\d+) s: (\d+) copies/.exec(said) ?? []
  return { seconds: Number(seconds), copies: Number(copies) }
}

async function onPortals(
  databases: readonly Database[],
  folder: string,
  measure: (urls: string[]) => Promise<Figure[]>,
): Promise<Figure[]> {
  const portals = []
  for (const { url, auditHead } of databases)
    portals.push(
      await startPortal({
        databaseUrl: url,
        dataFolder: join(folder, 'growth'),
        env: { PORTAL_AUDIT_HEAD: auditHead },
      }),
    )
  const figures = await measure(portals.map(({ url }) => url))
  for (const portal of portals) await portal.stop()
  return figures
}

/** Two processes make the instalments of a day and settle its orders; then the books must balance. */
async function measureEndOfDay(database: Database): Promise<Figure[]> {
  const { day, orders, instalments } = endOfDay
  const there = ['--orders', String(orders), '--instalments', String(instalments)]
  await runOn(database, 'end-of-day.cli.ts', 'prepare', '--day', day, ...there)
  const [said] = await Promise.all([
    runOn(database, 'end-of-day.cli.ts', 'lead', '--day', day),
    runOn(database, 'end-of-day.cli.ts', 'help', '--day', day),
  ])
  const secondsOf = (stage: string) => Number(new RegExp(`${stage}: ([\\d.]+) s`).exec(said)?.[1] ?? NaN)
  await runOn(database, 'audit-ledger.cli.ts')
  const [making, settling] = [secondsOf('instalments'), secondsOf('orders')]
  return [
    { name: 'a million folios: 200,000 instalments made', value: making, unit: 's' },
    { name: 'a million folios: 100,000 orders settled', value: settling, unit: 's' },
    { name: 'a million folios: the evening', value: making + settling, unit: 's', atMost: mostEndOfDay },
  ]
}
