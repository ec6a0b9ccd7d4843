import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { investorByPan } from '../../src/identity/investors'
import { sendAgainTo } from '../../src/payouts/send-again'
import { type Database, rowsOf } from '../../src/platform/database'
import type { Platform } from '../../src/platform/module'
import { people } from '../../sandbox/data/people'
import { insertPlan } from '../../src/plan-register/plan.repository'
import { checkInvariants } from '../../src/invariants'
import { oneCallAtATime } from '../platform/platform-with'
import { OrderSimulation } from './order-simulation'
import { scenario } from './scenario'
import { folioNo, held, other, planId, umrn, type DraftTerms } from './drafts'

/** Thrown where a scenario ends with money, units or papers that do not fit; fast-check tells of the shortest such story. */
class Adrift extends Error {}

/** Tells so many scenarios of Asha's folio, each from the same beginning. Throws what any of them breaks. */
export async function simulate(
  platform: Platform,
  { numRuns, seed, endOnFailure = false }: { numRuns: number; seed?: number; endOnFailure?: boolean },
): Promise<void> {
  const { db } = platform
  const property = fc.asyncProperty(scenario, async ({ steps }) => {
    const simulation = await freshSimulation(platform)
    for (const { run } of steps) await simulation.survive(async () => run(simulation))
    await check(db)
    await comeToRest(simulation)
    await check(db)
    await checkRest(simulation)
  })
  await fc.assert(property, { numRuns, endOnFailure, ...(seed !== undefined && { seed }) })
}

async function check(db: Database): Promise<void> {
  const found = await checkInvariants(db)
  if (found.length) throw new Adrift(found.join('\n'))
}

/** Everything that was told arrives, everything that was cut off is done again, and days go by. */
async function comeToRest(simulation: OrderSimulation): Promise<void> {
  simulation.crashNext = undefined
  for (const bank of [simulation.gateway, simulation.payoutBank, simulation.debitBank])
    bank.failNext = undefined
  for (
    let round = 0;
    round < 12 && (round < 2 || (await unsettled(simulation.platform.db)).length);
    round += 1
  ) {
    for (const from of ['gateway', 'payouts', 'debits'] as const)
      for (let index = 0; index < toldBy(simulation, from); index += 1)
        await simulation.deliver(from, index, 1)
    for (const [bank, end] of [
      [simulation.payoutBank, () => simulation.payoutEnds(0, true)],
      [simulation.debitBank, () => simulation.debitEnds(0, true)],
    ] as const)
      while (bank.waiting().length) end()
    for (const { id, bank_id: bankId } of await returnedPayouts(simulation.platform.db))
      await simulation.survive(() => sendAgainTo(simulation.platform, id, bankId))
    await simulation.pass(26, { withInstalments: false })
  }
}

const toldBy = (simulation: OrderSimulation, from: 'gateway' | 'payouts' | 'debits') =>
  ({
    gateway: simulation.gateway.told,
    payouts: simulation.payoutBank.told,
    debits: simulation.debitBank.told,
  })[from].length

const returnedPayouts = (db: Database) =>
  rowsOf<{ id: string; bank_id: string }>(db, sql`select id, bank_id from payouts where state = 'returned'`)

/** Orders, refunds and payouts that are not at their end. */
const unsettled = (db: Database) =>
  rowsOf<{ what: string }>(
    db,
    sql`select kind || ' ' || state as what from orders where state not in
        ('allotted', 'expired', 'refunded', 'paid_out', 'cancelled', 'rejected', 'registered')
      union all select 'refund open' from refunds where done_at is null
      union all select 'debit ' || state from debits where state not in ('paid', 'failed')`,
  )

/** At rest nothing is under way, each key made one checkout, and the books agree with what the banks really did. */
async function checkRest({
  platform: { db },
  gateway,
  payoutBank,
  debitBank,
}: OrderSimulation): Promise<void> {
  const open = await unsettled(db)
  if (open.length) throw new Adrift(open.map(({ what }) => what).join(', '))
  const [count] = await rowsOf<{ checkouts: number; keys: number }>(
    db,
    sql`select
      (select count(distinct checkout_id)::int from orders where kind not like '%INSTALMENT') as checkouts,
      (select count(*)::int from idempotency_keys where answer ? 'orderIds') as keys`,
  )
  if (count?.checkouts !== count?.keys)
    throw new Adrift(`${count?.checkouts} checkouts of ${count?.keys} calls`)
  const told = gateway.told.flatMap((report) => (report.news === 'captured' ? [report.bankReference] : []))
  await compare(db, 'captures', sql`select bank_reference as id from captures`, [...new Set(told)])
  const credited = [...payoutBank.answers].filter(([, { news }]) => news === 'credited').map(([id]) => id)
  await compare(db, 'payouts', sql`select id from payouts where state = 'paid'`, credited)
  const debited = [...debitBank.answers].filter(([, { news }]) => news === 'paid').map(([id]) => id)
  await compare(db, 'debits', sql`select id from debits where state = 'paid'`, debited)
}

async function compare(
  db: Database,
  what: string,
  booked: ReturnType<typeof sql>,
  done: string[],
): Promise<void> {
  const ids = (await rowsOf<{ id: string }>(db, booked)).map(({ id }) => id)
  if (ids.sort().join() !== done.sort().join())
    throw new Adrift(`${what}: ${ids.length} booked, ${done.length} done by the bank`)
}

/** Asha's folio as it is before any scenario, with nothing under way in it. */
export async function freshSimulation(
  platform: Platform,
  drafts?: readonly DraftTerms[],
): Promise<OrderSimulation> {
  const { db } = platform
  const asha = await investorByPan(db, people.asha.pan)
  if (!asha) throw new Error('the data set has no Asha')
  await beginAnew(db)
  return new OrderSimulation(
    oneCallAtATime(platform),
    { id: asha.id, pan: asha.pan, family: 'simulated' },
    drafts,
  )
}

async function beginAnew(db: Database): Promise<void> {
  await db.execute(sql`create table if not exists lots_at_first as select * from lots where folio_no = ${folioNo}
    and not exists (select 1 from ledger_entries l join orders o on o.id::text = l.order_id where l.id = entry_id)`)
  await db.execute(sql`delete from lots where folio_no = ${folioNo}`)
  await db.execute(sql`delete from ledger_entries where order_id in (select id::text from orders)`)
  await db.execute(sql`truncate checkouts, orders, order_events, payments, payment_events, captures, provider_callbacks,
    refunds, payouts, payout_events, income_shares, debits, debit_events, desk_entries, postings, idempotency_keys, outbox,
    notifications, audit_events, otp_challenges, systematic_plans, systematic_plan_versions, plan_instalments cascade`)
  await db.execute(sql`delete from mandate_events where umrn = ${umrn} and "from" is not null`)
  await db.execute(sql`update mandates set state = 'ACTIVE', inactive_because = null where umrn = ${umrn}`)
  await db.execute(sql`insert into lots select * from lots_at_first`)
  await db.execute(sql`delete from navs where date > '2026-08-24' and plan_code in (${held}, ${other})`)
  const due = {
    firstDue: '2035-01-05',
    everyMonths: 1,
    dayOfMonth: 5,
    lastDue: null,
    amountPaise: 2_000_00,
    umrn,
  }
  const asPlanned = { id: planId, folioNo, kind: 'SIP', planCode: held, state: 'ACTIVE', ...due } as const
  await insertPlan(db, { ...asPlanned, registeredOn: '2026-08-03', registeredOnline: true }, null)
}
