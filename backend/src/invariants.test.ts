import { sql } from 'drizzle-orm'
import { startTestPortal, type TestPortal } from '../test-kit/test-portal'
import { checkInvariants } from './invariants'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const undone = new Error('only looked at')

test.each([
  ['orders', 'Order'],
  ['payments', 'Payment'],
  ['payouts', 'Payout'],
  ['mandates', 'Mandate'],
  ['mandate_registrations', 'Registration'],
])('the audit of the whole finds a state in %s that no event says', async (table, name) => {
  const found: string[] = []
  const look = portal.platform.db.transaction(async (tx) => {
    await tx.execute(sql`update ${sql.identifier(table)} set state = 'unheard of'`)
    found.push(...(await checkInvariants(tx)))
    throw undone
  })
  await expect(look).rejects.toBe(undone)
  expect(found).toContainEqual(
    expect.stringMatching(new RegExp(`^${name} \\S+ is unheard of without an event that says so$`)),
  )
  expect(await checkInvariants(portal.platform.db)).toEqual([])
})
