import { investorApi, type Holding } from '@portal/contracts/folios/investor'
import { portfolioApi } from '@portal/contracts/portfolio/portfolio'
import { timelineApi } from '@portal/contracts/orders/transaction-timeline'
import { Decimal } from 'decimal.js'
import { people, type Person } from '../../sandbox/data/people'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'

let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const as = async ({ pan }: Person) => ({
  body: { panNumber: pan },
  options: { token: await portal.loginAs(pan) },
})

async function holdingsOf(person: Person): Promise<Holding[]> {
  const { body, options } = await as(person)
  return (await portal.call(investorApi.portfolio, body, options)).data.holdings
}

async function detailsOf(person: Person, holding: Pick<Holding, 'folioNo' | 'schemePlanCode'>) {
  const { body, options } = await as(person)
  const requested = { ...body, folioNumber: holding.folioNo, schemePlanCode: holding.schemePlanCode }
  return portal.call(portfolioApi.holding, requested, options)
}

async function heldBy(person: Person, schemeCode: string): Promise<Holding> {
  const holding = (await holdingsOf(person)).find((each) => each.schemeCode === schemeCode)
  if (!holding) throw new Error(`${person.name} holds no ${schemeCode}`)
  return holding
}

const offersOf = async (person: Person, schemeCode: string) => {
  const { data } = await detailsOf(person, await heldBy(person, schemeCode))
  return Object.fromEntries(data.offers.map(({ action, refusal }) => [action, refusal]))
}

test('the purchases of a holding add up to its units, cost and value', async () => {
  for (const holding of await holdingsOf(people.asha)) {
    const { data } = await detailsOf(people.asha, holding)
    const units = data.lots.reduce((sum, lot) => sum.plus(lot.units), new Decimal(0))
    expect(units.toFixed(3)).toBe(holding.unitBalance)
    expect(data.lots.reduce((sum, { cost }) => sum + cost, 0)).toBe(holding.costValue)
    expect(data.lots.reduce((sum, { value }) => sum + value, 0)).toBe(holding.totalValuation)
    expect(data.freeUnits).toBe(holding.freeUnits)
  }
})

test('units of a tax saver are locked for three years from each purchase, and say until when', async () => {
  const { data } = await detailsOf(people.asha, await heldBy(people.asha, 'ELSS'))
  const locked = data.lots.filter(({ lockedUntil }) => lockedUntil !== null)
  expect(locked.length).toBeGreaterThan(0)
  for (const { boughtOn, lockedUntil } of locked)
    expect(lockedUntil).toBe(`${Number(boughtOn.slice(0, 4)) + 3}${boughtOn.slice(4)}`)
  const sum = locked.reduce((units, lot) => units.plus(lot.units), new Decimal(0))
  expect(data.blocked).toContainEqual(expect.objectContaining({ why: 'lock-in', units: sum.toFixed(3) }))
})

test('units in an accepted order are on hold, and name the order that holds them', async () => {
  const holding = await heldBy(people.asha, 'LIQUID')
  const { data } = await detailsOf(people.asha, holding)
  const held = data.blocked.find(({ why }) => why === 'order')
  const { options } = await as(people.asha)
  const [named] = held?.orders ?? []
  const timeline = await portal.call(
    timelineApi.timeline,
    { transactionId: named?.transactionId ?? '' },
    options,
  )
  expect(timeline.data.order).toMatchObject({ state: 'accepted', orderNumber: named?.orderNumber })
  expect(holding.heldBy).toEqual(held?.orders)
  expect((await heldBy(people.asha, 'FLEXI')).heldBy).toEqual([])
})

test('what can be done with a holding follows the rules that an order meets', async () => {
  expect(await offersOf(people.asha, 'FLEXI')).toEqual({
    INVEST: null,
    SIP: null,
    REDEEM: null,
    SWITCH: null,
    STP: null,
    SWP: null,
  })
})

test('a folio in which all holders act jointly says for everything that it cannot be done online', async () => {
  const { body, options } = await as(people.kiran)
  const { folios } = (await portal.call(investorApi.folios, body, options)).data
  const joint = folios.find(({ holdingMode }) => holdingMode === 'Joint')
  const [held] = joint?.holdings ?? []
  if (!held) throw new Error('Kiran holds something jointly')
  const { data } = await detailsOf(people.kiran, held)
  for (const { refusal } of data.offers) expect(refusal).toMatch(/holding mode of this folio is Joint/)
})

test("another investor's holding answers like one that does not exist", async () => {
  const own = await heldBy(people.asha, 'FLEXI')
  const others = await detailsOf(people.bharat, own)
  const nowhere = await detailsOf(people.bharat, { folioNo: '98989898', schemePlanCode: 'FLEXI-DG' })
  expect(others.status).toBe(404)
  expect(others.resultInfo).toEqual(nowhere.resultInfo)
  expect((await detailsOf(people.asha, { ...own, schemePlanCode: 'LIQUID-RG' })).status).toBe(404)
})

test('the money behind a figure is what went in and out, and its XIRR that of the holding', async () => {
  const { body, options } = await as(people.asha)
  const flows = async (part: object) =>
    (await portal.call(portfolioApi.cashFlows, { ...body, ...part }, options)).data
  const flexi = await heldBy(people.asha, 'FLEXI')
  const one = await flows({ folioNumber: flexi.folioNo, schemePlanCode: flexi.schemePlanCode })
  expect(one).toMatchObject({ currentValue: flexi.totalValuation, xirr: flexi.xirr })
  const sums = one.flows.reduce(
    (sum, { amount }) => ({
      paidIn: sum.paidIn + Math.max(0, -amount),
      received: sum.received + Math.max(0, amount),
    }),
    { paidIn: one.earlier.paidIn, received: one.earlier.received },
  )
  expect(sums).toEqual({ paidIn: one.paidIn, received: one.received })
  const portfolio = (await portal.call(investorApi.portfolio, body, options)).data
  expect(await flows({})).toMatchObject({ currentValue: portfolio.currentValue, xirr: portfolio.xirr })
  const debt = await flows({ category: 'DEBT' })
  const value = portfolio.holdings
    .filter(({ fundType }) => fundType === 'DEBT')
    .reduce((sum, { totalValuation }) => sum + totalValuation, 0)
  expect(debt.currentValue).toBe(value)
  expect(await flows({ folioNumber: '91016011' })).toMatchObject({
    flows: [],
    paidIn: 0,
    currentValue: 0,
    xirr: null,
  })
})
