import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { openTasks } from '../operations/ops-tasks'
import { mandates } from '../mandates/schema'
import { checkMoney } from '../payments/invariants'
import { postings } from '../payments/schema'
import { inTransaction } from '../platform/database'
import { bankInstructions } from '../../sandbox/providers/bank/schema'
import { deliverBankCallback, openFolio, startBankPortal, umrnOf } from '../../test-kit/bank-portal'
import type { TestPortal } from '../../test-kit/test-portal'
import { debitContext } from './debit-context'
import { presentDueDebits } from './debit-jobs'
import { debitsOf, presentDebit } from './debits'
import { checkDebits } from './invariants'
import { debitsModule } from './module'
import { type FailureReason, sayReason } from '../payments/failure-reasons'

let portal: TestPortal
const told: string[] = []
const owner = {
  paid: async (_tx: unknown, orderId: string, realisedAt: Date, reference: string) =>
    void told.push(`${orderId} paid ${realisedAt.toISOString()} ${reference}`),
  failed: async (_tx: unknown, orderId: string, reason: FailureReason) =>
    void told.push(`${orderId} failed ${sayReason(reason)}`),
  attemptPaid: async () => Promise.reject(new Error('nobody pays an order here')),
  attemptFailed: async () => Promise.reject(new Error('nobody pays an order here')),
}

beforeAll(async () => {
  portal = await startBankPortal([debitsModule(() => owner)])
  await openFolio(portal, ['50100044174417', '50100044176666', '50100044175555'])
})
afterAll(() => portal.close())
afterEach(async () => {
  expect([...(await checkDebits(portal.platform.db)), ...(await checkMoney(portal.platform.db))]).toEqual([])
})

/** Presented on the business day after today in the data set, which always moves on. */
async function requested(place: number, amount = 5_000_00): Promise<string> {
  const orderId = randomUUID()
  const presentOn = new Date(portal.platform.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)
  const request = { orderId, umrn: umrnOf(place), amount, presentOn }
  await inTransaction(portal.platform.db, (tx) => presentDebit(tx, portal.platform, request))
  return orderId
}
const debitOf = async (orderId: string) => {
  const [debit] = await debitsOf(portal.platform.db, [orderId])
  if (!debit) throw new Error('there is no debit')
  return debit
}
const booked = (entry: string) => portal.platform.db.select().from(postings).where(eq(postings.entry, entry))
const news = (orderId: string) => told.filter((each) => each.startsWith(orderId))

async function answered(orderId: string): Promise<string> {
  for (let days = 0; days < 8 && (await debitOf(orderId)).answeredAt === null; days += 1)
    await portal.advance(1)
  return (await debitOf(orderId)).state
}

test('a debit is presented on its day and paid the next business day, booked and told once', async () => {
  const orderId = await requested(1)
  await portal.advanceTo(new Date('2026-08-26T06:00:00Z'))
  expect(await debitOf(orderId)).toMatchObject({ state: 'presented', answeredAt: null })
  await portal.advanceTo(new Date('2026-08-27T08:00:00Z'))
  const debit = await debitOf(orderId)
  expect(debit).toMatchObject({
    state: 'paid',
    realisedAt: new Date('2026-08-27T05:30:00.000Z'),
    bankReference: expect.stringMatching(/^NEEMD\d{14}$/),
  })
  expect((await booked(`debit:${debit.id}`)).map(({ account, amount }) => [account, amount])).toEqual([
    ['collection', 5_000_00],
    ['orders_waiting', -5_000_00],
  ])
  await portal.advance(3)
  await portal.settle()
  expect(news(orderId)).toEqual([`${orderId} paid 2026-08-27T05:30:00.000Z ${debit.bankReference}`])
})

test('an account ending 6666 bounces every second time, one ending 5555 always', async () => {
  const states = []
  for (const place of [2, 2, 2, 3, 3]) states.push(await answered(await requested(place)))
  expect(states).toEqual(['paid', 'failed', 'paid', 'failed', 'failed'])
})

test('a debit that bounced books nothing and says why', async () => {
  const orderId = await requested(3)
  expect(await answered(orderId)).toBe('failed')
  const { id, reason, realisedAt, bankReference } = await debitOf(orderId)
  expect({ reason, realisedAt, bankReference }).toEqual({
    reason: { text: 'There was not enough money in the account.' },
    realisedAt: null,
    bankReference: null,
  })
  expect(await booked(`debit:${id}`)).toEqual([])
  expect(news(orderId)).toEqual([`${orderId} failed There was not enough money in the account.`])
})

test('the bank debits once however often it is asked', async () => {
  const orderId = await requested(1)
  const { id: debitId, amount, presentOn } = await debitOf(orderId)
  const context = debitContext(portal.platform, owner)
  const account = {
    accountNumber: '50100044174417',
    ifsc: 'PRJT0000101',
    accountType: 'Savings' as const,
    holder: 'Asha Iyer',
  }
  for (let times = 0; times < 3; times += 1)
    await context.bank.present({ debitId, umrn: umrnOf(1), amount, presentOn, ...account })
  const taken = await portal.platform.db
    .select()
    .from(bankInstructions)
    .where(eq(bankInstructions.id, debitId))
  expect(taken).toHaveLength(1)
  expect(await answered(orderId)).toBe('paid')
  expect(news(orderId)).toHaveLength(1)
})

