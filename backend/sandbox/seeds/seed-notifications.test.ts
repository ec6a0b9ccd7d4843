import { orderApi } from '@portal/contracts/orders/order'
import { indiaDate } from '@portal/contracts/format'
import { eq } from 'drizzle-orm'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { people } from '../data/people'
import { notifications } from '../../src/notifications/schema'

/** A Sunday: the next NAV, which waiting orders get, is of another day. */
const sunday = new Date('2026-11-22T06:00:00.000Z')
const pan = people.asha.pan
let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal({ now: sunday })
})
afterAll(() => portal.close())

async function history(of: string) {
  const token = await portal.loginAs(of)
  return (await portal.call(orderApi.history, { panNumber: of, limit: 100 }, { token })).data.transactions
}

test('no transaction of the demo data is dated in the future, on whichever day it begins', async () => {
  for (const { pan: of } of [people.asha, people.nisha, people.bharat])
    for (const { date, kind } of await history(of)) expect([kind, date <= '2026-11-22']).toEqual([kind, true])
})

test('what the notifications tell of happened on the days that the transactions say', async () => {
  const told = await portal.platform.db.select().from(notifications).where(eq(notifications.pan, pan))
  const dayOf = (title: string) => indiaDate(told.find((each) => each.title === title)!.sentDate)
  const rows = await history(pan)
  const allotted = rows.find(({ kind, status }) => kind === 'PURCHASE' && status === 'COMPLETED')!
  const unpaid = rows.find(({ kind, status }) => kind === 'PURCHASE_SIP' && status === 'FAILED')!
  expect(dayOf('Units allotted')).toBe(allotted.date)
  expect(told.find(({ title }) => title === 'Units allotted')!.description).toContain(allotted.schemeName)
  expect(dayOf('A SIP instalment was not paid')).toBe(unpaid.date)
  for (const { sentDate } of told) expect(sentDate.getTime()).toBeLessThanOrEqual(sunday.getTime())
})
