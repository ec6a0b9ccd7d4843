import type { UpcomingInstalment } from '@portal/kernel/contracts/systematic-plan'
import { addDays } from '@portal/kernel/format'
import { and, eq, inArray } from 'drizzle-orm'
import { onOrAfter } from '../calendar/business-day'
import { bankAccounts, folios } from '../folios/schema'
import type { Tx } from '../platform/database'
import { schemePlans, schemes } from '../schemes/schema'
import { isLastDue, nextDue } from './due-dates'
import { planInstalments, systematicPlans } from './schema'

/** The latest due date of each plan that became an order. */
export type OrderedDues = (tx: Tx, planIds: readonly string[]) => Promise<ReadonlyMap<string, string>>

/** The next instalment of every active plan of an investor, soonest first; on a holiday it moves to the next business day. */
export async function upcomingInstalments(
  tx: Tx,
  orderedDues: OrderedDues,
  pan: string,
  today: string,
): Promise<UpcomingInstalment[]> {
  const rows = await tx
    .select({ plan: systematicPlans, bank: bankAccounts })
    .from(systematicPlans)
    .innerJoin(folios, eq(systematicPlans.folioNo, folios.folioNo))
    .leftJoin(bankAccounts, eq(systematicPlans.bankId, bankAccounts.bankId))
    .where(and(eq(folios.pan, pan), eq(systematicPlans.state, 'ACTIVE')))
  const names = await schemeNames(
    tx,
    rows.flatMap(({ plan }) => [plan.planCode, plan.toPlanCode ?? plan.planCode]),
  )
  const ids = rows.map(({ plan }) => plan.id)
  const past = await pastDues(tx, ids)
  const ordered = await orderedDues(tx, ids)
  return rows
    .flatMap(({ plan, bank }): UpcomingInstalment[] => {
      const due = nextDue(plan, dayAfter([past.get(plan.id), ordered.get(plan.id)], today))
      if (!due) return []
      return [
        {
          planId: plan.id,
          kind: plan.kind,
          date: onOrAfter(due),
          schemeName: names.get(plan.planCode) ?? plan.planCode,
          toSchemeName: plan.toPlanCode ? (names.get(plan.toPlanCode) ?? null) : null,
          amount: plan.amountPaise,
          bankName: bank?.bankName ?? null,
          accountLast4: bank?.accountNumber.slice(-4) ?? null,
          isLast: isLastDue(plan, due),
        },
      ]
    })
    .sort((a, b) => a.date.localeCompare(b.date) || a.planId.localeCompare(b.planId))
}

/** What was ordered for today is past, what is due today and was not is coming. */
function dayAfter(dealt: readonly (string | undefined)[], today: string): string {
  const latest = dealt.reduce<string>((found, due = '') => (due > found ? due : found), '')
  return latest >= today ? addDays(latest, 1) : today
}

async function schemeNames(tx: Tx, planCodes: string[]): Promise<Map<string, string>> {
  if (!planCodes.length) return new Map()
  const rows = await tx
    .select({ code: schemePlans.code, name: schemes.name })
    .from(schemePlans)
    .innerJoin(schemes, eq(schemePlans.schemeCode, schemes.code))
    .where(inArray(schemePlans.code, planCodes))
  return new Map(rows.map(({ code, name }) => [code, name]))
}

/** The latest due date of each plan that became no order. */
async function pastDues(tx: Tx, planIds: string[]): Promise<Map<string, string>> {
  if (!planIds.length) return new Map()
  const rows = await tx
    .select({ planId: planInstalments.planId, dueOn: planInstalments.dueOn })
    .from(planInstalments)
    .where(inArray(planInstalments.planId, planIds))
    .orderBy(planInstalments.dueOn)
  return new Map(rows.map(({ planId, dueOn }) => [planId, dueOn]))
}
