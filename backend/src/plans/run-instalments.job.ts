import { addDays, indiaDate } from '@portal/kernel/format'
import { eq } from 'drizzle-orm'
import { onOrAfter } from '../calendar/business-day'
import { stampDutyOn, unitsFor } from '../folios/allotment-math'
import { NotEnoughUnits } from '../folios/fifo'
import { allotUnits, redeemFifo } from '../folios/ledger'
import { inTransaction, type Database, type Tx } from '../platform/database'
import type { Job } from '../platform/module'
import { planOn } from '../schemes/catalogue'
import { navOn } from '../schemes/nav-store'
import { dueDatesUpTo, isLastDue } from './due-dates'
import { planInstalments, systematicPlans } from './schema'

type Plan = typeof systematicPlans.$inferSelect

/** After the NAVs are out: every instalment that fell due and whose NAV is known. */
export const runInstalments: Job = {
  name: 'run instalments',
  at: '22:15',
  async run({ db }, now) {
    const today = indiaDate(now)
    const active = await db.select().from(systematicPlans).where(eq(systematicPlans.state, 'ACTIVE'))
    for (const plan of active) {
      for (const due of await openDates(db, plan, today)) await runOne(db, plan, due, today)
    }
  },
}

async function openDates(db: Database, plan: Plan, today: string): Promise<string[]> {
  const dealt = await db
    .select({ dueOn: planInstalments.dueOn })
    .from(planInstalments)
    .where(eq(planInstalments.planId, plan.id))
  const past = new Set(dealt.map(({ dueOn }) => dueOn))
  return dueDatesUpTo(plan, today).filter((due) => !past.has(due))
}

/** The NAV of an instalment is its business day's; money for a liquid fund buys at the NAV of the day before. */
async function instalmentNavDate(tx: Tx, plan: Plan, due: string, today: string): Promise<string> {
  const day = onOrAfter(due)
  const facts = plan.kind === 'SIP' ? await planOn(tx, plan.planCode, today) : undefined
  return facts && facts.scheme.kind !== 'other' ? addDays(day, -1) : day
}

async function runOne(db: Database, plan: Plan, due: string, today: string): Promise<void> {
  try {
    await inTransaction(db, (tx) => book(tx, plan, due, today))
  } catch (error) {
    if (!(error instanceof NotEnoughUnits)) throw error
    const failed = { planId: plan.id, dueOn: due, state: 'failed' as const, reason: 'Too few units' }
    await db.insert(planInstalments).values(failed).onConflictDoNothing()
  }
}

async function book(tx: Tx, plan: Plan, due: string, today: string): Promise<void> {
  const date = await instalmentNavDate(tx, plan, due, today)
  const nav = await navOn(tx, plan.planCode, date)
  const toNav = plan.toPlanCode ? await navOn(tx, plan.toPlanCode, date) : undefined
  if (!nav || (plan.toPlanCode && !toNav)) return
  const mine = await tx
    .insert(planInstalments)
    .values({ planId: plan.id, dueOn: due, state: 'done' })
    .onConflictDoNothing()
    .returning({ dueOn: planInstalments.dueOn })
  if (!mine.length) return
  await deal(tx, plan, { folioNo: plan.folioNo, orderId: `${plan.id}-${due}`, date, nav }, toNav)
  if (isLastDue(plan, due)) {
    await tx.update(systematicPlans).set({ state: 'COMPLETED' }).where(eq(systematicPlans.id, plan.id))
  }
}

interface Booking {
  folioNo: string
  orderId: string
  date: string
  nav: string
}

async function deal(tx: Tx, plan: Plan, booking: Booking, toNav: string | undefined): Promise<void> {
  const { planCode, toPlanCode, amountPaise } = plan
  if (plan.kind === 'SIP') return buy(tx, { ...booking, plan: planCode, kind: 'PURCHASE_SIP' }, amountPaise)
  const sold = { ...booking, plan: planCode, units: unitsFor(amountPaise, booking.nav) }
  if (!toPlanCode || !toNav) return void (await redeemFifo(tx, { ...sold, kind: 'REDEMPTION' }))
  const amount = await redeemFifo(tx, { ...sold, kind: 'SWITCH_OUT', otherPlan: toPlanCode })
  const target = { plan: toPlanCode, kind: 'SWITCH_IN' as const, nav: toNav, otherPlan: planCode }
  await buy(tx, { ...booking, ...target }, amount)
}

type Buying = Omit<Parameters<typeof allotUnits>[1], 'amount' | 'stampDuty' | 'netAmount' | 'units'>

async function buy(tx: Tx, buying: Buying, amount: number): Promise<void> {
  const stampDuty = stampDutyOn(amount, buying.date)
  const netAmount = amount - stampDuty
  await allotUnits(tx, { ...buying, amount, stampDuty, netAmount, units: unitsFor(netAmount, buying.nav) })
}
