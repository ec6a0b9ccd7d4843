import { Readable } from 'node:stream'
import { and, eq } from 'drizzle-orm'
import { openTasks } from '../operations/ops-tasks'
import { opsTasks } from '../operations/schema'
import { usedNavDays } from '../folios/used-nav-days'
import { ledgerEntries } from '../folios/schema'
import { auditEvents } from '../platform/tables'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { importNavs } from './nav-import'
import { distributions, navs, schemePlans } from './schema'

/** The evening of Tuesday, 25 August 2026: the newest NAVs before are those of Monday. */
let portal: TestPortal
const header =
  'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Net Asset Value;Date'
let own: string[]
/** The NAV of Monday by plan. */
let monday: Map<string, string>

/** The portal, late in the evening. */
const importer = () => {
  const { platform } = portal
  const now = new Date('2026-08-25T23:30:00+05:30')
  return { ...platform, clock: { ...platform.clock, now: () => now, today: () => '2026-08-25' } }
}

beforeAll(async () => {
  portal = await startTestPortal()
  const { db } = portal.platform
  const plans = await db.select().from(schemePlans)
  const before = await db.select().from(navs).where(eq(navs.date, '2026-08-24'))
  monday = new Map(before.map(({ planCode, nav }) => [planCode, nav]))
  own = plans.map(({ amfiCode, isin, code }) => lineOf({ amfiCode, isin, code }, navOf(code)))
})
afterAll(() => portal.close())
beforeEach(async () => {
  await portal.platform.db.delete(navs).where(eq(navs.date, '2026-08-25'))
  await portal.platform.db.delete(opsTasks)
})

/** A little more than on Monday; plans on offer have their face value. */
const navOf = (code: string, times = 1.001) => (Number(monday.get(code) ?? 10) * times).toFixed(4)
const lineOf = (
  { amfiCode, isin, code }: Pick<typeof schemePlans.$inferSelect, 'amfiCode' | 'isin' | 'code'>,
  nav: string,
  day = '25-Aug-2026',
) => `${amfiCode};${isin};-;${code};${nav};${day}`
/** The line of a plan with another NAV. */
const withNav = (line: string, nav: string) => line.replace(/[^;]*(;[^;]*)$/, `${nav}$1`)
const planOf = (line: string) => line.split(';')[3] ?? ''
const lineFor = (code: string) => own.find((line) => planOf(line) === code) ?? ''

const fileOf = (...lines: string[]) => Readable.from([Buffer.from([header, ...lines, ''].join('\r\n'))])
const load = (...lines: string[]) => importNavs(importer(), fileOf(...lines), { usedOf: usedNavDays })
const take = (takeDoubtful: string, ...lines: string[]) =>
  importNavs(importer(), fileOf(...lines), { usedOf: usedNavDays, takeDoubtful })
const tasks = async () =>
  (await openTasks(portal.platform.db))
    .filter(({ kind }) => kind === 'nav-doubt')
    .map(({ subject }) => subject)
const ofPlan = async (planCode: string, date = '2026-08-25') =>
  (
    await portal.platform.db
      .select()
      .from(navs)
      .where(and(eq(navs.planCode, planCode), eq(navs.date, date)))
  )[0]?.nav
const ofToday = async () =>
  (await portal.platform.db.select().from(navs).where(eq(navs.date, '2026-08-25'))).map(({ nav }) => nav)

test('a whole file leaves no doubt', async () => {
  const report = await load(...own, '119551;INF209KA12Z1;-;Other;10;24-Aug-2026')
  expect(report).toMatchObject({ unmapped: 1, navs: own.length, changed: own.length, doubts: [] })
})

test('a file without a NAV of an own plan is doubted', async () => {
  const { doubts } = await load('119551;INF209KA12Z1;-;Other;10;24-Aug-2026', withNav(own[0] ?? '', 'N.A.'))
  expect(doubts).toEqual(['No NAV of an own scheme plan is in the file.'])
})

test('half a file, cut off at the end of a line, is taken and doubted by the names of what is missing', async () => {
  const there = own.slice(0, own.length / 2)
  const { navs: taken, doubts } = await load(...there)
  expect(taken).toBe(there.length)
  expect(doubts).toEqual([
    expect.stringMatching(/^Plans that had a NAV .* have none in the file.* and \d+ more/),
  ])
  const first = own[own.length / 2 + 1]?.split(';')[3]
  expect(doubts[0]).toContain(first)
  expect((await load(...there)).doubts).toEqual(doubts)
  await load(...own)
  expect((await load(...there)).doubts).toEqual([])
})

