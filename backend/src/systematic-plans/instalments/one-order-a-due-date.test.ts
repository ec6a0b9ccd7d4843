import { eq, isNotNull } from 'drizzle-orm'
import { startPostgresPortal } from '../../../test-kit/postgres-portal'
import type { TestPortal } from '../../../test-kit/test-portal'
import { checkInvariants } from '../../invariants'
import { orders } from '../../orders/schema'
import { makeInstalments } from './make-instalments.job'

let portal: TestPortal

beforeAll(async () => void (portal = await startPostgresPortal()), 240_000)
afterAll(() => portal.close())

test('the job running at once in several processes makes one order of each due date', async () => {
  const { db, clock } = portal.platform
  const now = clock.now()
  await Promise.all(Array.from({ length: 4 }, () => makeInstalments(portal.platform, now)))
  const made = await db.select().from(orders).where(isNotNull(orders.dueOn))
  expect(made.map(({ planId, dueOn }) => `${planId} ${dueOn}`)).toEqual(['SR100002 2026-08-25'])
  expect(await db.select().from(orders).where(eq(orders.kind, 'SIP_INSTALMENT'))).toHaveLength(1)
  expect(await checkInvariants(db)).toEqual([])
})
