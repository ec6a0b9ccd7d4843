import { addDays } from '@portal/contracts/format'
import { onOrAfter } from '../../src/calendar/business-day'
import type { Schedule } from '../../src/plan-register/due-dates'
import { dueDatesUpTo, nextDue } from '../../src/plan-register/due-dates'
import type { systematicPlans } from '../../src/plan-register/schema'
import { dayMonthsAgo } from './relative-date'
import type { Step } from './replay'

/** A standing instruction of the demo data. */
export interface DemoPlan {
  id: string
  folioNo: string
  kind: 'SIP' | 'STP' | 'SWP'
  plan: string
  to?: string
  rupees: number
  day: number
  startedMonthsAgo: number
  /** The next instalment is the last one. */
  ends?: 'next'
  /** Nothing ran since so many months. */
  pausedMonthsAgo?: number
  /** The latest instalment could not be debited. */
  latestFailed?: boolean
  bankId?: string
  umrn?: string
  online: boolean
}

export const demoPlans: readonly DemoPlan[] = [
  {
    id: 'SR100001',
    folioNo: '91027306',
    kind: 'SIP',
    plan: 'BALADV-DG',
    rupees: 5000,
    day: 10,
    startedMonthsAgo: 20,
    latestFailed: true,
    bankId: 'BA-1001-1',
    umrn: 'PRJT7000000000001001',
    online: true,
  },
  {
    id: 'SR100002',
    folioNo: '91024821',
    kind: 'SIP',
    plan: 'FLEXI-DG',
    rupees: 2500,
    day: 25,
    startedMonthsAgo: 4,
    bankId: 'BA-1001-1',
    umrn: 'PRJT7000000000001001',
    online: true,
  },
  {
    id: 'SR100003',
    folioNo: '91024821',
    kind: 'SIP',
    plan: 'MIDCAP-DG',
    rupees: 3000,
    day: 15,
    startedMonthsAgo: 23,
    ends: 'next',
    bankId: 'BA-1001-1',
    // Registered at a branch, and debited on the mandate that the account had.
    umrn: 'PRJT7000000000001001',
    online: false,
  },
  {
    id: 'SR100004',
    folioNo: '91024821',
    kind: 'SIP',
    plan: 'ELSS-DG',
    rupees: 1000,
    day: 7,
    startedMonthsAgo: 37,
    pausedMonthsAgo: 3,
    bankId: 'BA-1001-2',
    online: false,
  },
  {
    id: 'SR100005',
    folioNo: '91027306',
    kind: 'STP',
    plan: 'LIQUID-DG',
    to: 'CORPBOND-DG',
    rupees: 5000,
    day: 1,
    startedMonthsAgo: 9,
    online: true,
  },
  {
    id: 'SR100006',
    folioNo: '91027306',
    kind: 'SWP',
    plan: 'BALADV-DG',
    rupees: 1000,
    day: 20,
    startedMonthsAgo: 5,
    bankId: 'BA-1001-1',
    online: true,
  },
  {
    id: 'SR100007',
    folioNo: '91016016',
    kind: 'SIP',
    plan: 'LARGE-DG',
    rupees: 2000,
    day: 5,
    startedMonthsAgo: 14,
    bankId: 'BA-1016-1',
    umrn: 'PRJT7000000000001016',
    online: true,
  },
]

type Instalment = { planId: string; dueOn: string; state: 'done' | 'failed'; reason: null }

export function scheduleOf(plan: DemoPlan, today: string): Schedule {
  const firstDue = dayMonthsAgo(today, plan.startedMonthsAgo, plan.day)
  const endless = { firstDue, everyMonths: 1, lastDue: null }
  return plan.ends ? { ...endless, lastDue: nextDue(endless, addDays(today, 1)) } : endless
}

export function planRow(plan: DemoPlan, today: string): typeof systematicPlans.$inferInsert {
  const schedule = scheduleOf(plan, today)
  return {
    ...schedule,
    id: plan.id,
    folioNo: plan.folioNo,
    kind: plan.kind,
    planCode: plan.plan,
    toPlanCode: plan.to ?? null,
    amountPaise: plan.rupees * 100,
    dayOfMonth: plan.day,
    state: plan.pausedMonthsAgo === undefined ? 'ACTIVE' : 'PAUSED',
    registeredOn: addDays(schedule.firstDue, -25),
    registeredOnline: plan.online,
    bankId: plan.bankId ?? null,
    umrn: plan.umrn ?? null,
    failedInARow: plan.latestFailed ? 1 : 0,
  }
}

/** What became of the plan's instalments up to the last day with NAVs. */
export function instalmentsOf(plan: DemoPlan, today: string, lastNavDate: string): Instalment[] {
  const until =
    plan.pausedMonthsAgo === undefined ? lastNavDate : dayMonthsAgo(today, plan.pausedMonthsAgo, 1)
  const dues = dueDatesUpTo(scheduleOf(plan, today), until).filter((due) => onOrAfter(due) <= lastNavDate)
  return dues.map((dueOn, index) => {
    const failed = plan.latestFailed === true && index === dues.length - 1
    return {
      planId: plan.id,
      dueOn,
      ...(failed ? { state: 'failed', reason: null } : { state: 'done', reason: null }),
    }
  })
}

/** The purchases, switches and redemptions that those instalments made. */
export function stepsOfPlan(plan: DemoPlan, today: string, lastNavDate: string): Step[] {
  const amount = plan.rupees * 100
  const done = instalmentsOf(plan, today, lastNavDate).filter(({ state }) => state === 'done')
  return done.map(({ dueOn }): Step => {
    const shared = {
      folioNo: plan.folioNo,
      plan: plan.plan,
      date: onOrAfter(dueOn),
      ref: `${plan.id}-${dueOn}`,
    }
    if (plan.kind === 'SIP') return { ...shared, act: 'buy', kind: 'PURCHASE_SIP', amount }
    return plan.to ? { ...shared, act: 'switch', to: plan.to, amount } : { ...shared, act: 'sell', amount }
  })
}
