import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { openFolio, startBankPortal } from '../../test-kit/bank-portal'
import { type BankWire, bankWires, type SaidByBank } from '../../test-kit/payouts/bank-wires'
import { describeIllProvider } from '../../test-kit/platform/ill-provider'
import { describeStrayAnswers } from '../../test-kit/platform/stray-answers'
import type { TestPortal } from '../../test-kit/test-portal'
import { bankInstructions } from '../../sandbox/providers/bank/schema'
import { openTasks } from '../operations/ops-tasks'
import { checkMoney } from '../payments/invariants'
import { inTransaction } from '../platform/database'
import { outboundCalls, providerCallbacks } from '../platform/tables'
import { exchangeFilesOf } from './adapters'
import { checkPayouts } from './invariants'
import { payoutsModule } from './module'
import { PayoutBankUnavailable, type PayoutInstruction, type PayoutMode } from './payout-bank'
import { type PayoutContext, payoutContext } from './payout-context'
import { sendDuePayouts } from './payout-jobs'
import { recordPayoutEvent } from './payout-outcome'
import { payoutsOf, requestPayout } from './payouts'

const account = '50100044174417'
const ownFolio = { pan: 'ZZZPA0001A', folioNo: '70010001' }
const closedFolio = { pan: 'ZZZPA0002A', folioNo: '70010002' }

