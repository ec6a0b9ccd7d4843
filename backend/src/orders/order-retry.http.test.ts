import { randomUUID } from 'node:crypto'
import type { TestPortal } from '../../test-kit/test-portal'
import { people } from '../../sandbox/data/people'
import { purchaseJourney, startListeningPortal } from '../../test-kit/orders/purchase-journey'

let portal: TestPortal
const { pan } = people.asha

beforeAll(async () => void (portal = await startListeningPortal()))
afterAll(() => portal.close())

const journey = async () => purchaseJourney(portal, pan, await portal.loginAs(pan))

test('an order that was placed while an offer was open is answered again to the same key after it closed', async () => {
  const own = await journey()
  const terms = { schemePlanCode: 'VALUE-DG', folioNo: '91024821', amount: 5_000_00 }
  const draftTerms = { ...terms, ...(await own.confirmedCode(terms)) }
  const key = randomUUID()
  const placed = await own.order(draftTerms, key)
  expect(placed.resultInfo.resultCode).toBe('SUCCESS')

  await portal.advanceTo(new Date('2026-09-02T10:00:00+05:30'))
  const later = await journey()
  const retried = await later.order(draftTerms, key)
  expect(retried.resultInfo.resultCode).toBe('SUCCESS')
  expect(retried.data.orders[0]?.transactionId).toBe(placed.data.orders[0]?.transactionId)
  // The rules hold for everything that is new: another key, and other terms under the same one.
  const anew = { ...terms, ...(await later.confirmedCode(terms)) }
  expect((await later.order(anew)).resultInfo.resultCodeId).toBe('-306')
  expect((await later.order({ ...draftTerms, amount: 6_000_00 }, key)).status).toBe(409)
})
