import type { FundCategory } from '@portal/kernel/contracts/common'
import { and, eq, sql } from 'drizzle-orm'
import { payoutOn, sellDealingDay, switchInNavDate } from '../calendar/dealing-dates'
import { inTransaction, rowsOf, type Tx } from '../platform/database'
import type { Job } from '../platform/module'
import type { SchemeKind } from '../regulation/regulated-rules'
import { navOn } from '../schemes/nav-store'
import { stampDutyOn, unitsFor } from './allotment-math'
import { allotUnits, redeemFifo } from './ledger'
import { exitRequests } from './schema'

interface WaitingExit extends Record<string, unknown> {
  id: string
  folio_no: string
  plan_code: string
  to_plan_code: string | null
  units: string
  asked_at: string
  nav_date: string
  kind: SchemeKind
  category: FundCategory
  to_kind: SchemeKind | null
}

type DueExit = WaitingExit & { nav: string; into: { plan: string; date: string; nav: string } | null }

/**
 * After the NAVs are out: redemptions and switches whose NAVs are known are booked, each in a transaction of its own.
 * A switch has two: it buys on the day on which the fund that it leaves pays out.
 */
export const settleExits: Job = {
  name: 'settle redemptions and switches',
  at: '22:00',
  async run({ db }) {
    for (const exit of await waitingExits(db)) {
      const due = await withNavs(db, exit)
      if (due) await inTransaction(db, (tx) => settle(tx, due))
    }
  },
}

function waitingExits(db: Tx): Promise<WaitingExit[]> {
  return rowsOf<WaitingExit>(
    db,
    sql`select e.id, e.folio_no, e.plan_code, e.to_plan_code, e.units::text as units,
        to_char(e.asked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as asked_at,
        e.nav_date::text as nav_date, s.kind, s.category, t.kind as to_kind
      from exit_requests e
      join scheme_plans p on p.code = e.plan_code join schemes s on s.code = p.scheme_code
      left join scheme_plans tp on tp.code = e.to_plan_code left join schemes t on t.code = tp.scheme_code
      where e.state = 'waiting' order by e.asked_at`,
  )
}

/** Undefined while a NAV is not out. */
async function withNavs(db: Tx, exit: WaitingExit): Promise<DueExit | undefined> {
  const nav = await navOn(db, exit.plan_code, exit.nav_date)
  if (nav === undefined) return undefined
  const { to_plan_code: plan, to_kind: toKind } = exit
  if (plan === null || toKind === null) return { ...exit, nav, into: null }
  const dealtOn = sellDealingDay(new Date(exit.asked_at), exit.kind)
  const date = switchInNavDate(payoutOn(dealtOn, exit), toKind)
  const toNav = await navOn(db, plan, date)
  return toNav === undefined ? undefined : { ...exit, nav, into: { plan, date, nav: toNav } }
}

async function settle(tx: Tx, exit: DueExit): Promise<void> {
  const settled = await tx
    .update(exitRequests)
    .set({ state: 'settled' })
    .where(and(eq(exitRequests.id, exit.id), eq(exitRequests.state, 'waiting')))
    .returning({ id: exitRequests.id })
  if (!settled.length) return
  const { into } = exit
  const booking = { folioNo: exit.folio_no, orderId: exit.id }
  const amount = await redeemFifo(tx, {
    ...booking,
    kind: into ? 'SWITCH_OUT' : 'REDEMPTION',
    plan: exit.plan_code,
    units: exit.units,
    date: exit.nav_date,
    nav: exit.nav,
    ...(into && { otherPlan: into.plan }),
  })
  if (!into) return
  const stampDuty = stampDutyOn(amount, into.date)
  const netAmount = amount - stampDuty
  const units = unitsFor(netAmount, into.nav)
  const bought = { ...booking, ...into, kind: 'SWITCH_IN', otherPlan: exit.plan_code } as const
  await allotUnits(tx, { ...bought, amount, stampDuty, netAmount, units })
}
