import { addDays } from '@portal/contracts/format'
import { sql } from 'drizzle-orm'
import { rowsOf } from './platform/database'
import { outsideFiles } from '../sandbox/outside-files/outside-files.routes'
import { slashed } from '../sandbox/outside-files/csv'
import { commandOn, day, foundBy, ledgersOf, runOn, sandboxOn } from '../test-kit/payments/reconcile-command'

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
})

const words = { payouts: ['processed', 'reversed'], debits: ['ACCEPTED', 'RETURNED'] } as const

/** A file of payouts or debits with one that came back, another amount, one that went twice, and one of nobody. */
function moneyWithDifferences(source: keyof typeof words, right: string): string {
  const [head = '', first = '', second = '', third = '', last = ''] = right.trimEnd().split('\r\n')
  const [done, back] = words[source]
  return [
    head,
    first.replace(`,${done},`, `,${back},`),
    second.replace(/,(\d+)\.01,/, ',$1.02,'),
    third.replace(/(NEEM.26082500)2/, '$19'),
    last,
    first
      .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, 'ffffffff-0000-4000-8000-000000000000')
      .replace(/NEEM\w+/, 'NEEMX1'),
  ].join('\r\n')
}

/** One line is wrong in units, one in NAV, amount and day each, one is left out, and one is of nobody. */
function confirmationsWithDifferences(right: string): string {
  const [head = '', first = '', second = '', third = '', fourth = '', _missing, ...rest] = right
    .trimEnd()
    .split('\r\n')
  const values = (line: string, change: (cells: string[]) => void) => {
    const cells = line.split(',')
    change(cells)
    return cells.join(',')
  }
  const place = (column: string) => head.split(',').indexOf(column)
  const more = (cells: string[], column: string, by: number, digits: number) => {
    cells[place(column)] = (Number(cells[place(column)]) + by).toFixed(digits)
  }
  return [
    head,
    values(first, (cells) => more(cells, 'UNITS', 0.001, 3)),
    values(second, (cells) => more(cells, 'PURPRICE', 0.0001, 4)),
    values(third, (cells) => more(cells, 'AMOUNT', 0.01, 2)),
    values(fourth, (cells) => (cells[place('TRADDATE')] = slashed(addDays(day, -60)))),
    ...rest,
    values(first, (cells) => {
      cells[place('FOLIO_NO')] = '99999999'
      cells[place('TRXNNO')] = '1'
    }),
  ].join('\r\n')
}

// The embedded database is opened anew by every run and every look: so there are few.
test.each(['the embedded database', 'PostgreSQL'])(
  'payouts, debits and confirmations on %s: each known difference is found, once, and nothing is taken over',
  async (kind) => {
    const sandbox = await sandboxOn(kind)
    const { run } = commandOn(sandbox)
    const { payouts, debits, confirmations, before } = await sandbox.use(async (platform) => ({
      payouts: await outsideFiles.payouts(platform, day),
      debits: await outsideFiles.debits(platform, day),
      confirmations: await outsideFiles.confirmations(platform, day),
      before: await ledgersOf(platform.db),
    }))
    for (const [source, right] of [
      ['payouts', payouts],
      ['debits', debits],
    ] as const) {
      const agrees = expect.stringMatching(/\n3 agree\.\n1 is in transit\./) as unknown
      expect(run(source, right)).toMatchObject({ status: 0, stdout: agrees })
      const differs = { status: 1, stdout: expect.stringContaining('4 differ:') as unknown }
      expect(run(source, moneyWithDifferences(source, right))).toMatchObject(differs)
    }
    expect(run('confirmations', confirmationsWithDifferences(confirmations))).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('6 differ:') as unknown,
    })
    const { found, after } = await sandbox.use(async ({ db }) => ({
      found: await foundBy(db),
      after: await ledgersOf(db),
    }))
    expect(after).toEqual(before)
    const inSource = (source: string) => found.filter(([of]) => of === source)
    const ofMoney = [
      ['state', 2],
      ['amount', 3],
      ['twice', 4],
      ['unknown', 6],
    ]
    for (const source of ['payouts', 'debits'])
      expect(inSource(source).map(([, difference, line]) => [difference, line])).toEqual(
        expect.arrayContaining(ofMoney),
      )
    const kinds = inSource('confirmations').map(([, difference]) => String(difference))
    expect(kinds.toSorted()).toEqual(['amount', 'day', 'missing', 'nav', 'units', 'unknown'].toSorted())
    expect(found).toHaveLength(4 + 4 + 6)
    // Only what nobody ordered does not go away with the right file.
    const lines = confirmations.trimEnd().split('\r\n').length - 1
    expect(lines).toBeGreaterThan(6)
    expect(run('confirmations', confirmations)).toMatchObject({
      status: 1,
      stdout: expect.stringMatching(new RegExp(`\\n${lines} agree\\.[^]*\\n1 differ:`)) as unknown,
    })
  },
  120_000,
)

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
    expect(run(bad[0] ?? '', '', ...bad.slice(1)).stderr).toContain(
      'npm run reconcile -- settlement|payouts|debits|confirmations|registrar',
    )
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
})
