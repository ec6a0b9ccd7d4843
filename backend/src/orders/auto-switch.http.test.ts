import { autoSwitchApi } from '@portal/contracts/proposals/auto-switch'
import { purchaseApi } from '@portal/contracts/orders/purchase'
import { people } from '../../sandbox/data/people'
import type { TestPortal } from '../../test-kit/test-portal'
import { followPurchases } from './auto-switch/follow-purchases.job'
import { checkInvariants } from '../invariants'
import { outflowJourney } from '../../test-kit/orders/outflow-journey'
import {
  purchaseJourney,
  startListeningPortal,
  type DraftTerms,
} from '../../test-kit/orders/purchase-journey'

const asha = people.asha.pan
const folioNo = '91024821'
const draftTerms = { schemePlanCode: 'LIQUID-DG', folioNo, amount: 20_000_00, autoSwitchTo: 'DIVYLD-DG' }

let portal: TestPortal
let buys: ReturnType<typeof purchaseJourney>
let moves: ReturnType<typeof outflowJourney>

async function logIn() {
  const token = await portal.loginAs(asha)
  buys = purchaseJourney(portal, asha, token)
  moves = outflowJourney(portal, asha, token)
}

beforeAll(async () => {
  portal = await startListeningPortal()
  await logIn()
})
afterAll(() => portal.close())
afterEach(async () => expect(await checkInvariants(portal.platform.db)).toEqual([]))

const endOfDay = async (day: string) => {
  await portal.advanceTo(new Date(`${day}T23:00:00+05:30`))
  await logIn()
}
const refused = async (requested: DraftTerms) =>
  (await buys.call(purchaseApi.quote, requested)).resultInfo.resultCodeId

async function bought() {
  const { transactionId } = await buys.placed(draftTerms)
  await buys.pay(transactionId)
  return buys.when(transactionId, ({ state }) => state === 'paid')
}

/** The newest automatic switch of the folio. */
async function itsSwitch(purchase: string) {
  const rows = (await moves.history()).filter(({ kind }) => kind === 'SWITCH_OUT' || kind === 'SWITCH_IN')
  for (const { transactionId } of rows) {
    const order = await moves.show(transactionId)
    if (order.family === 'switch' && order.planId === purchase) return order
  }
  throw new Error('no switch follows the purchase')
}

test('names the new funds that take an automatic switch, where the money waits, and when it moves [S3.053 S7.095]', async () => {
  const { data } = await portal.call(autoSwitchApi.schemes, {})
  expect(data.schemes).toContainEqual({
    switchToNfo: true,
    switchToSchemeCode: 'DIVYLD',
    switchToOptionCode: 'G',
    switchToPlanCode: 'D',
    switchToDescription: 'Companies that pay their owners well',
    switchToSchemeName: 'Neem Dividend Yield Fund',
    switchToPlanName: 'Direct',
    switchToOptionName: 'Growth',
    switchToSchemePlanCode: 'DIVYLD-DG',
    autoSwitchEnabledTillDate: '2026-09-04',
    // The offer closes on Saturday the 5th: three business days after the 7th.
    allotmentOn: '2026-09-10',
    soldAtNavOf: '2026-09-09',
    switchUnitsOn: '2026-09-11',
    switchCancelUntil: '2026-09-09T09:30:00.000Z',
    waitsIn: expect.arrayContaining([{ schemePlanCode: 'LIQUID-DG', schemeName: 'Neem Liquid Fund' }]),
  })
  // The other offer does not take it.
  expect(data.schemes.map(({ switchToSchemeCode }) => switchToSchemeCode)).not.toContain('VALUE')
})

test('refuses a fund that takes no switch, one in which money does not wait, and too little [S1.015]', async () => {
  expect(await refused({ ...draftTerms, autoSwitchTo: 'VALUE-DG' })).toBe('-350')
  expect(await refused({ ...draftTerms, schemePlanCode: 'FLEXI-DG' })).toBe('-353')
  expect(await refused({ ...draftTerms, autoSwitchTo: 'DIVYLD-RG' })).toBe('-353')
  const code = await buys.order({ ...draftTerms, schemePlanCode: 'FLEXI-DG' })
  expect(code.resultInfo.resultCodeId).toBe('-353')
})

test('the review tells both legs, and the units that wait buy the new fund at its allotment [S1.015]', async () => {
  const quote = (await buys.call(purchaseApi.quote, draftTerms)).data
  expect(quote.autoSwitch).toMatchObject({
    toScheme: { schemePlanCode: 'DIVYLD-DG' },
    soldAtNavOf: '2026-09-09',
    allotmentOn: '2026-09-10',
  })
  const { orderNumber, autoSwitch } = await bought()
  expect(autoSwitch).toEqual(quote.autoSwitch)
  await endOfDay('2026-08-26')
  const waiting = await itsSwitch(orderNumber)
  expect(waiting).toMatchObject({ kind: 'AUTO_SWITCH', state: 'accepted', toNavDate: '2026-09-10' })
  // Once more places nothing more.
  await followPurchases(portal.platform)
  await endOfDay('2026-09-09')
  expect(await itsSwitch(orderNumber)).toMatchObject({ state: 'accepted', nav: null })
  await endOfDay('2026-09-10')
  const done = await itsSwitch(orderNumber)
  expect(done).toMatchObject({
    state: 'allotted',
    navDate: '2026-09-09',
    units: waiting.unitsHeld,
    toNavDate: '2026-09-10',
    toNav: '10.0000',
  })
  // At the face value of ten rupees: a tenth of what the sale brought.
  expect(done.toUnits).toBe(((done.netAmount ?? 0) / 1000).toFixed(3))
  const follows = (await moves.history()).filter(({ toSchemeName }) => toSchemeName?.includes('Dividend'))
  expect(new Set(follows.map(({ transactionId }) => transactionId)).size).toBe(1)
}, 300_000)

test('after the last day the switch is refused, and the fund alone can be bought', async () => {
  expect(await refused(draftTerms)).toBe('-352')
  expect(await refused({ ...draftTerms, autoSwitchTo: undefined })).toBe('0')
})
