import { investorApi } from '@portal/contracts/folios/investor'
import { redemptionApi } from '@portal/contracts/orders/redemption'
import { statementApi, StatementPeriod, statementScopes } from '@portal/contracts/statements/statement'
import { sumUnits } from '../folios/allotment-math'
import { ledgerOf } from '../folios/ledger-reader'
import { lots } from '../folios/schema'
import { outflowJourney } from '../../test-kit/orders/outflow-journey'
import { people } from '../../sandbox/data/people'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { replayLots } from '../folios/lots/replay-lots'
import { statementFacts } from './statement-facts'
import { type StatementJourney, statementJourney, wanted } from '../../test-kit/statements/statement-journey'

let portal: TestPortal
let own: StatementJourney
beforeAll(async () => {
  portal = await startTestPortal()
  own = statementJourney(portal)
})
afterAll(() => portal.close())

const { asha, gita, om, ravi } = people
const folio = '91018018'

test('the periods and scopes are exactly those of the specification [S9.028]', () => {
  expect([...StatementPeriod.options, ...statementScopes]).toEqual([
    'Current Financial Year',
    'Previous Financial Year',
    'Date Range',
    'Since Inception',
    'All Schemes',
    'All Folios',
  ])
})

test('for everybody the lots that statements reckon with are those of the books', async () => {
  const { db, clock } = portal.platform
  const when = { now: clock.now(), today: clock.today() }
  const booked = new Map((await db.select().from(lots)).map((lot) => [lot.entryId, lot]))
  let compared = 0
  for (const { pan } of Object.values(people)) {
    const moves = await ledgerOf(db, pan)
    if (!moves.length) continue
    const days = { from: '2016-01-01', to: '2027-12-31' }
    const facts = await statementFacts(db, { pan, scope: wanted(ravi), days }, when)
    for (const lot of replayLots(facts.moves, facts.lotFacts).lots) {
      const { unitsLeft, costLeftPaise, boughtOn } = booked.get(lot.entryId) ?? {}
      expect({ unitsLeft, costLeftPaise, boughtOn }).toEqual({
        unitsLeft: lot.unitsLeft,
        costLeftPaise: lot.costLeftPaise,
        boughtOn: lot.boughtOn,
      })
      compared += 1
    }
  }
  expect(compared).toBeGreaterThan(150)
})

test('the account statement: what was held, what happened, what is held, and its value [S1.036, S7.042]', async () => {
  const { view } = (await own.accountOf(ravi, { folioNo: folio })).data
  const [summary, ...details] = view.tables
  expect(view.headline.label).toBe('Value on 25 Aug 2026')
  expect(summary?.totals?.at(-1)).toBe(view.headline.paise)
  expect(details.map(({ title }) => title)).toContain('Neem Flexi Cap Fund · Direct · Growth, folio ••8018')
  for (const [scheme, , opening, closing] of summary?.rows ?? []) {
    const table = details.find(({ title }) => title.startsWith(`${scheme}, `))
    const units = table?.columns.findIndex(({ header }) => header === 'Units') ?? -1
    expect(sumUnits([String(opening), ...(table?.rows ?? []).map((row) => String(row[units]))])).toBe(closing)
  }
  const words = details.flatMap(({ rows }) => rows.map(([what]) => what))
  expect(words).toContain('Merger to Neem Flexi Cap Fund')
  expect(words).toContain('Merger from Neem Large & Mid Cap Fund')
})

test('an instalment of an STP or SWP is called so in the account, not a switch or a redemption', async () => {
  const { view } = (await own.accountOf(asha)).data
  const words = view.tables.slice(1).flatMap(({ rows }) => rows.map(([what]) => what))
  for (const said of [
    'SIP instalment',
    'STP instalment to Neem Corporate Bond Fund',
    'STP instalment from Neem Liquid Fund',
    'SWP instalment',
    'Redemption',
    'Switch out to Neem Flexi Cap Fund',
  ])
    expect(words).toContain(said)
  expect(words).not.toContain('Switch out to Neem Corporate Bond Fund')
})

