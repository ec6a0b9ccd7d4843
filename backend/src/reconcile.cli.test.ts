import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addDays } from '@portal/contracts/format'
import { sql } from 'drizzle-orm'
import { openClock } from './platform/clock'
import { openDatabase, rowsOf } from './platform/database'
import { createLog } from './platform/log'
import type { Platform } from './platform/module'
import { openTasksOf, resolveTaskById } from './operations/ops-tasks'
import type { Source } from './reconciliation/sources'
import { outsideFiles } from '../sandbox/outside-files/outside-files.routes'
import { slashed } from '../sandbox/outside-files/csv'
import { moveMoney } from '../test-kit/payments/moved-money'
import { type PostgresServer, startPostgres } from '../test-kit/postgres-server'
import { sandboxBegins } from '../test-kit/sandbox-begins'
import { seededSandboxData } from '../test-kit/seeded-sandbox-data'
import { copyOfSandboxData } from '../test-kit/server-sandbox-data'
import { temporaryFolder } from '../test-kit/temporary-folder'

const command = join(__dirname, '../dist/reconcile.cli.mjs')
const day = '2026-08-25'

/** A seeded sandbox in which money moved, that a command may open: nothing else holds it. */
interface Sandbox {
  env: Record<string, string>
  use<Answer>(work: (platform: Platform) => Promise<Answer>): Promise<Answer>
}

async function sandboxOn(kind: string): Promise<Sandbox> {
  const folder = temporaryFolder('reconcile')
  const url = kind === 'PostgreSQL' ? await onServer() : undefined
  const open = () => openDatabase(url ? { url } : { dataDir: folder })
  if (!url)
    await (
      await openDatabase({ dataDir: folder, from: await seededSandboxData(createLog('silent')) })
    ).close()
  const sandbox: Sandbox = {
    env: { PORTAL_DATA_DIR: folder, DATABASE_URL: url ?? '' },
    async use(work) {
      const database = await open()
      try {
        const clock = await openClock(database.db, undefined)
        return await work({ db: database.db, clock, log: createLog('silent') } as unknown as Platform)
      } finally {
        await database.close()
      }
    },
  }
  await sandbox.use(async (platform) => {
    await platform.clock.restart(sandboxBegins, true)
    await moveMoney(platform)
  })
  return sandbox
}

/** What the command says of a file and ends with, run as its users run it. */
function runOn({ env }: Sandbox, source: string, text: string, ...options: string[]) {
  const file = join(temporaryFolder('files'), `${source}.csv`)
  writeFileSync(file, text)
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, source, file, ...options], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

let server: PostgresServer | undefined
async function onServer(): Promise<string> {
  const copy = await copyOfSandboxData('seeded')
  if (copy) return copy
  server = await startPostgres()
  return server.url
}
afterAll(() => server?.remove())

/** What a test asks the command and the database that it ran on. */
function commandOn(sandbox: Sandbox) {
  const fileOf = (source: Source) => sandbox.use((platform) => outsideFiles[source](platform, day))

  const run = (source: string, text: string, ...options: string[]) => runOn(sandbox, source, text, ...options)
  const tasks = () => sandbox.use(({ db }) => openTasksOf(db, 'reconciliation'))
  const foundIn = async () =>
    (await tasks()).map(({ detail }) => {
      const { source, difference, line, ours, theirs } = detail as Record<string, unknown>
      return [source, difference, line, ours, theirs]
    })
  const ledgers = () =>
    sandbox.use(({ db }) =>
      rowsOf(
        db,
        sql`select (select md5(string_agg(l::text, ',' order by id)) from ledger_entries l) as units,
          (select md5(string_agg(c::text, ',' order by id)) from captures c) as captures,
          (select md5(string_agg(p::text, ',' order by id)) from payouts p) as payouts`,
      ),
    )
  return { fileOf, run, tasks, foundIn, ledgers }
}

