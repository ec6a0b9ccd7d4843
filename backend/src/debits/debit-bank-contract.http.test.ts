import { randomUUID } from 'node:crypto'
import { consoleModule } from '../../sandbox/console.module'
import { listen, openFolio, umrnOf } from '../../test-kit/bank-portal'
import { type DebitWire, debitWires, type ToldDebit } from '../../test-kit/debits/debit-wires'
import { expectForgeriesRefused } from '../../test-kit/platform/forgeries'
import { describeIllProvider } from '../../test-kit/platform/ill-provider'
import { describeStrayAnswers } from '../../test-kit/platform/stray-answers'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { nextBusinessDay } from '../calendar/business-day'
import { indiaMoment } from '../calendar/india-time'
import { openTasks } from '../operations/ops-tasks'
import { type FailureReason, sayReason } from '../payments/failure-reasons'
import { checkMoney } from '../payments/invariants'
import { inTransaction } from '../platform/database'
import { outboundCalls } from '../platform/tables'
import type { DebitBank, DebitInstruction } from './debit-bank'
import { type DebitContext, debitContext } from './debit-context'
import { debitsOf, presentDebit } from './debits'
import { checkDebits } from './invariants'
import { debitsModule } from './module'

const amount = 5_000_00
const ifsc = 'PRJT0000101'
const accounts = ['50100044174417', '50100044175555'] as const
/** Of the accounts above, in their order; the second has never enough money. */
const [good, poor] = accounts.map((accountNumber, place) => ({
  umrn: umrnOf(place + 1),
  accountNumber,
  ifsc,
})) as [Mandate, Mandate]
type Mandate = { umrn: string; accountNumber: string; ifsc: string }

const told: string[] = []
const owner = {
  paid: async (_tx: unknown, orderId: string) => void told.push(`${orderId} paid`),
  failed: async (_tx: unknown, orderId: string, reason: FailureReason) =>
    void told.push(`${orderId} failed: ${sayReason(reason)}`),
  attemptPaid: async () => Promise.reject(new Error('nobody pays an order here')),
  attemptFailed: async () => Promise.reject(new Error('nobody pays an order here')),
}

