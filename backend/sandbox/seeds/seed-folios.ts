import { addDays, addMonths } from '@portal/contracts/format'
import { limits } from '@portal/contracts/validation'
import { asc, inArray } from 'drizzle-orm'
import {
  bankAccounts,
  folioBanks,
  folioHolders,
  folios,
  ledgerEntries,
  lots,
  nominees,
} from '../../src/folios/schema'
import { nameParts } from '../../src/folios/open-folio'
import { inTransaction, type Tx } from '../../src/platform/database'
import type { Platform } from '../../src/platform/module'
import { distributions, navs, schemeMergers } from '../../src/schemes/schema'
import { demoBanks, demoFolios, type DemoFolio } from '../data/demo-folios'
import { demoPlans, stepsOfPlan } from '../data/demo-plans'
import { demoSteps } from '../data/demo-steps'
import { demoMergers, longHistory } from '../data/long-history'
import { people } from '../data/people'
import { replay, type ReplayedLedger, type Payout, type Prices, type Step } from '../data/replay'
import { seedBlocks } from './seed-blocks'
import { lastNavDates } from './seed-schemes'

/** Folios, their people and banks, and three years of what happened in them. */
export async function seedFolios({ db, clock }: Platform): Promise<void> {
  const today = clock.today()
  const last = lastNavDates(clock.now()).business
  const planned = demoPlans.flatMap((plan) => stepsOfPlan(plan, today, last))
  const steps = [...demoSteps(today, last), ...planned, ...longHistory]
  await inTransaction(db, async (tx) => {
    await seedPeople(tx, today)
    await tx.insert(schemeMergers).values([...demoMergers])
    await storeLedger(tx, replay(steps, await pricesFor(tx, steps)))
    await seedBlocks(tx)
  })
}

async function seedPeople(tx: Tx, today: string): Promise<void> {
  await tx.insert(folios).values(demoFolios.map((folio) => folioRow(folio, today)))
  await tx.insert(folioHolders).values(demoFolios.flatMap(holderRows))
  await tx.insert(nominees).values(
    demoFolios.flatMap(({ folioNo, nominees: named }) =>
      named.map((nominee, index) => ({
        ...nominee,
        folioNo,
        place: index + 1,
        sharePercent: nominee.sharePercent.toFixed(2),
      })),
    ),
  )
  await tx.insert(bankAccounts).values(
    demoBanks.map((bank) => ({
      ...bank,
      pan: people[bank.owner].pan,
      usableFrom: addDays(today, limits.days.bankCooling - bank.addedDaysAgo),
    })),
  )
  await tx
    .insert(folioBanks)
    .values(
      demoFolios.flatMap(({ folioNo, bankIds }) =>
        bankIds.map((bankId, index) => ({ folioNo, bankId, isDefault: index === 0 })),
      ),
    )
}

function folioRow(folio: DemoFolio, today: string): typeof folios.$inferInsert {
  const { pan, email, countryCode, mobile } = people[folio.owner]
  return {
    folioNo: folio.folioNo,
    pan,
    email,
    countryCode,
    mobile,
    holdingMode: folio.holdingMode,
    isDemat: folio.isDemat,
    distributorArn: folio.distributor?.arn ?? null,
    euin: folio.distributor?.euin ?? null,
    riaCode: folio.advisor ?? null,
    branchCode: folio.branchCode ?? null,
    openedOn: folio.openedOn ?? `${addMonths(today, -folio.openedMonthsAgo).slice(0, 7)}-01`,
    openedBy: null,
  }
}

function holderRows({ folioNo, owner, second }: DemoFolio): (typeof folioHolders.$inferInsert)[] {
  const holders = second ? [people[owner], people[second]] : [people[owner]]
  return holders.map(({ pan, name }, index) => ({ folioNo, place: index + 1, pan, ...nameParts(name) }))
}

async function pricesFor(tx: Tx, steps: readonly Step[]): Promise<Prices> {
  const plans = [...new Set(steps.flatMap((step) => ('to' in step ? [step.plan, step.to] : [step.plan])))]
  const known = new Map<string, string>()
  for (const row of await tx.select().from(navs).where(inArray(navs.planCode, plans))) {
    known.set(`${row.planCode} ${row.date}`, row.nav)
  }
  const paid = await tx
    .select()
    .from(distributions)
    .where(inArray(distributions.planCode, plans))
    .orderBy(asc(distributions.recordDate))
  return {
    nav(plan, date) {
      const nav = known.get(`${plan} ${date}`)
      if (!nav) throw new Error(`${plan} has no NAV on ${date}`)
      return nav
    },
    payouts: (plan): Payout[] => paid.filter(({ planCode }) => planCode === plan),
  }
}

/** Ledger rows get their numbers in the order of events; lots point at the row that made them. */
async function storeLedger(tx: Tx, ledger: ReplayedLedger): Promise<void> {
  const ids = await tx.insert(ledgerEntries).values(ledger.entries).returning({ id: ledgerEntries.id })
  await tx.insert(lots).values(ledger.lots.map((lot) => ({ ...lot, entryId: ids[lot.entryId]?.id ?? 0 })))
}