describe.each(Object.entries(bankWires))('the bank that pays out by %s', (_name, wire: BankWire) => {
  let portal: TestPortal
  let context: PayoutContext
  const told: string[] = []
  const owner = {
    paidOut: async (_tx: unknown, orderId: string) => void told.push(`${orderId} paid`),
    returned: async (_tx: unknown, orderId: string) => void told.push(`${orderId} returned`),
  }

  beforeAll(async () => {
    portal = await startBankPortal([payoutsModule(() => owner)], wire.env)
    context = payoutContext(portal.platform, owner)
    await openFolio(portal, [account], ownFolio)
    await openFolio(portal, ['50100044177777', '50100044171234'], closedFolio)
  })
  afterAll(() => portal.close())
  afterEach(async () => {
    const { db } = portal.platform
    expect([...(await checkPayouts(db)), ...(await checkMoney(db))]).toEqual([])
  })

  async function requested({ mode, folio = ownFolio }: { mode?: PayoutMode; folio?: typeof ownFolio } = {}) {
    const orderId = randomUUID()
    const { pan: investorPan, folioNo } = folio
    const dueOn = portal.platform.clock.today()
    const request = { orderId, investorPan, folioNo, bankId: `BA-${folioNo}-1`, amount: 12_345_67, dueOn }
    await inTransaction(portal.platform.db, (tx) =>
      requestPayout(tx, portal.platform, { ...request, ...(mode && { mode }) }),
    )
    return orderId
  }
  const attempts = (orderId: string) => payoutsOf(portal.platform.db, [orderId])
  const tasksOf = async (payoutId: string) =>
    (await openTasks(portal.platform.db))
      .filter(({ subject }) => subject.startsWith(payoutId))
      .map(({ kind }) => kind)
  const exchange = () => exchangeFilesOf(portal.platform, (event) => recordPayoutEvent(context, event))

  /** A payout that the bank has, and of which it has said nothing. */
  async function sent() {
    const orderId = await requested()
    await sendDuePayouts(context, portal.platform.clock.now())
    await exchange()
    const [payout] = await attempts(orderId)
    if (payout?.state !== 'sent') throw new Error(`the payout is ${payout?.state}`)
    const said: SaidByBank = {
      payoutId: payout.id,
      news: 'credited',
      utr: 'UTR1',
      amount: 12_345_67,
      accountNumber: account,
    }
    const say = (change: Partial<SaidByBank> = {}) => wire.say(portal, context, { ...said, ...change })
    const state = async () => (await attempts(orderId))[0]
    return { orderId, payoutId: payout.id, said, say, state }
  }
  async function until(orderId: string, state: string): Promise<void> {
    for (let hours = 0; hours < 24 * 6 && (await attempts(orderId)).at(-1)?.state !== state; hours += 3)
      await portal.advance(1 / 8)
    expect((await attempts(orderId)).at(-1)?.state).toBe(state)
  }

  test('two copies pay once, and the same news in another event changes nothing', async () => {
    const { orderId, payoutId, say, state } = await sent()
    const eventId = randomUUID()
    expect([await say({ eventId }), await say({ eventId }), await say()]).toEqual([true, true, true])
    expect(await state()).toMatchObject({ state: 'paid', utr: 'UTR1' })
    expect(told.filter((each) => each.startsWith(orderId))).toEqual([`${orderId} paid`])
    expect(await tasksOf(payoutId)).toEqual([])
  })

  test('a return after the credit, and a second credit, change nothing and are for a person', async () => {
    const { payoutId, say, state } = await sent()
    await say()
    await say({ news: 'returned' })
    await say({ utr: 'UTR2' })
    expect(await state()).toMatchObject({ state: 'paid', utr: 'UTR1', reason: null })
    expect(await tasksOf(payoutId)).toEqual(['bank-contradiction', 'bank-contradiction'])
  })

  test('a credit after the return changes nothing and is for a person', async () => {
    const { payoutId, say, state } = await sent()
    await say({ news: 'returned' })
    await say()
    expect(await state()).toMatchObject({ state: 'returned', utr: null, reason: expect.anything() })
    expect((await tasksOf(payoutId)).sort()).toEqual(['bank-contradiction', 'payout-returned'])
  })

  test.each([
    ['amount', { amount: 12_345_68 }],
    ['account', { accountNumber: '50100044170000' }],
  ] as const)(
    'another %s is not taken for the end of the payout, and is for a person',
    async (_what, wrong) => {
      const { payoutId, say, state } = await sent()
      await say(wrong)
      expect(await state()).toMatchObject({ state: 'sent', utr: null })
      expect(await tasksOf(payoutId)).toEqual(['payout-mismatch'])
      await say()
      expect(await state()).toMatchObject({ state: 'paid', utr: 'UTR1' })
    },
  )

  test('what the bank did not say, or cannot be read, is nobody’s word', async () => {
    const { said, state } = await sent()
    const taken = await wire.sayWrong(portal, context, said)
    expect(taken.length).toBeGreaterThan(3)
    expect(new Set(taken)).toEqual(new Set([false]))
    expect(await state()).toMatchObject({ state: 'sent' })
  })

  test('the bank has a payout once however often it is sent, and credits it with a UTR', async () => {
    const orderId = await requested()
    const [payout] = await attempts(orderId)
    if (!payout) throw new Error('there is no payout')
    const { id: payoutId, accountNumber, ifsc, amount, dueOn, mode } = payout
    for (let times = 0; times < 3; times += 1) {
      await context.bank.send({ payoutId, accountNumber, ifsc, holder: 'Asha Iyer', amount, dueOn, mode })
      await exchange()
    }
    expect(await context.bank.status(payoutId)).toBeUndefined()
    await until(orderId, 'paid')
    const toIt = eq(bankInstructions.accountNumber, account)
    const taken = await portal.platform.db.select().from(bankInstructions).where(toIt)
    const [paid] = await attempts(orderId)
    expect(taken.filter(({ reference }) => reference === paid?.utr)).toMatchObject([{ amount }])
    expect(paid?.utr).toMatch(/^NEEMN\d{14}$/)
    await portal.settle()
    expect(told.filter((each) => each.startsWith(orderId))).toEqual([`${orderId} paid`])
    expect(await tasksOf(payoutId)).toEqual([])
  })

  test('what comes back goes to another account of the folio', async () => {
    const orderId = await requested({ folio: closedFolio })
    await until(orderId, 'paid')
    expect(await attempts(orderId)).toMatchObject([
      { state: 'returned', utr: null, accountLast4: '7777', reason: expect.stringMatching(/closed/i) },
      { state: 'paid', accountLast4: '1234' },
    ])
  })

  test('what was promised at once is there within the hour', async () => {
    const orderId = await requested({ mode: 'IMPS' })
    await portal.advance(1 / 24)
    expect(await attempts(orderId)).toMatchObject([{ state: 'paid' }])
  })

  test('no account number is kept of a call, a callback or a file', async () => {
    const { db } = portal.platform
    const kept = [...(await db.select().from(outboundCalls)), ...(await db.select().from(providerCallbacks))]
    expect(kept.length).toBeGreaterThan(5)
    expect(JSON.stringify(kept)).not.toContain(account)
  })

  const { calls } = wire
  if (calls) {
    const payout = (payoutId: string): PayoutInstruction => ({
      payoutId,
      accountNumber: account,
      ifsc: 'PRJT0000101',
      holder: 'Asha Iyer',
      amount: 100,
      dueOn: '2026-08-25',
      mode: 'NEFT',
    })

    describeStrayAnswers({
      ids: () => [randomUUID(), randomUUID()],
      goodNews: (requested, about) => calls.goodNews(portal.platform, requested, about),
      callsTo(url, requested) {
        const stray = calls.at(portal.platform, url, 20_000)
        const send = () => stray.send(payout(requested)).then(() => true)
        return {
          ...(calls.acknowledges && { send }),
          status: async () => (await stray.status(requested))?.news === 'credited',
        }
      },
    })

    describeIllProvider({
      port: 'payouts',
      account,
      error: PayoutBankUnavailable,
      callsTo(url) {
        const ill = calls.at(portal.platform, url)
        return [() => ill.send(payout(randomUUID())), () => ill.status(randomUUID())]
      },
    })
  }
})
