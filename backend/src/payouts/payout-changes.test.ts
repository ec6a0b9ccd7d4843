import { sql } from 'drizzle-orm'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { auditChanges, type Step } from '../platform/event-audit'
import { isLegalPayoutChange } from './payout-state'
import { payoutEvents, payouts } from './schema'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ modules: [] })
})
afterAll(() => portal.close())

const idOf = (name: string) => `00000000-0000-4000-8000-00000000000${name}`

/** Payouts by the steps that their events say, and how each stands. */
async function write(name: string, state: string, steps: readonly (readonly [string | null, string])[]) {
  const { db } = portal.platform
  await db.execute(sql`insert into payouts (id, order_id, attempt, pan, folio_no, bank_id, bank_name, account_last4,
      account_number, ifsc, amount, due_on, state, utr)
    values (${idOf(name)}, ${idOf(name)}, 1, 'ABCDE1234F', '1', 'B', 'Bank', '0001', '0001', 'HDFC0000001', 1,
      '2026-08-25', ${state}, ${state === 'paid' ? 'UTR' : null})`)
  for (const [from, to] of steps)
    await db.execute(sql`insert into payout_events (payout_id, "from", "to", cause, at)
      values (${idOf(name)}, ${from}, ${to}, 'test', now())`)
}

test('a change that may not be, one that does not follow the one before, and a state that no event says are found', async () => {
  const begun = [[null, 'due']] as const
  await write('1', 'paid', [...begun, ['due', 'sent'], ['sent', 'paid']])
  await write('2', 'due', [...begun, ['due', 'sent'], ['sent', 'paid'], ['paid', 'due']])
  await write('3', 'paid', [...begun, ['sent', 'paid']])
  await write('4', 'sent', begun)
  await write('5', 'due', [])
  const { id, payoutId: of, from, to } = payoutEvents
  const found = await auditChanges(
    portal.platform.db,
    {
      name: 'Payout',
      rows: { table: payouts, id: payouts.id, state: payouts.state },
      events: { table: payoutEvents, id, of, from, to },
    },
    (step: Step<(typeof payouts.$inferSelect)['state']>) => isLegalPayoutChange(step.from, step.to),
  )
  expect(found.toSorted()).toEqual([
    `Payout ${idOf('2')} went from paid to due`,
    `Payout ${idOf('3')} went from sent to paid`,
    `Payout ${idOf('4')} is sent without an event that says so`,
    `Payout ${idOf('5')} is due without an event that says so`,
  ])
})
