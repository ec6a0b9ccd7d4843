import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { openTasks } from '../operations/ops-tasks'
import { checkMoney } from '../payments/invariants'
import { postings } from '../payments/schema'
import { inTransaction } from '../platform/database'
import { outboundCalls, providerCallbacks } from '../platform/tables'
import { deliverBankCallback, openFolio, startBankPortal } from '../../test-kit/bank-portal'
import type { TestPortal } from '../../test-kit/test-portal'
import { bankInstructions } from '../../sandbox/providers/bank/schema'
import { checkPayouts } from './invariants'
import { payoutsModule } from './module'
import { payoutContext } from './payout-context'
import { sendDuePayouts } from './payout-jobs'
import { payoutsOf, payoutView, requestPayout } from './payouts'
import { sendAgainTo } from './send-again'

let portal: TestPortal
const told: string[] = []
const owner = {
  paidOut: async (_tx: unknown, orderId: string, { utr }: { utr: string | null }) =>
    void told.push(`${orderId} paid ${utr}`),
  returned: async (_tx: unknown, orderId: string, { reason }: { reason: string | null }) =>
    void told.push(`${orderId} returned ${reason}`),
}

const single = { pan: 'ZZZPA0001A', folioNo: '70010001' }
const closed = { pan: 'ZZZPA0002A', folioNo: '70010002' }
const closedAlone = { pan: 'ZZZPA0003A', folioNo: '70010003' }

beforeAll(async () => {
  portal = await startBankPortal([payoutsModule(() => owner)])
  await openFolio(portal, ['50100044174417'], single)
  await openFolio(portal, ['50100044177777', '50100044171234'], closed)
  await openFolio(portal, ['50100055557777', '50100066667777'], closedAlone)
})
afterAll(() => portal.close())
afterEach(async () => {
  expect([...(await checkPayouts(portal.platform.db)), ...(await checkMoney(portal.platform.db))]).toEqual([])
})

/** Asks for a payout on a Thursday of the data set. */
async function requested({ pan, folioNo }: typeof single, dueOn = nextDay()): Promise<string> {
  const orderId = randomUUID()
  const request = { orderId, investorPan: pan, folioNo, bankId: `BA-${folioNo}-1`, amount: 12_345_67, dueOn }
  await inTransaction(portal.platform.db, (tx) => requestPayout(tx, portal.platform, request))
  return orderId
}
const nextDay = () => new Date(portal.platform.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)
const attempts = (orderId: string) => payoutsOf(portal.platform.db, [orderId])
const states = async (orderId: string) => (await attempts(orderId)).map(({ state }) => state)
const booked = (entry: string) => portal.platform.db.select().from(postings).where(eq(postings.entry, entry))
const news = (orderId: string) => told.filter((each) => each.startsWith(orderId))

/** Until a day in the data set, in steps that let the bank's callbacks come or be lost as they do. */
async function until(orderId: string, state: string): Promise<void> {
  for (let days = 0; days < 8 && (await attempts(orderId)).at(-1)?.state !== state; days += 1)
    await portal.advance(1)
  expect((await attempts(orderId)).at(-1)?.state).toBe(state)
}

test('a payout is sent on its due day and credited with a UTR, booked and told once', async () => {
  const orderId = await requested(single)
  await until(orderId, 'paid')
  const [payout] = await attempts(orderId)
  if (!payout) throw new Error('there is no payout')
  expect(payoutView(payout)).toEqual({
    payoutId: payout.id,
    state: 'paid',
    amount: 12_345_67,
    bankName: 'Parijat Bank',
    accountLast4: '4417',
    dueOn: payout.dueOn,
    utr: expect.stringMatching(/^NEEMN\d{14}$/),
    settledAt: expect.stringContaining('T06:30'),
    reason: null,
  })
  expect((await booked(`payout:${payout.id}`)).map(({ account, amount }) => [account, amount])).toEqual([
    ['payouts_due', 12_345_67],
    ['collection', -12_345_67],
  ])
  expect(news(orderId)).toEqual([`${orderId} paid ${payout.utr}`])
  await portal.advance(3)
  await portal.settle()
  expect(news(orderId)).toHaveLength(1)
})

