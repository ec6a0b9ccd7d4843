import { sql } from 'drizzle-orm'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { rowsOf } from '../platform/database'
import { duePayouts } from './payout.repository'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ modules: [] })
})
afterAll(() => portal.close())

test('payouts of three days come in whole pages, the oldest first, each once, also where those of a page are sent at once', async () => {
  const { db } = portal.platform
  await db.execute(sql`insert into payouts (id, order_id, attempt, pan, folio_no, bank_id, bank_name, account_last4,
      account_number, ifsc, amount, due_on, state)
    select gen_random_uuid(), gen_random_uuid(), 1, 'ABCDE1234F', '1', 'B', 'Bank', '0001', '0001', 'HDFC0000001', 1,
      date '2026-08-25' + n % 3, 'due' from generate_series(1, 2400) as n`)
  const inOrder = await rowsOf<{ id: string }>(
    db,
    sql`select id from payouts where due_on <= '2026-08-26' order by due_on, id`,
  )
  const pages: string[][] = []
  for await (const page of duePayouts(db, '2026-08-26')) {
    pages.push(page.map(({ id }) => id))
    await db.execute(sql`update payouts set state = 'sent' where due_on = ${page[0]?.dueOn ?? ''}`)
  }
  expect(pages.map((page) => page.length)).toEqual([1000, 600])
  expect(pages.flat()).toEqual(inOrder.map(({ id }) => id))
})
