import { investorApi } from '@portal/contracts/folios/investor'
import { portfolioApi } from '@portal/contracts/portfolio/portfolio'
import { statementApi } from '@portal/contracts/statements/statement'
import { unclaimedApi } from '@portal/contracts/orders/unclaimed'
import { and, eq } from 'drizzle-orm'
import { unitsFor, valueOf } from '../folios/allotment-math'
import { allotUnits } from '../folios/ledger'
import { bankAccounts, incomeShares, ledgerEntries, lots } from '../folios/schema'
import { payouts } from '../payouts/schema'
import { inTransaction } from '../platform/database'
import { people, type Person } from '../../sandbox/data/people'
import { navOn } from '../schemes/nav-store'
import { navs } from '../schemes/schema'
import { listen } from '../../test-kit/bank-portal'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { checkInvariants } from '../invariants'
import { outflowJourney } from '../../test-kit/orders/outflow-journey'
import { payIncome } from './pay-income.job'

const host = { host: 'localhost', 'content-type': 'application/json' }
const recordDate = '2026-08-27'
const priya = { person: people.priya, folioNo: '91016022' }
const gita = { person: people.gita, folioNo: '91007007' }
const hari = { person: people.hari, folioNo: '91008008' }

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
  await listen(portal)
})
afterAll(() => portal.close())
afterEach(async () => expect(await checkInvariants(portal.platform.db)).toEqual([]))

const declare = (body: object) =>
  portal.app.inject({
    method: 'POST',
    url: '/sandbox/back-office/income',
    headers: host,
    payload: JSON.stringify({ schemeCode: 'AGGHYB', rupeesPerUnit: '2.5', recordDate, ...body }),
  })
const declared = async () =>
  (await portal.app.inject({ url: '/sandbox/back-office/income', headers: host })).json().declared
const as = async ({ pan }: Person) => outflowJourney(portal, pan, await portal.loginAs(pan))
const navOf = async (plan: string, date: string) => (await navOn(portal.platform.db, plan, date)) ?? ''

/** Gives a folio units at the NAV of a day, for so many paise. */
async function give(folioNo: string, plan: string, amount: number, date = '2026-08-20') {
  const nav = await navOf(plan, date)
  const money = { amount, stampDuty: 0, netAmount: amount }
  const units = unitsFor(amount, nav)
  const orderId = `NM-${folioNo}-${plan}-${date}`
  await inTransaction(portal.platform.db, (tx) =>
    allotUnits(tx, { folioNo, plan, orderId, ...money, nav, units, date }),
  )
  return units
}

const entriesOf = (folioNo: string, plan: string) =>
  portal.platform.db
    .select()
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.folioNo, folioNo),
        eq(ledgerEntries.planCode, plan),
        eq(ledgerEntries.date, recordDate),
      ),
    )

test('a distribution is declared once, for a business day whose NAV is not out, of less than half of a unit', async () => {
  expect((await declare({ schemeCode: 'NOTHING' })).statusCode).toBe(404)
  expect((await declare({ recordDate: '2026-08-24' })).statusCode).toBe(409)
  expect((await declare({ recordDate: '2026-08-29' })).statusCode).toBe(409)
  expect((await declare({ rupeesPerUnit: '0' })).statusCode).toBe(400)
  expect((await declare({ rupeesPerUnit: '90000' })).statusCode).toBe(400)
  expect((await declare({ rupeesPerUnit: '-1' })).statusCode).toBe(400)
  const answers = await Promise.all([declare({}), declare({})])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect((await declared()).map(({ planCode }: { planCode: string }) => planCode)).toEqual([
    'AGGHYB-DD',
    'AGGHYB-DR',
    'AGGHYB-RD',
    'AGGHYB-RR',
  ])
})