test('the record of calls to the bank keeps no account number', async () => {
  const calls = await portal.platform.db.select().from(outboundCalls)
  expect(calls.map(({ operation }) => operation)).toContain('payouts: send')
  expect(JSON.stringify(calls)).not.toContain('50100044174417')
})

test('the bank sends once however often it is asked, and nothing goes on a day that is no business day', async () => {
  const orderId = await requested(single, '2026-08-25')
  const [payout] = await attempts(orderId)
  const context = payoutContext(portal.platform, owner)
  const { accountNumber = '', ifsc = '', amount = 0, dueOn = '', id: payoutId = '' } = payout ?? {}
  for (let times = 0; times < 3; times += 1)
    await context.bank.send({ payoutId, accountNumber, ifsc, holder: 'A', amount, dueOn, mode: 'NEFT' })
  const taken = await portal.platform.db
    .select()
    .from(bankInstructions)
    .where(eq(bankInstructions.id, payoutId))
  expect(taken).toHaveLength(1)
  await sendDuePayouts(context, new Date('2026-08-29T06:00:00Z'))
  expect(await states(orderId)).toEqual(['due'])
  await until(orderId, 'paid')
})

test('one that comes back goes to another account of the folio a business day later, and nothing is booked of the first', async () => {
  const orderId = await requested(closed)
  await until(orderId, 'paid')
  const [first, second] = await attempts(orderId)
  expect(first).toMatchObject({ attempt: 1, state: 'returned', reason: 'The account is closed.', utr: null })
  expect(second).toMatchObject({ attempt: 2, state: 'paid', accountLast4: '1234', amount: 12_345_67 })
  expect(await booked(`payout:${first?.id}`)).toEqual([])
  expect(await booked(`payout:${second?.id}`)).toHaveLength(2)
  expect(news(orderId)).toEqual([
    `${orderId} returned The account is closed.`,
    `${orderId} paid ${second?.utr}`,
  ])
})

test('where every account returned it, it waits for a person, who sends it again once', async () => {
  const orderId = await requested(closedAlone)
  await until(orderId, 'returned')
  for (let days = 0; days < 8 && (await attempts(orderId)).length < 2; days += 1) await portal.advance(1)
  await until(orderId, 'returned')
  const last = (await attempts(orderId)).at(-1)
  expect(last).toMatchObject({ attempt: 2, accountLast4: '7777' })
  const waiting = (await openTasks(portal.platform.db)).filter(({ kind }) => kind === 'payout-returned')
  expect(waiting.map(({ subject }) => subject)).toEqual([last?.id])
  await portal.advance(4)
  expect(await states(orderId)).toEqual(['returned', 'returned'])

  const again = (bankId: string) => sendAgainTo(portal.platform, last?.id ?? '', bankId)
  await expect(again('BA-70010001-1')).rejects.toThrow('Choose an account of the folio')
  const both = await Promise.allSettled([again('BA-70010003-1'), again('BA-70010003-1')])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(sendAgainTo(portal.platform, randomUUID(), 'BA-70010003-1')).rejects.toThrow()
  expect(await states(orderId)).toEqual(['returned', 'returned', 'due'])
  expect((await openTasks(portal.platform.db)).filter(({ kind }) => kind === 'payout-returned')).toEqual([])
})

test('a second payout of an order breaks the transaction that asks for it', async () => {
  const orderId = await requested(single)
  const request = { orderId, investorPan: single.pan, folioNo: single.folioNo, bankId: 'BA-70010001-1' }
  const more = { ...request, amount: 1, dueOn: nextDay() }
  await expect(
    inTransaction(portal.platform.db, (tx) => requestPayout(tx, portal.platform, more)),
  ).rejects.toThrow()
  expect(await states(orderId)).toEqual(['due'])
})