describe.each(Object.entries(debitWires))('the debit bank %s', (_name, wire: DebitWire) => {
  let portal: TestPortal
  let context: DebitContext
  let bank: DebitBank

  beforeAll(async () => {
    portal = await startTestPortal({
      env: wire.env,
      modules: [debitsModule(() => owner)],
      sandbox: { modules: [...wire.simulators, consoleModule], seeds: [] },
    })
    await listen(portal)
    await openFolio(portal, accounts)
    for (const mandate of [good, poor]) await wire.know?.(portal, mandate)
    context = debitContext(portal.platform, owner)
    bank = context.bank
  })
  afterAll(() => portal.close())
  afterEach(async () => {
    const { db } = portal.platform
    expect([...(await checkDebits(db)), ...(await checkMoney(db))]).toEqual([])
  })

  const instruction = (mandate = good): DebitInstruction => ({
    debitId: randomUUID(),
    ...mandate,
    ...{ accountType: 'Savings', holder: 'Asha Iyer' },
    amount,
    presentOn: portal.platform.clock.today(),
  })

  async function requested(mandate = good): Promise<{ orderId: string; presentOn: string }> {
    const { platform } = portal
    const [orderId, presentOn] = [randomUUID(), nextBusinessDay(platform.clock.today())]
    const request = { orderId, umrn: mandate.umrn, amount, presentOn }
    await inTransaction(platform.db, (tx) => presentDebit(tx, platform, request))
    return { orderId, presentOn }
  }

  /** One of an order, which the bank has. */
  async function presented(): Promise<{ orderId: string; debitId: string }> {
    const { orderId, presentOn } = await requested()
    await portal.advanceTo(indiaMoment(presentOn, '09:46'))
    await wire.exchange?.(portal, context)
    const debit = await debitOf(orderId)
    expect(debit.state).toBe('presented')
    return { orderId, debitId: debit.id }
  }
  async function debitOf(orderId: string) {
    const [debit] = await debitsOf(portal.platform.db, [orderId])
    if (!debit) throw new Error('there is no debit')
    return debit
  }
  /** The days on which everybody has answered. */
  async function answered(): Promise<void> {
    for (let days = 0; days < 3; days += 1) {
      const day = nextBusinessDay(portal.platform.clock.today())
      await portal.advanceTo(indiaMoment(day, '13:00'))
    }
  }
  /** Until the bank has told by itself, which may be a day late. */
  async function untilTold(orderId: string): Promise<void> {
    for (let times = 0; times < 3 && (await debitOf(orderId)).answeredAt === null; times += 1)
      await answered()
  }
  const say = (told: ToldDebit) => wire.say(portal, context, told)
  const news = (orderId: string) => told.filter((each) => each.startsWith(orderId))
  const tasksOf = async (debitId: string) =>
    (await openTasks(portal.platform.db)).filter(({ subject }) => subject.startsWith(debitId))

  test('a debit is taken once however often it is presented, and paid with the number of the bank', async () => {
    const { orderId, presentOn } = await requested()
    const { id: debitId, umrn } = await debitOf(orderId)
    await portal.advanceTo(indiaMoment(presentOn, '09:46'))
    for (let times = 0; times < 3; times += 1) {
      await bank.present({ ...instruction(), debitId, umrn, presentOn })
      await wire.exchange?.(portal, context)
    }
    await untilTold(orderId)
    const { bankReference, state } = await debitOf(orderId)
    expect({ state, bankReference }).toEqual({ state: 'paid', bankReference: expect.any(String) })
    expect(news(orderId)).toEqual([`${orderId} paid`])
    expect(await tasksOf(debitId)).toEqual([])
  })

  test('an account without money fails its debit, with a reason in words', async () => {
    const { orderId } = await requested(poor)
    await untilTold(orderId)
    expect(await debitOf(orderId)).toMatchObject({ state: 'failed', bankReference: null })
    expect(news(orderId)).toEqual([expect.stringMatching(/failed: .*money/)])
  })

  test('two copies pay once; word of a failure after it changes nothing and is for a person', async () => {
    const { orderId, debitId } = await presented()
    const eventId = randomUUID()
    const paid = { debitId, amount, news: 'paid' } as const
    expect([await say({ ...paid, eventId }), await say({ ...paid, eventId })]).toEqual([true, true])
    expect([await say(paid), await say({ ...paid, news: 'failed' })]).toEqual([true, true])
    expect(await debitOf(orderId)).toMatchObject({ state: 'paid', reason: null })
    expect(news(orderId)).toEqual([`${orderId} paid`])
    expect(await tasksOf(debitId)).toMatchObject([{ kind: 'bank-contradiction' }])
  })

  test('a failure says why, and money after it is for a person', async () => {
    const { orderId, debitId } = await presented()
    await say({ debitId, amount, news: 'failed' })
    expect(await debitOf(orderId)).toMatchObject({ state: 'failed', bankReference: null })
    expect(news(orderId)).toEqual([expect.stringMatching(/failed: .*money/)])
    expect(await say({ debitId, amount, news: 'paid' })).toBe(true)
    expect((await debitOf(orderId)).state).toBe('failed')
    expect(await tasksOf(debitId)).toMatchObject([{ kind: 'bank-contradiction' }])
  })

  test('money of another amount, and money that was taken a second time, are booked nowhere and for a person', async () => {
    const { orderId, debitId } = await presented()
    await say({ debitId, amount: amount - 1, news: 'paid', money: 'short' })
    expect(await debitOf(orderId)).toMatchObject({ state: 'presented', bankReference: null })
    await say({ debitId, amount, news: 'paid', money: 'first' })
    await say({ debitId, amount, news: 'paid', money: 'again' })
    expect(news(orderId)).toEqual([`${orderId} paid`])
    expect(await tasksOf(debitId)).toHaveLength(2)
  })

  test('what they did not say, or cannot be read, is nobody’s word', async () => {
    const { orderId, debitId } = await presented()
    const taken = await wire.sayWrong(portal, context, { debitId, amount, news: 'paid' })
    expect(taken.length).toBeGreaterThan(3)
    expect(new Set(taken)).toEqual(new Set([false]))
    expect([(await debitOf(orderId)).state, news(orderId)]).toEqual(['presented', []])
    expect(await say({ debitId, amount, news: 'paid' })).toBe(true)
    expect(news(orderId)).toEqual([`${orderId} paid`])
  })

  test('word of a debit that is not ours changes nothing', async () => {
    const before = told.length
    await say({ debitId: randomUUID(), amount, news: 'paid' })
    expect(told).toHaveLength(before)
  })

  const { calls } = wire
  if (calls)
    describe('which is called and calls back', () => {
      test('a debit is taken once however often it is presented, and nothing is told until the bank has decided', async () => {
        const debit = instruction()
        const { debitId } = debit
        for (let times = 0; times < 3; times += 1) expect(await bank.present(debit)).toBeUndefined()
        expect(await bank.status(debitId)).toBeUndefined()
        await answered()
        const report = await bank.status(debitId)
        expect(report).toMatchObject({ news: 'paid', debitId, amount })
        await bank.present(debit)
        expect(await bank.status(debitId)).toEqual(report)
      })

      test('an account without money is a no with a reason in words', async () => {
        const debit = instruction(poor)
        await bank.present(debit)
        await answered()
        const report = await bank.status(debit.debitId)
        expect(report).toMatchObject({ news: 'failed', debitId: debit.debitId })
        expect(report?.news === 'failed' && sayReason(report.reason)).toMatch(/money/)
      })

      test('no account number is kept of a call', async () => {
        await bank.present(instruction())
        const calls = await portal.platform.db.select().from(outboundCalls)
        expect(calls.length).toBeGreaterThan(0)
        expect(JSON.stringify(calls)).not.toContain(good.accountNumber)
      })

      test('a callback is read from its bytes: one changed byte, another secret or another shape is nobody’s word', async () => {
        const { debitId } = await presented()
        const { raw, headers } = calls.callback(portal.platform, {
          ...{ debitId, amount, news: 'paid', eventId: 'e1' },
        })
        expect(await bank.readCallback(raw, headers)).toMatchObject({
          events: [{ eventId: 'e1', report: { news: 'paid', debitId, amount } }],
        })
        const changed = Buffer.from(raw.toString().replace(String(amount), '900000'))
        await expectForgeriesRefused({
          read: (...callback) => bank.readCallback(...callback),
          genuine: { raw, headers },
          changed,
          sign: (body) => calls.sign(portal.platform, body),
          odd: '{"event":"payment.captured"}',
        })
      })

      describeStrayAnswers({
        ids: () => [randomUUID(), randomUUID()],
        goodNews: (requested, about) => calls.goodNews(portal.platform, requested, about),
        callsTo(url, debitId) {
          const stray = calls.at(portal.platform, url, 20_000)
          const present = () => stray.present({ ...instruction(), debitId }).then(() => true)
          return {
            ...(calls.acknowledges && { present }),
            status: async () => (await stray.status(debitId))?.news === 'paid',
          }
        },
      })

      describeIllProvider({
        port: 'debits',
        account: good.accountNumber,
        callsTo(url) {
          const ill = calls.at(portal.platform, url)
          return [() => ill.present(instruction()), () => ill.status(randomUUID())]
        },
      })
    })
})
