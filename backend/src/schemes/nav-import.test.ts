import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { startTestPortal, type TestPortal } from '../testing/test-portal'
import { importNavs } from './nav-import'
import { navs, schemePlans } from './schema'

/** The evening of Tuesday, 25 August 2026: the newest NAVs before are those of Monday. */
let portal: TestPortal
const header =
  'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Net Asset Value;Date'
let own: string[]

beforeAll(async () => {
  portal = await startTestPortal()
  const plans = await portal.platform.db.select().from(schemePlans)
  own = plans.map(
    ({ amfiCode, isin, code }, place) => `${amfiCode};${isin};-;${code};${50 + place}.1234;25-Aug-2026`,
  )
})
afterAll(() => portal.close())
beforeEach(() => portal.platform.db.delete(navs).where(eq(navs.date, '2026-08-25')))

const load = (...lines: string[]) =>
  importNavs(
    portal.platform.db,
    Readable.from([Buffer.from([header, ...lines, ''].join('\r\n'))]),
    new Date('2026-08-25T23:30:00+05:30'),
    '2026-08-25',
  )
const ofToday = async () =>
  (await portal.platform.db.select().from(navs).where(eq(navs.date, '2026-08-25'))).map(({ nav }) => nav)

test('a whole file leaves no doubt', async () => {
  const report = await load(...own, '119551;INF209KA12Z1;-;Other;10;24-Aug-2026')
  expect(report).toMatchObject({ unmapped: 1, navs: own.length, changed: own.length, doubts: [] })
})

test('a file without a NAV of an own plan is doubted', async () => {
  const { doubts } = await load(
    '119551;INF209KA12Z1;-;Other;10;24-Aug-2026',
    own[0]?.replace(/[^;]*(;[^;]*)$/, 'N.A.$1') ?? '',
  )
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
  const day = own[0]?.replace('25-Aug-2026', '03-Aug-2020') ?? ''
  expect((await load(day)).doubts).toEqual([])
})

test('a code that stands twice with different NAVs has neither taken and is named; the same line twice does no harm', async () => {
  const [first = '', ...others] = own
  const code = first.split(';')[0]
  const { bad, doubts } = await load(first, ...others, ...others, first.replace('50.1234', '51.1234'))
  expect(Object.fromEntries(bad)).toEqual({ 'twice with different NAVs': 1 })
  expect(doubts[0]).toContain(`different NAVs: ${code} on 2026-08-25 (50.1234 and 51.1234)`)
  expect(await ofToday()).not.toContain('50.1234')
  expect(await ofToday()).toHaveLength(own.length - 1)
})

test('one line of the year 0 is left out, and the others are taken', async () => {
  const { bad, navs: taken } = await load(...own, own[0]?.replace('2026', '0000') ?? '')
  expect(Object.fromEntries(bad)).toEqual({ 'date before there were funds': 1 })
  expect(taken).toBe(own.length)
})

test('a file that ends in the middle of a line changes nothing', async () => {
  const cut = [header, ...own].join('\r\n').slice(0, -8)
  const { db } = portal.platform
  await expect(importNavs(db, Readable.from([Buffer.from(cut)]), new Date(), '2026-08-25')).rejects.toThrow(
    'ends in the middle of a line',
  )
  expect(await ofToday()).toEqual([])
})