describe('what the bank says', () => {
  let orderId: string
  let payoutId: string
  const at = () => portal.platform.clock.now().toISOString()
  const credited = (utr: string) => ({ news: 'credited', payoutId, utr, at: at() })
  const returned = () => ({ news: 'returned', payoutId, reason: 'The account is frozen.', at: at() })
  const say = (report: object, eventId: string = randomUUID()) =>
    deliverBankCallback(portal, 'payouts', { eventId, report })

  beforeEach(async () => {
    orderId = await requested(single)
    payoutId = (await attempts(orderId))[0]?.id ?? ''
  })

  test('pays once, in five copies, with another reference, and after a return that comes too late', async () => {
    const eventId = randomUUID()
    const same = credited('UTR1')
    expect(await Promise.all([1, 2, 3, 4, 5].map(() => say(same, eventId)))).toEqual(Array(5).fill(200))
    expect(await say(credited('UTR2'))).toBe(200)
    expect(await say(returned())).toBe(200)
    expect(await attempts(orderId)).toMatchObject([{ state: 'paid', utr: 'UTR1', reason: null }])
    expect(news(orderId)).toEqual([`${orderId} paid UTR1`])
    expect(await booked(`payout:${payoutId}`)).toHaveLength(2)
    const [row] = await portal.platform.db
      .select()
      .from(providerCallbacks)
      .where(eq(providerCallbacks.eventId, eventId))
    expect(row).toMatchObject({ provider: 'payout bank', copies: 5, effect: 'applied' })
    const tasks = (await openTasks(portal.platform.db)).filter(({ subject }) => subject.startsWith(payoutId))
    expect(tasks.map(({ kind, subject }) => [kind, subject])).toEqual([
      ['bank-contradiction', `${payoutId} UTR2`],
      ['bank-contradiction', payoutId],
    ])
  })

  test('a credit after a return changes nothing and is for a person', async () => {
    await say(returned())
    await say(credited('UTR3'))
    expect(await attempts(orderId)).toMatchObject([{ state: 'returned', utr: null }])
    expect(news(orderId)).toEqual([`${orderId} returned The account is frozen.`])
    const tasks = (await openTasks(portal.platform.db)).filter(({ subject }) => subject.startsWith(payoutId))
    expect(tasks.map(({ kind }) => kind).sort()).toEqual(['bank-contradiction', 'payout-returned'])
  })

  test('counts for nothing when it is forged, unreadable or about nothing of ours', async () => {
    const report = credited('UTR4')
    const body = JSON.stringify({ eventId: 'e', report })
    expect(
      await Promise.all([
        deliverBankCallback(portal, 'payouts', body, {}),
        deliverBankCallback(portal, 'payouts', '{"eventId":'),
        say({ ...report, payoutId: randomUUID() }),
        say({ ...report, utr: '' }),
        say({ news: 'sent', payoutId, at: at() }),
      ]),
    ).toEqual([401, 401, 401, 401, 401])
    expect(await say({ ...report, at: '1970-01-01T00:00:00Z' })).toBe(400)
    expect(await states(orderId)).toEqual(['due'])
  })
})

test('a bank that keeps silent for days is for a person', async () => {
  const { db } = portal.platform
  const orderId = await requested(single)
  for (let hours = 0; hours < 120 && (await states(orderId))[0] === 'due'; hours += 1)
    await portal.advance(1 / 24)
  await db.delete(bankInstructions)
  const [sent] = await attempts(orderId)
  if (sent?.state !== 'sent') throw new Error(`the payout is ${sent?.state}`)
  await portal.advance(6)
  const silent = (await openTasks(db)).filter(({ kind }) => kind === 'bank-silent')
  expect(silent.map(({ subject }) => subject)).toContain(sent.id)
  expect(await db.select().from(outboundCalls).orderBy(desc(outboundCalls.id)).limit(1)).toMatchObject([
    { operation: 'payouts: status' },
  ])
})