test('the account agrees with the portfolio: the same value', async () => {
  for (const person of [asha, ravi]) {
    const { data } = await portal.call(investorApi.portfolio, { panNumber: person.pan }, await own.as(person))
    const { view } = (await own.accountOf(person)).data
    expect(view.headline.paise).toBe(data.currentValue)
    expect(view.figures[0]?.paise).toBe(data.invested)
  }
})

test('capital gains by the law of each sale, purchase by purchase [S1.037, S7.042]', async () => {
  const { view } = (await own.gainsOf(ravi)).data
  const [summary, lotsSold] = view.tables
  expect(view.tables[0]?.note).toContain('5 redemptions and switches')
  const column = (header: string) => lotsSold?.columns.findIndex((each) => each.header === header) ?? -1
  const [sold, tax] = [column('Sold'), column('Tax')]
  expect(lotsSold?.rows.map((row) => [row[sold], row[tax]])).toEqual([
    ['2022-01-31', 'Long, 10%'],
    // Debt of 2019, with the index.
    ['2022-11-30', 'Long, 20%'],
    ['2024-02-29', 'Long, 10%'],
    // Debt of 2021, after 23 July 2024.
    ['2024-09-30', 'Long, 12.5%'],
    ['2025-08-29', 'Long, 12.5%'],
  ])
  const gains = lotsSold?.rows.reduce((sum, row) => sum + Number(row[column('Gain')]), 0)
  expect(view.headline.paise).toBe(gains)
  expect(summary?.totals?.slice(3)).toEqual([0, gains])
})

test('of a financial year only its sales count', async () => {
  const { view } = (await own.gainsOf(ravi, { period: 'Previous Financial Year' })).data
  expect([view.from, view.to, view.transactions]).toEqual(['2025-04-01', '2026-03-31', 1])
  const now = (await own.gainsOf(ravi, { period: 'Current Financial Year' })).data.view
  expect([now.from, now.to, now.isEmpty]).toEqual(['2026-04-01', '2026-08-25', true])
})

test('a date range is from an earlier to a later day that is not to come', async () => {
  const range = (from?: string, to?: string) => own.gainsOf(ravi, { period: 'Date Range', from, to })
  const { view } = (await range('2022-01-01', '2022-12-31')).data
  expect(view.transactions).toBe(2)
  for (const [from, to] of [['2022-12-31', '2022-01-01'], ['2022-01-01', '2027-01-01'], []])
    expect((await range(from, to)).resultInfo.resultCodeId).toBe('-470')
})

test('one scheme of a folio alone, also where a merger led into it', async () => {
  const { view } = (await own.gainsOf(ravi, { folioNo: folio, schemePlanCode: 'FLEXI-DG' })).data
  expect(view.transactions).toBe(1)
  expect(view.scope).toBe('folio ••8018, Neem Flexi Cap Fund · Direct · Growth')
})

test('the tax savers with what is locked, and the IDCW of a year', async () => {
  const elss = await portal.call(
    statementApi.accountStatement,
    { ...wanted(ravi), kind: 'ELSS' },
    await own.as(ravi),
  )
  expect(elss.data.view.headline.paise).toBe(1_00_000_00)
  expect(elss.data.view.figures[0]?.paise).toBe(0)
  expect(elss.data.view.figures[1]?.paise).toBeGreaterThan(1_00_000_00)
  const idcw = await portal.call(
    statementApi.accountStatement,
    { ...wanted(asha), kind: 'IDCW' },
    await own.as(asha),
  )
  const [paid, reinvested] = idcw.data.view.figures
  expect(idcw.data.view.headline.paise).toBe((paid?.paise ?? 0) + (reinvested?.paise ?? 0))
  expect(reinvested?.paise).toBeGreaterThan(0)
})

test('of leaving today the exit load is told, for what still bears one [S7.042]', async () => {
  const { holdings } = (await portal.call(statementApi.exitLoad, { panNumber: asha.pan }, await own.as(asha)))
    .data
  const flexi = holdings.find(({ schemePlanCode }) => schemePlanCode === 'FLEXI-DG')
  expect(flexi).toMatchObject({ rule: '1% within 12 months, then none', freeFrom: '2027-08-22' })
  expect(flexi?.load).toBeGreaterThan(0)
  const none = await portal.call(statementApi.exitLoad, { panNumber: ravi.pan }, await own.as(ravi))
  expect(none.data.holdings).toEqual([])
})

