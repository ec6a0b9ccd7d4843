import { purchaseApi } from '@portal/kernel/contracts/purchase'
import { people } from '../../sandbox/world/people'
import type { TestPortal } from '../../testing/test-portal'
import { purchaseJourney, startListeningPortal, type PurchaseJourney } from '../testing/purchase-journey'
import { yearStart } from './micro-investment'

const { pan } = people.asha
let portal: TestPortal
let own: PurchaseJourney

beforeAll(async () => {
  portal = await startListeningPortal()
  own = purchaseJourney(portal, pan, await portal.loginAs(pan))
}, 120_000)
afterAll(() => portal.close())

const years: [string, string][] = [
  ['2026-08-25', '2026-04-01'],
  ['2027-03-31', '2026-04-01'],
  ['2027-04-01', '2027-04-01'],
]
test.each(years)('%s lies in the financial year that began on %s', (today, start) => {
  expect(yearStart(today)).toBe(start)
})

test('purchases of a financial year up to Rs 50,000, to the paisa, are micro investments; one more is not [S9.020]', async () => {
  const wish = { schemePlanCode: 'FLEXI-DG', folioNo: '91024821' }
  const isMicro = async (amount: number) =>
    (await own.call(purchaseApi.quote, { ...wish, amount })).data.isMicro
  expect(await isMicro(50_000_00)).toBe(true)
  expect(await isMicro(50_001_00)).toBe(false)
  await own.placed({ ...wish, amount: 30_000_00 })
  expect(await isMicro(20_000_00)).toBe(true)
  expect(await isMicro(20_001_00)).toBe(false)
})
