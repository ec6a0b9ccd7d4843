import { indiaDate } from '@portal/kernel/format'
import { eq } from 'drizzle-orm'
import { instalmentBuy, instalmentSale, payoutOn, switchInNavDate } from '../calendar/dealing-dates'
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

interface InstalmentDates {
  /** The business day of the debit, or on which units are dealt; nothing is booked before it. */
  day: string
  navDate: string
  /** Of the fund that an STP leads to. */
  toNavDate: string | null
}

/** Undefined while a fund of the plan has no NAV at all. */
async function datesOf(tx: Tx, plan: Plan, due: string, today: string): Promise<InstalmentDates | undefined> {
  const fund = await planOn(tx, plan.planCode, today)
  if (!fund) return undefined
  if (plan.kind === 'SIP') {
    const { debitOn, navDate } = instalmentBuy(due, fund.scheme.kind)
    return { day: debitOn, navDate, toNavDate: null }
  }
  const { dealtOn, navDate } = instalmentSale(due, fund.scheme.kind)
  if (!plan.toPlanCode) return { day: dealtOn, navDate, toNavDate: null }
  const target = await planOn(tx, plan.toPlanCode, today)
  if (!target) return undefined
  const toNavDate = switchInNavDate(payoutOn(dealtOn, fund.scheme), target.scheme.kind)
  return { day: dealtOn, navDate, toNavDate }
}

interface Priced {
  date: string
  nav: string
}

async function priced(tx: Tx, planCode: string, date: string): Promise<Priced | undefined> {
  const nav = await navOn(tx, planCode, date)
  return nav === undefined ? undefined : { date, nav }
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
  const dates = await datesOf(tx, plan, due, today)
  if (!dates || today < dates.day) return
  const { navDate, toNavDate } = dates
  const at = await priced(tx, plan.planCode, navDate)
  const into = plan.toPlanCode && toNavDate ? await priced(tx, plan.toPlanCode, toNavDate) : null
  if (!at || into === undefined) return
  const mine = await tx
    .insert(planInstalments)
    .values({ planId: plan.id, dueOn: due, state: 'done' })
    .onConflictDoNothing()
    .returning({ dueOn: planInstalments.dueOn })
  if (!mine.length) return
  await deal(tx, plan, { folioNo: plan.folioNo, orderId: `${plan.id}-${due}`, ...at }, into)
  if (isLastDue(plan, due)) {
    await tx.update(systematicPlans).set({ state: 'COMPLETED' }).where(eq(systematicPlans.id, plan.id))
  }
}

interface Booking extends Priced {
  folioNo: string
  orderId: string
}

async function deal(tx: Tx, plan: Plan, booking: Booking, into: Priced | null): Promise<void> {
  const { planCode, toPlanCode, amountPaise } = plan
  if (plan.kind === 'SIP') return buy(tx, { ...booking, plan: planCode, kind: 'PURCHASE_SIP' }, amountPaise)
  const sold = { ...booking, plan: planCode, units: unitsFor(amountPaise, booking.nav) }
  if (!toPlanCode || !into) return void (await redeemFifo(tx, { ...sold, kind: 'REDEMPTION' }))
  const amount = await redeemFifo(tx, { ...sold, kind: 'SWITCH_OUT', otherPlan: toPlanCode })
  const target = { plan: toPlanCode, kind: 'SWITCH_IN' as const, ...into, otherPlan: planCode }
  await buy(tx, { ...booking, ...target }, amount)
}

type Buying = Omit<Parameters<typeof allotUnits>[1], 'amount' | 'stampDuty' | 'netAmount' | 'units'>

async function buy(tx: Tx, buying: Buying, amount: number): Promise<void> {
  const stampDuty = stampDutyOn(amount, buying.date)
  const netAmount = amount - stampDuty
  await allotUnits(tx, { ...buying, amount, stampDuty, netAmount, units: unitsFor(netAmount, buying.nav) })
}