test('days of the past may come piecemeal', async () => {
  const code = planOf(own[0] ?? '')
  const nav = (await ofPlan(code, '2020-07-31')) ?? ''
  const day = withNav(own[0] ?? '', nav).replace('25-Aug-2026', '03-Aug-2020')
  expect((await load(day)).doubts).toEqual([])
})

test('a code that stands twice with different NAVs has neither taken and is named; the same line twice does no harm', async () => {
  const [first = '', ...others] = own
  const [code, , , plan = ''] = first.split(';')
  const more = navOf(plan, 1.002)
  const { bad, doubts } = await load(first, ...others, ...others, withNav(first, more))
  expect(Object.fromEntries(bad)).toEqual({ 'twice with different NAVs': 1 })
  expect(doubts[0]).toContain(`different NAVs: ${code} on 2026-08-25 (${navOf(plan)} and ${more})`)
  expect(await ofPlan(plan)).toBeUndefined()
  expect(await ofToday()).toHaveLength(own.length - 1)
})

test('one line of the year 0 is left out, and the others are taken', async () => {
  const { bad, navs: taken } = await load(...own, own[0]?.replace('2026', '0000') ?? '')
  expect(Object.fromEntries(bad)).toEqual({ 'date before there were funds': 1 })
  expect(taken).toBe(own.length)
})

test('a file that ends in the middle of a line changes nothing', async () => {
  const cut = [header, ...own].join('\r\n').slice(0, -8)
  const source = Readable.from([Buffer.from(cut)])
  await expect(importNavs(importer(), source, { usedOf: usedNavDays })).rejects.toThrow(
    'ends in the middle of a line',
  )
  expect(await ofToday()).toEqual([])
})

const absurd: [string, string, (nav: number) => string][] = [
  ['a thousand times the day before', 'FLEXI-DG', (nav) => (nav * 1000).toFixed(4)],
  ['a tenth of it, as a slip of the decimal point', 'FLEXI-DG', (nav) => (nav / 10).toFixed(4)],
  ['next to nothing', 'FLEXI-DG', () => '0.0001'],
  ['more than any NAV', 'FLEXI-DG', () => '9999999999'],
  ['21 % in a day in equity', 'FLEXI-DG', (nav) => (nav * 1.21).toFixed(4)],
  ['6 % in a day in debt', 'CORPBOND-DG', (nav) => (nav * 0.94).toFixed(4)],
  ['2 % in a day in cash', 'LIQUID-DG', (nav) => (nav * 1.02).toFixed(4)],
]
test.each(absurd)(
  '%s is in doubt: not taken, told, and a task; the others of the file are taken',
  async (_what, code, of) => {
    const nav = of(Number(monday.get(code)))
    const others = own.filter((line) => planOf(line) !== code)
    const { doubts, changed } = await load(...others, withNav(lineFor(code), nav))
    expect(doubts).toEqual([
      expect.stringContaining(
        `NAVs in doubt, not taken: ${code} 2026-08-25 ${Number(nav).toFixed(4)}: moved by`,
      ),
    ])
    expect(changed).toBe(others.length)
    expect(await ofPlan(code)).toBeUndefined()
    expect(await tasks()).toEqual([`${code} 2026-08-25`])
    await load(...own)
    expect(await ofPlan(code)).toBe(navOf(code))
    expect(await tasks()).toEqual([])
  },
)

test('what a market day can bring is taken: 19 % in equity, 4 % in debt, 0.9 % in cash', async () => {
  const moves: [string, number][] = [
    ['FLEXI-DG', 0.81],
    ['CORPBOND-DG', 1.04],
    ['LIQUID-DG', 1.009],
  ]
  const { doubts } = await load(
    ...own.filter((line) => !moves.some(([code]) => code === planOf(line))),
    ...moves.map(([code, times]) => withNav(lineFor(code), navOf(code, times))),
  )
  expect(doubts).toEqual([])
})