describe.each(['the embedded database', 'PostgreSQL'])('on %s', (kind) => {
  let sandbox: Sandbox
  beforeAll(async () => {
    sandbox = await sandboxOn(kind)
  })

  test('a settlement that agrees ends well; each known difference is found, once, and closes by itself', async () => {
    const { fileOf, run, tasks, foundIn, ledgers } = commandOn(sandbox)
    const right = await fileOf('settlement')
    const before = await ledgers()
    expect(run('settlement', right)).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringMatching(
        /^settlement, 2026-08-25: 8 lines\.\nIn Rs 6,000\.12, out Rs 1,000\.02, fees Rs 70\.80, of which tax Rs 10\.80\.\n7 agree\.\n1 is in transit\.\n {2}capture \S+, until 2026-08-26\nNothing differs\.\n$/,
      ),
    })
    expect(await tasks()).toEqual([])

    const [head = '', ...lines] = right.trimEnd().split('\r\n')
    const lineOf = (reference: string) => lines.find((line) => line.startsWith(`${reference},`)) ?? ''
    const wrong = [
      head,
      lineOf('UPI100').replace(',1000.00,INR', ',1000.01,INR'),
      lineOf('UPI101'),
      lineOf('UPI101'),
      lineOf('UPI102').replace(',988.22,', ',988.21,'),
      lineOf('UPI102B'),
      lineOf('UPI103').replaceAll(slashed('2026-08-21'), slashed(addDays(day, -9))),
      lineOf('UPI100')
        .replace('UPI100', 'UPI999')
        .replace(/,[0-9a-f-]{36},/, ',,'),
    ].join('\n')
    const found = [
      ['settlement', 'amount', 2, '100000 paise', '100001 paise'],
      ['settlement', 'twice', 4, '100001 paise once', expect.stringContaining('2 times')],
      ['settlement', 'net', 5, '98822 paise', '98821 paise'],
      ['settlement', 'day', 7, '2026-08-20', '2026-08-16'],
      ['settlement', 'unknown', 8, null, '100000 paise, done'],
    ]
    expect(run('settlement', wrong)).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('5 differ:'),
    })
    expect((await foundIn()).toSorted()).toEqual(found.toSorted())
    expect(run('settlement', wrong)).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('5 differ:'),
    })
    expect(await tasks()).toHaveLength(5)

    // What is in a file and not ours does not go away with the next file: a person takes it off.
    expect(run('settlement', right)).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('1 differ:'),
    })
    const [foreign] = await tasks()
    expect(await foundIn()).toEqual([found[4]])
    await sandbox.use(({ db }) => resolveTaskById(db, foreign?.id ?? 0, new Date()))
    expect(run('settlement', right)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('1 differ as before, and a person took them off the list'),
    })
    expect(await tasks()).toEqual([])
    // The same difference anew, after it was gone, is told anew.
    expect(run('settlement', wrong).status).toBe(1)
    expect(await tasks()).toHaveLength(4)
    expect(run('settlement', right).status).toBe(0)
    expect(await ledgers()).toEqual(before)
  }, 120_000)

  test('balances of the registrar: other units, missing, unknown and twice, and nothing is taken over', async () => {
    const { fileOf, run, foundIn, ledgers } = commandOn(sandbox)
    const right = await fileOf('registrar')
    const before = await ledgers()
    const agrees = run('registrar', right)
    expect(agrees).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringMatching(/^registrar, 2026-08-25: 47 lines/),
    })
    const lines = right.trimEnd().split('\r\n')
    const held = lines.flatMap((line, place) => (/,\d*[1-9]\d*\.\d{3},/.test(line) ? [place] : []))
    const [first = 0, second = 0, third = 0] = held
    const more = (line: string) =>
      line.replace(/,(\d+\.\d{3}),/, (_all, units: string) => `,${(Number(units) + 0.001).toFixed(3)},`)
    const foreign = `NM,99999999,FLEXI-DG,Foreign,${slashed(day)},10.000,`
    const wrong = lines.flatMap((line, place) =>
      place === first ? [more(line)] : place === second ? [] : place === third ? [line, line] : [line],
    )
    expect(run('registrar', [...wrong, foreign].join('\n'))).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('4 differ:'),
    })
    const kinds = (await foundIn()).filter(([of]) => of === 'registrar').map(([, difference]) => difference)
    expect(kinds.toSorted()).toEqual(['missing', 'twice', 'units', 'unknown'].toSorted())
    expect(run('registrar', right)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('Nothing differs.'),
    })
    expect((await foundIn()).filter(([of]) => of === 'registrar')).toEqual([])
    expect(run('registrar', right, '--day', '2026-08-21')).toMatchObject({
      status: 1,
      stderr: 'Balances of 2026-08-25 were compared already: those of 2026-08-21 say nothing of today.\n',
    })
    expect(await ledgers()).toEqual(before)
  }, 120_000)
})

