import { investorApi } from '@portal/contracts/folios/investor'
import { redemptionApi } from '@portal/contracts/orders/redemption'
import { statementApi } from '@portal/contracts/statements/statement'
import { eq } from 'drizzle-orm'
import { percentOf } from '../../folios/allotment-math'
import { kycAnswers } from '../../kyc-registry/schema'
import { people } from '../../../sandbox/data/people'
import { gainsOfPeriod } from '../../statements/gains/gains-of'
import { statementFacts } from '../../statements/statement-facts'
import { startTestPortal, type TestPortal } from '../../../test-kit/test-portal'
import { outflowJourney, type OutflowJourney } from '../../../test-kit/orders/outflow-journey'

const { pan } = people.ravi
const flexi = {
  schemePlanCode: 'FLEXI-DG',
  folioNo: '91018018',
  bankId: 'BA-1018-4',
  howMuch: { amountUnitType: 'AMOUNT', amount: 20_000_00 },
} as const
let portal: TestPortal
let own: OutflowJourney

const logIn = async () => (own = outflowJourney(portal, pan, await portal.loginAs(pan)))

beforeAll(async () => {
  portal = await startTestPortal()
  await portal.platform.db
    .update(kycAnswers)
    .set({ residency: 'Non-Resident Indian' })
    .where(eq(kycAnswers.pan, pan))
  await logIn()
})
afterAll(() => portal.close())

test('tax at source of who lives abroad is that of the gain in the statement: old units count with their value of 31 January 2018', async () => {
  const quoted = (await own.call(redemptionApi.validate, flexi)).data
  expect(quoted.lots.some(({ boughtOn, longTerm }) => boughtOn <= '2018-01-31' && longTerm)).toBe(true)
  expect(quoted.tds).toBeGreaterThan(0)
  const { transactionId } = await own.redeemed(flexi)
  await portal.advance(3)
  await logIn()
  const { tds } = await own.showRedemption(transactionId)
  const { db, clock } = portal.platform
  const days = { from: '2026-08-25', to: clock.today() }
  const scope = { folioNo: null, schemePlanCode: null }
  const when = { now: clock.now(), today: clock.today() }
  const facts = await statementFacts(db, { pan, scope, days }, when)
  const { gains, tdsPaise } = gainsOfPeriod(facts)
  expect(gains.some(({ fairPaise, costPaise }) => (fairPaise ?? 0) > costPaise)).toBe(true)
  const tax = percentOf(
    gains.reduce((sum, { gainPaise }) => sum + gainPaise, 0),
    '12.5',
  )
  expect(tds).toBe(tax + percentOf(tax, '4'))
  expect(tdsPaise).toBe(tds)
})

test('the exit-load statement says what a sale of everything is charged', async () => {
  const asha = outflowJourney(portal, people.asha.pan, await portal.loginAs(people.asha.pan))
  const { holdings } = (await asha.call(statementApi.exitLoad, { panNumber: people.asha.pan })).data
  const sold = holdings.find(({ schemePlanCode }) => schemePlanCode === 'GLOBAL-DG')
  if (!sold) throw new Error('she holds young units')
  const { folioNo, schemePlanCode } = sold
  const requested = { panNumber: people.asha.pan, folioNumber: folioNo }
  const { banks } = (await asha.call(investorApi.folio, requested)).data.folio
  const bankId = banks.find(({ isDefault }) => isDefault)?.bankId ?? ''
  const draftTerms = { schemePlanCode, folioNo, bankId, howMuch: { amountUnitType: 'ALL_UNITS' } } as const
  const { exitLoad } = (await asha.call(redemptionApi.validate, draftTerms)).data
  expect(sold.load).toBe(exitLoad)
  expect(exitLoad).toBeGreaterThan(0)
})
