import { randomUUID } from 'node:crypto'
import { investorApi } from '@portal/contracts/folios/investor'
import { orderApi } from '@portal/contracts/orders/order'
import { addDays } from '@portal/contracts/format'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { auditLedger } from '../folios/audit-ledger'
import { folioHolders, folios, ledgerEntries, lots } from '../folios/schema'
import { investors } from '../identity/schema'
import { statementOf } from '../statements/content/statement-content'
import { makeFile } from '../statements/formats/make-file'
import { statementFacts } from '../statements/statement-facts'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'

let portal: TestPortal

const small = { pan: 'ZZZPA2001A', folios: 1, rows: 10, first: 95_000_001 }
const large = { pan: 'ZZZPA2002B', folios: 50, rows: 5000, first: 95_100_001 }

/** Two SIPs of twenty years, a month each. */
const patient = { pan: 'ZZZPA2003C', folios: 1, rows: 480, first: 95_200_001 }

const plans = ['FLEXI-DG', 'BALADV-DG', 'LIQUID-DG', 'CORPBOND-DG']

/** An investor who bought small amounts on many days, spread over folios and schemes. */
async function seedInvestor({ pan, folios: folioCount, rows, first }: typeof small): Promise<void> {
  const { db } = portal.platform
  const contact = { email: `${pan.toLowerCase()}@example.in`, countryCode: '+91', mobile: '9810002000' }
  await db.insert(investors).values({
    id: randomUUID(),
    pan,
    name: 'Test Investor',
    ...contact,
    isInternational: false,
    branchCode: null,
    birthDate: '1980-01-01',
    image: null,
    defaultCommunication: true,
    registered: true,
  })
  const numbers = Array.from({ length: folioCount }, (_, index) => String(first + index))
  await db.insert(folios).values(
    numbers.map((folioNo) => ({
      folioNo,
      pan,
      holdingMode: 'Single' as const,
      isDemat: false,
      ...contact,
      openedOn: '2016-01-04',
    })),
  )
  await db.insert(folioHolders).values(
    numbers.map((folioNo) => ({
      folioNo,
      place: 1,
      pan,
      firstName: 'Test',
      middleName: '',
      lastName: 'I',
    })),
  )
  for (let from = 0; from < rows; from += 500) {
    const part = Array.from({ length: Math.min(500, rows - from) }, (_, index) =>
      purchaseRow(pan, numbers, from + index),
    )
    const entries = await db.insert(ledgerEntries).values(part).returning()
    await db.insert(lots).values(
      entries.map((entry) => ({
        entryId: entry.id,
        folioNo: entry.folioNo,
        planCode: entry.planCode,
        boughtOn: entry.date,
        unitsLeft: entry.units,
        costLeftPaise: entry.costPaise,
      })),
    )
  }
}

function purchaseRow(
  pan: string,
  numbers: readonly string[],
  index: number,
): typeof ledgerEntries.$inferInsert {
  return {
    folioNo: numbers[index % numbers.length] ?? '',
    planCode: plans[Math.floor(index / numbers.length) % plans.length] ?? '',
    kind: 'PURCHASE',
    date: addDays('2016-01-04', Math.floor((index * 3800) / 5000)),
    units: '10.000',
    amountPaise: 1_000_00,
    stampDutyPaise: 0,
    nav: '100.0000',
    costPaise: 1_000_00,
    orderId: `${pan} ${index}`,
  }
}

interface Cost {
  statements: number
  rows: number
}

/** What a call asks of the database, counted at the driver: steadier than a clock on a busy machine. */
async function costOf(call: () => Promise<{ status: number }>): Promise<Cost> {
  const { $client } = portal.platform.db as unknown as { $client: { query(): unknown } }
  const query = jest.spyOn($client, 'query')
  expect((await call()).status).toBe(200)
  const answers = await Promise.all(
    query.mock.results.map(({ value }) => value as Promise<{ rows: unknown[] }>),
  )
  query.mockRestore()
  expect(answers.length).toBeGreaterThan(0)
  return { statements: answers.length, rows: answers.reduce((sum, { rows }) => sum + rows.length, 0) }
}

/** Of the second call of each: the first one fills what is kept between calls. */
async function costsOf(call: (person: typeof small, token: string) => Promise<{ status: number }>) {
  const of = async (person: typeof small) => {
    const token = await portal.loginAs(person.pan)
    await call(person, token)
    return costOf(() => call(person, token))
  }
  return { small: await of(small), large: await of(large) }
}

beforeAll(async () => {
  portal = await startTestPortal()
  await seedInvestor(small)
  await seedInvestor(large)
  await seedInvestor(patient)
})

afterAll(async () => {
  expect(await auditLedger(portal.platform.db)).toEqual([])
  await portal.close()
})