test('more than the mandate allows, or a mandate that has ended, never reaches the bank', async () => {
  const tooMuch = await requested(1, 50_000_01)
  expect(await answered(tooMuch)).toBe('failed')
  await portal.platform.db
    .update(mandates)
    .set({ state: 'INACTIVE', inactiveBecause: 'REVOKED' })
    .where(eq(mandates.umrn, umrnOf(1)))
  const ended = await requested(1)
  expect(await answered(ended)).toBe('failed')
  await portal.platform.db
    .update(mandates)
    .set({ state: 'ACTIVE', inactiveBecause: null })
    .where(eq(mandates.umrn, umrnOf(1)))
  expect(
    [await debitOf(tooMuch), await debitOf(ended)].map(({ reason }) => reason && sayReason(reason)),
  ).toEqual(['The amount is more than the mandate allows (₹50,000.00).', 'The mandate is not active.'])
  const ids = [(await debitOf(tooMuch)).id, (await debitOf(ended)).id]
  const known = await portal.platform.db.select().from(bankInstructions)
  expect(known.filter(({ id }) => ids.includes(id))).toEqual([])
})

test('a debit that the bank may have is not failed by us, whatever became of the mandate', async () => {
  const { platform } = portal
  const orderId = await requested(1)
  const { id, presentOn } = await debitOf(orderId)
  const lost = {
    present: async () => Promise.reject(new Error('the answer was lost')),
    status: async () => Promise.resolve(undefined),
    readCallback: async () => Promise.resolve({ refused: 'forged' } as const),
  }
  const morning = new Date(`${presentOn}T05:00:00Z`)
  await presentDueDebits({ platform, owner, bank: lost }, morning)
  await platform.db
    .update(mandates)
    .set({ state: 'INACTIVE', inactiveBecause: 'REVOKED' })
    .where(eq(mandates.umrn, umrnOf(1)))
  await presentDueDebits({ platform, owner, bank: lost }, morning)
  await platform.db
    .update(mandates)
    .set({ state: 'ACTIVE', inactiveBecause: null })
    .where(eq(mandates.umrn, umrnOf(1)))
  expect((await debitOf(orderId)).state).toBe('due')
  const at = platform.clock.now().toISOString()
  const paid = { news: 'paid', debitId: id, amount: 5_000_00, bankReference: randomUUID(), at }
  expect(await deliverBankCallback(portal, 'debits', { eventId: randomUUID(), report: paid })).toBe(200)
  expect((await debitOf(orderId)).state).toBe('paid')
})

test('a debit is answered once: copies, second answers and other amounts change nothing', async () => {
  const orderId = await requested(1)
  const { id: debitId } = await debitOf(orderId)
  const at = portal.platform.clock.now().toISOString()
  const say = (report: object, eventId: string = randomUUID()) =>
    deliverBankCallback(portal, 'debits', { eventId, report: { debitId, at, ...report } })
  await say({ news: 'paid', amount: 4_999_99, bankReference: 'SHORT' })
  expect((await debitOf(orderId)).state).toBe('due')
  const eventId = randomUUID()
  const paid = { news: 'paid', amount: 5_000_00, bankReference: `ONCE-${debitId}` }
  expect(await Promise.all([1, 2, 3].map(() => say(paid, eventId)))).toEqual([200, 200, 200])
  expect(await say({ news: 'failed', reason: 'Not enough money.' })).toBe(200)
  expect(await say({ ...paid, bankReference: `TWICE-${debitId}` })).toBe(200)
  expect(await debitOf(orderId)).toMatchObject({
    state: 'paid',
    bankReference: `ONCE-${debitId}`,
    reason: null,
  })
  expect(news(orderId)).toHaveLength(1)
  expect(await booked(`debit:${debitId}`)).toHaveLength(2)
  const tasks = (await openTasks(portal.platform.db)).filter(({ subject }) => subject.startsWith(debitId))
  // Another amount, a failure after it was paid, and money that was taken a second time.
  expect(tasks.map(({ kind, subject }) => [kind, subject])).toEqual(
    [` SHORT`, '', ` TWICE-${debitId}`].map((end) => ['bank-contradiction', `${debitId}${end}`]),
  )
})

test('a callback that is forged or about nothing of ours changes nothing', async () => {
  const orderId = await requested(1)
  const { id: debitId } = await debitOf(orderId)
  const at = portal.platform.clock.now().toISOString()
  const report = { news: 'failed', debitId, reason: 'No.', at }
  const forged = JSON.stringify({ eventId: randomUUID(), report })
  expect(
    await Promise.all([
      deliverBankCallback(portal, 'debits', forged, {}),
      deliverBankCallback(portal, 'debits', { eventId: 'e', report: { ...report, debitId: randomUUID() } }),
      deliverBankCallback(portal, 'debits', { eventId: 'e', report: { ...report, reason: '' } }),
    ]),
  ).toEqual([401, 401, 401])
  expect((await debitOf(orderId)).state).toBe('due')
})

test('a bank that takes its time is told of several mandates at once, and of one mandate one after the other', async () => {
  const { platform } = portal
  const orders = [await requested(1), await requested(1), await requested(2)]
  const { presentOn } = await debitOf(orders[0]!)
  const underWay: string[] = []
  const met: string[][] = []
  const slow = {
    async present({ umrn }: { umrn: string }) {
      underWay.push(umrn)
      met.push([...underWay])
      for (let turns = 0; turns < 100 && underWay.length < 2; turns += 1)
        await new Promise((resolve) => setTimeout(resolve, 10))
      underWay.splice(underWay.indexOf(umrn), 1)
      return undefined
    },
    status: async () => Promise.resolve(undefined),
    readCallback: async () => Promise.resolve({ refused: 'forged' } as const),
  }
  await presentDueDebits({ platform, owner, bank: slow }, new Date(`${presentOn}T05:00:00Z`))
  expect(await Promise.all(orders.map(async (id) => (await debitOf(id)).state))).toEqual(
    orders.map(() => 'presented'),
  )
  expect(met.filter((all) => new Set(all).size > 1).length).toBeGreaterThan(0)
  expect(met.filter((all) => new Set(all).size < all.length)).toEqual([])
})