describe('after the record date', () => {
  let units: Record<'paid' | 'reinvested' | 'abroad' | 'late', string>
  beforeAll(async () => {
    units = {
      paid: await give(priya.folioNo, 'AGGHYB-DD', 3_00_000_00),
      reinvested: await give(hari.folioNo, 'AGGHYB-DR', 3_00_000_00),
      abroad: await give(gita.folioNo, 'AGGHYB-DD', 10_000_00),
      late: '',
    }
    await portal.advanceTo(new Date('2026-08-27T21:40:00+05:30'))
    units.late = await give('91024821', 'AGGHYB-DD', 50_000_00, recordDate)
    await portal.advanceTo(new Date('2026-08-28T08:00:00+05:30'))
  }, 120_000)

  test('the NAV of the record date lacks what falls out of it, in payout and reinvestment alike', async () => {
    const before = Number(await navOf('AGGHYB-DD', '2026-08-26'))
    const grown =
      Number(await navOf('AGGHYB-DG', recordDate)) / Number(await navOf('AGGHYB-DG', '2026-08-26'))
    expect(Number(await navOf('AGGHYB-DD', recordDate))).toBeCloseTo(before * grown - 2.5, 3)
    expect(await navOf('AGGHYB-DR', recordDate)).toBe(await navOf('AGGHYB-DD', recordDate))
  })

  test('who held when the day began gets it, before tax so much a unit; who bought at its NAV gets nothing', async () => {
    const [paid] = await entriesOf(priya.folioNo, 'AGGHYB-DD')
    const [share] = await portal.platform.db
      .select()
      .from(incomeShares)
      .where(and(eq(incomeShares.folioNo, priya.folioNo), eq(incomeShares.recordDate, recordDate)))
    expect(Number(share?.units)).toBeGreaterThan(Number(units.paid))
    const gross = valueOf(share?.units ?? '0', '2.5')
    expect(gross).toBeGreaterThan(10_000_00)
    expect(paid).toMatchObject({ kind: 'IDCW_PAYOUT', amountPaise: gross, units: '0.000', costPaise: 0 })
    expect(paid?.withheldPaise).toBe(Math.round(gross / 10))
    const late = await entriesOf('91024821', 'AGGHYB-DD')
    expect(late.map(({ kind }) => kind)).toEqual(['PURCHASE'])
  })

  test('an investor abroad has 20 % and cess withheld from the first rupee', async () => {
    const [paid] = await entriesOf(gita.folioNo, 'AGGHYB-DD')
    const gross = valueOf(units.abroad, '2.5')
    expect(paid).toMatchObject({ amountPaise: gross })
    expect(Math.abs((paid?.withheldPaise ?? 0) - gross * 0.208)).toBeLessThan(1)
  })

  test('reinvested it buys units at the NAV without it, of what tax and stamp duty leave; that is their cost', async () => {
    const [bought] = await entriesOf(hari.folioNo, 'AGGHYB-DR')
    const gross = valueOf(units.reinvested, '2.5')
    const { withheldPaise: tax = 0, stampDutyPaise: duty = 0, nav = '' } = bought ?? {}
    // The PAN is not linked with Aadhaar.
    expect(tax).toBe(gross > 10_000_00 ? Math.round(gross / 5) : 0)
    expect(bought).toMatchObject({ kind: 'IDCW_REINVEST', amountPaise: gross, costPaise: gross - tax })
    expect(duty).toBeGreaterThan(0)
    expect(bought?.units).toBe(unitsFor(gross - tax - duty, nav))
    const [lot] = await portal.platform.db
      .select()
      .from(lots)
      .where(eq(lots.entryId, bought?.id ?? 0))
    expect(lot).toMatchObject({ boughtOn: recordDate, costLeftPaise: gross - tax, unitsLeft: bought?.units })
  })

  test('running it again, also twice at once, pays nothing again', async () => {
    const before = await portal.platform.db.select().from(payouts)
    const now = portal.platform.clock.now()
    await Promise.all([payIncome(portal.platform, now), payIncome(portal.platform, now)])
    expect(await portal.platform.db.select().from(payouts)).toHaveLength(before.length)
    expect(await declared()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ planCode: 'AGGHYB-DD', isCounted: true, holders: 2, booked: 2 }),
      ]),
    )
  })

  test('the investor is told, sees it in the history and the figures, and the statements say what was withheld', async () => {
    const own = await as(people.priya)
    const [paid] = await entriesOf(priya.folioNo, 'AGGHYB-DD')
    const { amountPaise: gross = 0, withheldPaise: tax = 0 } = paid ?? {}
    const mail = (await portal.inbox(people.priya.pan)).find(({ subject }) => /of IDCW$/.test(subject))
    expect(mail?.subject).toMatch(/^Neem Aggressive Hybrid Fund pays you ₹[\d,.]+ of IDCW$/)
    expect(mail?.body).toMatch(/We withheld ₹[\d,.]+ of tax \(TDS\).* is in your account, .* by \d+ /)
    const row = (await own.history()).find(({ kind, date }) => kind === 'IDCW_PAYOUT' && date === recordDate)
    expect(row).toMatchObject({ amount: gross - tax, schemePlanCode: 'AGGHYB-DD', statusText: 'Payout due' })
    const part = { panNumber: people.priya.pan, schemePlanCode: 'AGGHYB-DD', folioNumber: priya.folioNo }
    const { flows } = (await own.call(portfolioApi.cashFlows, part)).data
    expect(flows.find(({ date }) => date === recordDate)).toMatchObject({ amount: gross - tax })
    const requested = {
      panNumber: people.priya.pan,
      period: 'Since Inception' as const,
      folioNo: priya.folioNo,
    }
    const statement = async (kind: 'ACCOUNT' | 'IDCW') =>
      (await own.call(statementApi.accountStatement, { ...requested, schemePlanCode: null, kind })).data.view
    for (const kind of ['ACCOUNT', 'IDCW'] as const) {
      const tables = (await statement(kind)).tables
      const table = tables.find(
        ({ title }) => title === 'Every payout' || title.startsWith('Neem Aggressive'),
      )
      const column = table?.columns.findIndex(({ header }) => header === 'Tax withheld') ?? -1
      expect(table?.rows.some((cells) => cells[column] === tax)).toBe(true)
    }
    expect(
      (await own.call(investorApi.portfolio, { panNumber: people.priya.pan })).data.currentValue,
    ).toBeGreaterThan(0)
  })

  test('what the bank returns waits among the unclaimed amounts as IDCW, with its record date', async () => {
    const { db } = portal.platform
    const [payout] = await db.select().from(payouts).where(eq(payouts.folioNo, gita.folioNo))
    expect(payout).toMatchObject({ state: 'due' })
    await db
      .update(payouts)
      .set({ accountNumber: '50100044177777' })
      .where(eq(payouts.id, payout?.id ?? ''))
    await db
      .update(bankAccounts)
      .set({ usableFrom: '2030-01-01' })
      .where(eq(bankAccounts.pan, gita.person.pan))
    await portal.advanceTo(new Date('2026-09-03T12:00:00+05:30'))
    const own = await as(people.gita)
    const { amounts } = (await own.call(unclaimedApi.list, { panNumber: gita.person.pan })).data
    expect(amounts).toMatchObject([{ idcwOf: recordDate, orderNumber: null, folioNo: gita.folioNo }])
    const [share] = await db.select().from(incomeShares).where(eq(incomeShares.folioNo, priya.folioNo))
    expect(share?.paidOn).not.toBeNull()
  })
})

test('a record date on which nobody dealt gives way to the next day with a NAV, and is counted then', async () => {
  const { db } = portal.platform
  const closed = '2026-09-07'
  expect((await declare({ rupeesPerUnit: '0.5', recordDate: closed })).statusCode).toBe(200)
  await portal.advanceTo(new Date('2026-09-07T22:40:00+05:30'))
  await db.delete(navs).where(eq(navs.date, closed))
  await portal.advanceTo(new Date('2026-09-10T08:00:00+05:30'))
  const days = (await declared()).map((each: { recordDate: string }) => each.recordDate)
  expect(days).toContain('2026-09-08')
  expect(days).not.toContain(closed)
  const shares = await db.select().from(incomeShares).where(eq(incomeShares.recordDate, '2026-09-08'))
  expect(shares.some(({ folioNo, bookedAt }) => folioNo === priya.folioNo && bookedAt !== null)).toBe(true)
})
