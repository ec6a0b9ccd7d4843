import { and, eq, sql } from 'drizzle-orm'
import { inTransaction, rowsOf, type Tx } from '../platform/database'
import type { Job } from '../platform/module'
import { stampDutyOn, unitsFor } from './allotment-math'
import { allotUnits, redeemFifo } from './ledger'
import { exitRequests } from './schema'

interface DueExit extends Record<string, unknown> {
  id: string
  folio_no: string
  plan_code: string
  to_plan_code: string | null
  units: string
  nav_date: string
  nav: string
  to_nav: string | null
}

/** After the NAVs are out: redemptions and switches whose NAV is known are booked, each in a transaction of its own. */
export const settleExits: Job = {
  name: 'settle redemptions and switches',
  at: '22:00',
  async run({ db }) {
    const due = await rowsOf<DueExit>(
      db,
      sql`select e.id, e.folio_no, e.plan_code, e.to_plan_code, e.units::text as units,
          e.nav_date::text as nav_date, n.nav::text as nav, t.nav::text as to_nav
        from exit_requests e
        join navs n on n.plan_code = e.plan_code and n.date = e.nav_date
        left join navs t on t.plan_code = e.to_plan_code and t.date = e.nav_date
        where e.state = 'waiting' and (e.to_plan_code is null or t.nav is not null) order by e.asked_at`,
    )
    for (const exit of due) await inTransaction(db, (tx) => settle(tx, exit))
  },
}

async function settle(tx: Tx, exit: DueExit): Promise<void> {
  const settled = await tx
    .update(exitRequests)
    .set({ state: 'settled' })
    .where(and(eq(exitRequests.id, exit.id), eq(exitRequests.state, 'waiting')))
    .returning({ id: exitRequests.id })
  if (!settled.length) return
  const booking = { folioNo: exit.folio_no, orderId: exit.id, date: exit.nav_date }
  const isSwitch = exit.to_plan_code !== null && exit.to_nav !== null
  const amount = await redeemFifo(tx, {
    ...booking,
    kind: isSwitch ? 'SWITCH_OUT' : 'REDEMPTION',
    plan: exit.plan_code,
    units: exit.units,
    nav: exit.nav,
    ...(isSwitch && { otherPlan: exit.to_plan_code ?? '' }),
  })
  if (exit.to_plan_code === null || exit.to_nav === null) return
  const stampDuty = stampDutyOn(amount, exit.nav_date)
  const netAmount = amount - stampDuty
  const units = unitsFor(netAmount, exit.to_nav)
  await allotUnits(tx, {
    ...booking,
    kind: 'SWITCH_IN',
    plan: exit.to_plan_code,
    otherPlan: exit.plan_code,
    amount,
    stampDuty,
    netAmount,
    nav: exit.to_nav,
    units,
  })
}
