import { purchaseApi } from '@portal/contracts/orders/purchase'
import { sql } from 'drizzle-orm'
import { people } from '../../../sandbox/data/people'
import { rowsOf } from '../../platform/database'
import type { TestPortal } from '../../../test-kit/test-portal'
import {
  purchaseJourney,
  startListeningPortal,
  type PurchaseJourney,
} from '../../../test-kit/orders/purchase-journey'
import { boughtThisYear, yearStart } from './micro-investment'

const { pan } = people.bharat
let portal: TestPortal
let own: PurchaseJourney

beforeAll(async () => {
  portal = await startListeningPortal()
  own = purchaseJourney(portal, pan, await portal.loginAs(pan))
})
afterAll(() => portal.close())

const years: [string, string][] = [
  ['2026-08-25', '2026-04-01'],
  ['2027-03-31', '2026-04-01'],
  ['2027-04-01', '2027-04-01'],
]
test.each(years)('%s lies in the financial year that began on %s', (today, start) => {
  expect(yearStart(today)).toBe(start)
})

const ledgerOfYear = sql`select sum(e.amount_paise)::bigint as paid_in from ledger_entries e
  join folios f on f.folio_no = e.folio_no
  where f.pan = ${people.asha.pan} and e.kind in ('PURCHASE', 'PURCHASE_SIP') and e.date >= '2026-04-01'`

test('who has paid in more than Rs 50,000 this year, by instalments and before there were orders, declares nothing [S9.020]', async () => {
  const [year] = await rowsOf<{ paid_in: number }>(portal.platform.db, ledgerOfYear)
  expect(year?.paid_in).toBeGreaterThan(50_000_00)
  const asha = purchaseJourney(portal, people.asha.pan, await portal.loginAs(people.asha.pan))
  const draftTerms = { schemePlanCode: 'FLEXI-DG', folioNo: '91024821', amount: 5_000_00 }
  expect((await asha.call(purchaseApi.quote, draftTerms)).data.isMicro).toBe(false)
})

test('purchases of a financial year up to Rs 50,000, to the paisa, are micro investments; one more is not [S9.020]', async () => {
  const draftTerms = { schemePlanCode: 'FLEXI-DG', folioNo: '91002002' }
  const isMicro = async (amount: number) =>
    (await own.call(purchaseApi.quote, { ...draftTerms, amount })).data.isMicro
  expect(await isMicro(50_000_00)).toBe(true)
  expect(await isMicro(50_001_00)).toBe(false)
  await own.placed({ ...draftTerms, amount: 30_000_00 })
  expect(await isMicro(20_000_00)).toBe(true)
  expect(await isMicro(20_001_00)).toBe(false)
})

test('what is allotted counts once: as units in the ledger, no longer as an order [S9.020]', async () => {
  const bought = async () => {
    const column = boughtThisYear(pan, portal.platform.clock.now())
    const [row] = await rowsOf<{ bought: string }>(portal.platform.db, sql`select ${column} as bought`)
    return Number(row?.bought)
  }
  // The order of the test before is not paid and expires.
  await portal.advance(2)
  const before = await bought()
  const order = await own.placed({ schemePlanCode: 'FLEXI-DG', folioNo: '91002002', amount: 1_000_00 })
  expect(await bought()).toBe(before + 1_000_00)
  await own.pay(order.transactionId)
  await own.when(order.transactionId, ({ state }) => state === 'paid')
  await portal.advance(2)
  expect((await own.show(order.transactionId)).state).toBe('allotted')
  expect(await bought()).toBe(before + 1_000_00)
})
