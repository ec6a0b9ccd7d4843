import { people } from '../../sandbox/data/people'
import type { TestPortal } from '../../test-kit/test-portal'
import { checkInvariants } from '../invariants'
import { outflowJourney } from '../../test-kit/orders/outflow-journey'
import { purchaseJourney, startListeningPortal } from '../../test-kit/orders/purchase-journey'

const asha = people.asha.pan
const draftTerms = {
  schemePlanCode: 'LIQUID-DG',
  folioNo: '91024821',
  amount: 20_000_00,
  autoSwitchTo: 'DIVYLD-DG',
}

let portal: TestPortal
let token: string

beforeAll(async () => {
  portal = await startListeningPortal()
  token = await portal.loginAs(asha)
})
afterAll(() => portal.close())

const endOfDay = async (day: string) => {
  await portal.advanceTo(new Date(`${day}T23:00:00+05:30`))
  token = await portal.loginAs(asha)
}

async function bought(): Promise<void> {
  const buys = purchaseJourney(portal, asha, token)
  const { transactionId } = await buys.placed(draftTerms)
  await buys.pay(transactionId)
  await buys.when(transactionId, ({ state }) => state === 'paid')
}

test('a switch can be taken back, and an offer that is called off leaves the money where it waits and says so [S1.015]', async () => {
  await bought()
  await bought()
  await endOfDay('2026-08-26')
  let moves = outflowJourney(portal, asha, token)
  const into = async () =>
    (await moves.history()).filter(({ toSchemeName }) => toSchemeName === 'Neem Dividend Yield Fund')
  const [first, second] = await into()
  const cancelled = await moves.cancel('switch', first?.transactionId ?? '')
  expect(cancelled.data.order.state).toBe('cancelled')

  const called = await portal.app.inject({
    method: 'POST',
    url: '/sandbox/offers/call-off',
    payload: { schemeCode: 'DIVYLD' },
  })
  expect(called.json().offers).toContainEqual(
    expect.objectContaining({ schemeCode: 'DIVYLD', calledOffOn: '2026-08-26' }),
  )
  await endOfDay('2026-08-27')
  moves = outflowJourney(portal, asha, token)
  expect(await moves.show(second?.transactionId ?? '')).toMatchObject({
    state: 'rejected',
    units: null,
    failureReason: 'Offer called off: your money stays in Neem Liquid Fund',
  })
  const told = (await portal.inbox(asha)).map(({ subject, body }) => `${subject} ${body}`).join('\n')
  expect(told).toContain('your money stays in Neem Liquid Fund. You can leave it there')
  expect(await checkInvariants(portal.platform.db)).toEqual([])
}, 300_000)