test('the portfolio of 50 folios and 5,000 ledger rows takes as many statements as that of one folio, and not more rows than it has flows', async () => {
  const costs = await costsOf((person, token) =>
    portal.call(investorApi.portfolio, { panNumber: person.pan }, { token }),
  )
  expect(costs.large.statements).toBe(costs.small.statements)
  expect(costs.large.rows).toBeLessThan(large.rows + 10 * large.folios)
})

test('the first page of 5,000 transactions takes the statements of one of 10, and reads no more rows than it shows', async () => {
  const limit = 10
  const costs = await costsOf((person, token) =>
    portal.call(orderApi.history, { panNumber: person.pan, limit }, { token }),
  )
  expect(costs.large.statements).toBe(costs.small.statements)
  expect(costs.large.rows).toBeLessThanOrEqual(costs.small.rows + 1)
})

/**
 * Server and embedded database work in this process: what else the machine does takes time, but little of theirs. What a
 * client does to seal a request and to open an answer is not counted.
 */
async function workOf(call: () => Promise<unknown>): Promise<number> {
  const { app } = portal
  const answer = app.inject.bind(app) as (request: InjectOptions) => Promise<LightMyRequestResponse>
  let work = NaN
  const counted = jest.spyOn(app, 'inject').mockImplementation((async (request: InjectOptions) => {
    const before = process.cpuUsage()
    const answered = await answer(request)
    const { user, system } = process.cpuUsage(before)
    work = (user + system) / 1000
    return answered
  }) as unknown as typeof app.inject)
  await call()
  counted.mockRestore()
  return work
}

/** Whoever shares the caches of the processor slows most rounds, and the larger call more: a tenth are left alone. */
const undisturbed = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 10)] ?? NaN

/** As often as it takes until all of the code has been compiled: the smaller call is mostly what surrounds the work. */
const turns = 121

/** Milliseconds of work for a call, taken in turns. */
async function workOfTurns(call: (person: typeof small, token: string) => Promise<unknown>) {
  const tokens = { small: await portal.loginAs(small.pan), large: await portal.loginAs(large.pan) }
  const work: Record<keyof typeof tokens, number[]> = { small: [], large: [] }
  for (let round = 0; round <= turns; round += 1)
    for (const [size, person] of [
      ['small', small],
      ['large', large],
    ] as const) {
      const took = await workOf(() => call(person, tokens[size]))
      // The first round fills what is kept between calls.
      if (round) work[size].push(took)
    }
  return { small: undisturbed(work.small), large: undisturbed(work.large) }
}

test('in work, the portfolio of 50 folios is at most 5 times that of one, and the first page of 5,000 transactions at most 1.2 times that of 10', async () => {
  const portfolio = await workOfTurns((person, token) =>
    portal.call(investorApi.portfolio, { panNumber: person.pan }, { token }),
  )
  const history = await workOfTurns((person, token) =>
    portal.call(orderApi.history, { panNumber: person.pan, limit: 10 }, { token }),
  )
  const ratios = { portfolio: portfolio.large / portfolio.small, history: history.large / history.small }
  process.stdout.write(
    `portfolio ${portfolio.large.toFixed(1)} ms, ${ratios.portfolio.toFixed(2)} times; history ${history.large.toFixed(1)} ms, ${ratios.history.toFixed(2)} times\n`,
  )
  expect(ratios.portfolio).toBeLessThanOrEqual(5)
  expect(ratios.history).toBeLessThanOrEqual(1.2)
})

test.each(['PDF', 'XLSX', 'JSON'] as const)(
  'an account statement of twenty years is made as %s within 3 seconds',
  async (format) => {
    const { db, clock } = portal.platform
    const when = { now: clock.now(), today: clock.today() }
    const scope = { folioNo: null, schemePlanCode: null }
    const days = { from: '2006-08-26', to: '2026-08-25' }
    const times: number[] = []
    const progress: number[] = []
    // What else the machine does makes it slower, never quicker: one round within the bar shows it.
    for (let round = 0; round < 4 && !(Math.min(...times) < 3000); round += 1) {
      const from = performance.now()
      const facts = await statementFacts(db, { pan: patient.pan, scope, days }, when)
      const statement = statementOf(facts, 'ACCOUNT')
      await makeFile({ statement, facts }, format, (part) => progress.push(part))
      times.push(performance.now() - from)
    }
    const best = Math.min(...times)
    process.stdout.write(`${format} of ${patient.rows} rows: ${Math.round(best)} ms\n`)
    expect(best).toBeLessThan(3000)
    if (format === 'PDF') expect(progress.length).toBeGreaterThan(1)
  },
  60_000,
)