test('a credit that no file names is missing once it is overdue, and no longer when a later file names it', async () => {
  const fresh = await sandboxOn('PostgreSQL')
  const [head, ...lines] = (await fresh.use((platform) => outsideFiles.settlement(platform, day))).split(
    '\r\n',
  )
  const isLate = (line: string) => line.startsWith('UPI100,')
  const others = lines.filter((line) => !isLate(line))
  expect(runOn(fresh, 'settlement', [head, ...others].join('\n'))).toMatchObject({
    status: 1,
    stdout: expect.stringMatching(
      /1 differ:\n {2}capture \S+: it is in our ledger and not in theirs \(ours: 100000 paise, done, 2026-08-17\)/,
    ),
  })
  expect(runOn(fresh, 'settlement', [head, ...lines.filter(isLate)].join('\n'))).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('7 agree.'),
  })
}, 120_000)

test('payouts and debits: returned, paid twice, another amount, another number, unknown', async () => {
  const { fileOf, run, foundIn } = commandOn(await sandboxOn('PostgreSQL'))
  for (const [source, states] of [
    ['payouts', ['processed', 'reversed']],
    ['debits', ['ACCEPTED', 'RETURNED']],
  ] as const) {
    const right = await fileOf(source)
    expect(run(source, right)).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/\n3 agree\.\n1 is in transit\./),
    })
    const [head = '', first = '', second = '', third = '', last = ''] = right.trimEnd().split('\r\n')
    const [done, back] = states
    const wrong = [
      head,
      first.replace(`,${done},`, `,${back},`),
      second.replace(/,(\d+)\.01,/, ',$1.02,'),
      third.replace(/(NEEM.26082500)2/, '$19'),
      last,
      first
        .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, 'ffffffff-0000-4000-8000-000000000000')
        .replace(/NEEM\w+/, 'NEEMX1'),
    ].join('\r\n')
    expect(run(source, wrong)).toMatchObject({ status: 1, stdout: expect.stringContaining('differ:') })
    const found = (await foundIn())
      .filter(([of]) => of === source)
      .map(([, difference, line]) => [difference, line])
    expect(found.toSorted()).toEqual(
      [
        ['state', 2],
        ['amount', 3],
        ['twice', 4],
        ['unknown', 6],
      ].toSorted(),
    )
  }
}, 120_000)

test('what is no file of it is refused with the line, and leaves no run', async () => {
  const sandbox = await sandboxOn('PostgreSQL')
  const { fileOf, run } = commandOn(sandbox)
  const runs = () =>
    sandbox.use(({ db }) => rowsOf(db, sql`select count(*)::int as runs from reconciliation_runs`))
  const before = await runs()
  expect(run('settlement', 'a,b\n1,2')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: 'Line 1: there is no column entity_id; it has a, b\n',
  })
  expect(run('debits', await fileOf('debits'), '--day', '2026-08-26')).toMatchObject({
    status: 1,
    stderr: '2026-08-26 is not over: it is 2026-08-25.\n',
  })
  for (const bad of [['nothing'], ['settlement', '--day', 'today']])
    expect(run(bad[0] ?? '', '', ...bad.slice(1)).stderr).toContain('npm run reconcile -- settlement|payouts')
  const foreign = Array.from(
    { length: 1001 },
    (_each, place) => `x${place},1.00,processed,25/08/2026,U${place}`,
  )
  const many = ['reference_id,amount,status,created_at,utr,id', ...foreign.map((line) => `${line},`)].join(
    '\n',
  )
  expect(run('payouts', many)).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('nothing was kept. --many keeps it.'),
  })
  expect(await runs()).toEqual(before)
}, 120_000)