test('who never invested has nothing to state, and is told so', async () => {
  const { view } = (await own.accountOf(om)).data
  expect(view).toMatchObject({ isEmpty: true, headline: { paise: 0 } })
  const options = await portal.call(statementApi.options, { panNumber: om.pan }, await own.as(om))
  expect(options.data).toMatchObject({ inception: null, folios: [] })
})

test('what can be chosen are the own folios with what was ever in them; the e-mail is masked', async () => {
  const { data } = await portal.call(statementApi.options, { panNumber: ravi.pan }, await own.as(ravi))
  expect(data).toMatchObject({ today: '2026-08-25', inception: '2016-07-29', email: 'XXvi.sinha@example.in' })
  expect(data.folios.map(({ folioNo, schemes }) => [folioNo, schemes.length])).toEqual([
    ['91018018', 4],
    ['91018029', 4],
  ])
})

test('tax that was held back from who lives abroad stands in the statement', async () => {
  const journey = outflowJourney(portal, gita.pan, (await own.as(gita)).token)
  await journey.redeemed({
    schemePlanCode: 'FLEXI-DG',
    folioNo: '91007007',
    bankId: 'BA-1007-2',
    howMuch: { amountUnitType: 'AMOUNT', amount: 50_000_00 },
  })
  await portal.advanceTo(new Date('2026-08-25T23:00:00+05:30'))
  const { view } = (await own.gainsOf(gita)).data
  const [short, long, tds] = view.figures
  expect(short?.paise).toBe(0)
  // 12.5 % and 4 % cess of it.
  expect(tds?.label).toBe('Tax held back (TDS)')
  expect(Math.abs((tds?.paise ?? 0) - (long?.paise ?? 0) * 0.13)).toBeLessThan(2)
})

test.each([
  ['on a business day, before the cut-off', '2026-08-26T11:00:00+05:30'],
  ['after it', '2026-08-26T16:00:00+05:30'],
  ['on a Sunday', '2026-08-30T11:00:00+05:30'],
  // An instalment of 10 September 2025 bears its load for a year; what is asked for now is sold a day later.
  ['after the cut-off on the last day of a load', '2026-09-10T16:00:00+05:30'],
])(
  '%s, the exit load of the statement is what a sale of everything is told [S7.042]',
  async (_when, moment) => {
    await portal.advanceTo(new Date(moment))
    const { token } = await own.as(asha)
    const { call } = outflowJourney(portal, asha.pan, token)
    const { holdings } = (await call(statementApi.exitLoad, { panNumber: asha.pan })).data
    const { folios } = (await call(investorApi.folios, { panNumber: asha.pan })).data
    const isAllFree = (folioNo: string, planCode: string) =>
      folios
        .find((each) => each.folioNo === folioNo)
        ?.holdings.some(
          ({ schemePlanCode, unitBalance, freeUnits }) =>
            schemePlanCode === planCode && unitBalance === freeUnits,
        )
    const free = holdings.filter(({ folioNo, schemePlanCode }) => isAllFree(folioNo, schemePlanCode))
    expect(free.length).toBeGreaterThan(0)
    for (const { folioNo, schemePlanCode, load, unitsWithLoad, freeFrom } of free) {
      const { bankId } = folios
        .find((each) => each.folioNo === folioNo)!
        .banks.find((bank) => !bank.usableFrom)!
      const howMuch = { amountUnitType: 'ALL_UNITS' } as const
      const { data } = await call(redemptionApi.validate, { schemePlanCode, folioNo, bankId, howMuch })
      const loaded = data.lots.filter(({ loadFreeFrom }) => loadFreeFrom !== null)
      expect(data.exitLoad).toBe(load)
      expect(sumUnits(loaded.map(({ units }) => units))).toBe(unitsWithLoad)
      expect(
        loaded
          .map((lot) => lot.loadFreeFrom)
          .sort()
          .at(-1),
      ).toBe(freeFrom)
    }
  },
  60_000,
)