test('in a file of several days each is measured by the day before it', async () => {
  const of = (nav: string, day: string) => withNav(lineFor('VALUE-DG'), nav).replace('25-Aug', day)
  const { doubts } = await load(of('13', '25-Aug'), of('10', '21-Aug'), of('11', '24-Aug'))
  expect(doubts.filter((doubt) => doubt.includes('not taken'))).toEqual([])
  await portal.platform.db.delete(navs).where(eq(navs.planCode, 'VALUE-DG'))
  const jump = await load(of('15', '25-Aug'), of('10', '21-Aug'), of('11', '24-Aug'))
  expect(jump.doubts.join()).toContain(
    'VALUE-DG 2026-08-25 15.0000: moved by 36.4 % since 24 Aug 2026 (11.0000)',
  )
  await portal.platform.db.delete(navs).where(eq(navs.planCode, 'VALUE-DG'))
})

test('a doubt that was settled and comes again is a task again', async () => {
  const code = 'FLEXI-DG'
  const wrong = withNav(lineFor(code), navOf(code, 100))
  const others = own.filter((line) => planOf(line) !== code)
  await load(...others, wrong)
  await load(...own)
  expect(await tasks()).toEqual([])
  await load(...others, wrong)
  expect(await tasks()).toEqual([`${code} 2026-08-25`])
  expect(await ofPlan(code)).toBe(navOf(code))
})

test('another NAV for a day at which units were bought or sold is in doubt, however near; the same one is not', async () => {
  const { db } = portal.platform
  const [used] = await db.select().from(ledgerEntries).where(eq(ledgerEntries.planCode, 'FLEXI-DG'))
  const { date = '' } = used ?? {}
  const before = (await ofPlan('FLEXI-DG', date)) ?? ''
  const [year = '', month = '', day = ''] = date.split('-')
  const name = new Date(`${date}T00:00:00Z`).toLocaleString('en', { month: 'short', timeZone: 'UTC' })
  expect(month).toHaveLength(2)
  const line = (nav: string) =>
    withNav(lineFor('FLEXI-DG'), nav).replace('25-Aug-2026', `${day}-${name}-${year}`)
  expect((await load(line(before))).doubts).toEqual([])
  const other = (Number(before) + 0.0001).toFixed(4)
  const { doubts, changed } = await load(line(other))
  expect(changed).toBe(0)
  expect(doubts).toEqual([expect.stringContaining(`units were bought or sold at ${before} on that day`)])
  expect(await ofPlan('FLEXI-DG', date)).toBe(before)
  expect(await tasks()).toEqual([`FLEXI-DG ${date}`])
  await db.delete(opsTasks)
})

test('a NAV in doubt is taken with a reason, which the audit log keeps; it is no task any more', async () => {
  const code = 'CORPBOND-DG'
  const nav = navOf(code, 0.9)
  const lines = [...own.filter((line) => planOf(line) !== code), withNav(lineFor(code), nav)]
  await load(...lines)
  const reason = 'A bond was written off, the trustee confirms it.'
  const report = await take(reason, ...lines)
  expect(report).toMatchObject({ doubts: [], takenInDoubt: 1 })
  expect(await ofPlan(code)).toBe(nav)
  expect(await tasks()).toEqual([])
  const taken = await portal.platform.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.event, 'nav.doubtful.taken'))
  expect(taken.map(({ detail }) => detail)).toEqual([
    expect.objectContaining({ planCode: code, date: '2026-08-25', nav, reason }),
  ])
  // Taken once, it is what the next day is measured by, and the same file leaves no doubt.
  expect((await load(...lines)).doubts).toEqual([])
})

test('an income distribution explains a fall, and the first NAV of a plan is measured by its face value', async () => {
  const { db } = portal.platform
  const code = 'FLEXI-DD'
  const half = (Number(monday.get(code)) / 2).toFixed(4)
  await db.insert(distributions).values({ planCode: code, recordDate: '2026-08-25', rupeesPerUnit: half })
  const others = own.filter((line) => ![code, 'FLEXI-DR', 'VALUE-DG'].includes(planOf(line)))
  const line = lineFor(code).replace(/^[^;]*/, '0')
  expect((await load(...others, withNav(line, half))).doubts.join()).not.toContain(code)
  await db.delete(distributions).where(eq(distributions.recordDate, '2026-08-25'))
  const { doubts } = await load(...others, withNav(lineFor('VALUE-DG'), '0.5'))
  expect(doubts.join()).toContain('VALUE-DG 2026-08-25 0.5000: the first NAV of the plan is too far')
})
