import { investorApi } from '@portal/contracts/folios/investor'
import { portfolioApi } from '@portal/contracts/portfolio/portfolio'
import { and, eq } from 'drizzle-orm'
import { allotUnits } from '../folios/ledger'
import { ledgerEntries } from '../folios/schema'
import { outflowJourney, type OutflowJourney } from '../../test-kit/orders/outflow-journey'
import { inTransaction } from '../platform/database'
import { people } from '../../sandbox/data/people'
import { navs } from '../schemes/schema'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'

const { pan } = people.gita
const folioNo = '91007007'
let portal: TestPortal
let own: OutflowJourney

beforeAll(async () => {
  portal = await startTestPortal()
  own = outflowJourney(portal, pan, await portal.loginAs(pan))
})
afterAll(() => portal.close())

const portfolio = async () => (await own.call(investorApi.portfolio, { panNumber: pan })).data
const moneyOf = async (part: { schemePlanCode?: string } = {}) =>
  (await own.call(portfolioApi.cashFlows, { panNumber: pan, ...part })).data

test('units allotted at the newest NAV changed nothing since the one before it', async () => {
  const before = await portfolio()
  const flexi = { folioNo, plan: 'FLEXI-DG', date: '2026-08-24' }
  const [price] = await portal.platform.db
    .select()
    .from(navs)
    .where(and(eq(navs.planCode, flexi.plan), eq(navs.date, flexi.date)))
  const nav = price?.nav ?? ''
  const bought = { ...flexi, nav, units: '1000.000', amount: 1_000_00, stampDuty: 0, netAmount: 1_000_00 }
  await inTransaction(portal.platform.db, (tx) => allotUnits(tx, { ...bought, orderId: 'NM-day-change' }))
  const after = await portfolio()
  expect(after.currentValue).toBeGreaterThan(before.currentValue)
  expect(after.dayChange).toBe(before.dayChange)
  expect(after.dayChangeRate).toBe(before.dayChangeRate)
})

test('what was received, the gain and the figures behind them are what reached the investor: net of load, STT and tax at source', async () => {
  const { banks } = (await own.call(investorApi.folio, { panNumber: pan, folioNumber: folioNo })).data.folio
  const order = await own.redeemed({
    schemePlanCode: 'GLOBAL-DG',
    folioNo,
    bankId: banks[0]?.bankId ?? '',
    howMuch: { amountUnitType: 'ALL_UNITS' },
  })
  const before = await moneyOf()
  await portal.advance(3)
  own = outflowJourney(portal, pan, await portal.loginAs(pan))
  const { transactionId } = order
  const shown = await own.showRedemption(transactionId)
  expect(shown.exitLoad).toBeGreaterThan(0)
  const [entry] = await portal.platform.db
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.orderId, transactionId))
  expect(entry?.withheldPaise).toBe((entry?.amountPaise ?? 0) - (shown.netAmount ?? 0))
  const after = await moneyOf()
  expect(after.received - before.received).toBe(shown.netAmount)
  expect(after.withheld - before.withheld).toBe(entry?.withheldPaise)
  expect(after.flows[0]).toMatchObject({ kind: 'REDEMPTION', amount: shown.netAmount })

  const total = await portfolio()
  expect(total.gain).toBe(after.received + after.currentValue - after.paidIn)
  expect(total.invested).toBe(after.invested)
  const gone = total.exited.find(({ schemeCode }) => schemeCode === 'GLOBAL')
  const sold = await moneyOf({ schemePlanCode: 'GLOBAL-DG' })
  expect(gone).toMatchObject({ folioNo, paidIn: sold.paidIn, gain: sold.received - sold.paidIn })
  for (const { schemePlanCode, gain, paidIn } of total.holdings) {
    const money = await moneyOf({ schemePlanCode })
    expect({ gain, paidIn }).toEqual({
      gain: money.received + money.currentValue - money.paidIn,
      paidIn: money.paidIn,
    })
  }
})
