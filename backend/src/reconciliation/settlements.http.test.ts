import { randomUUID } from 'node:crypto'
import { addDays } from '@portal/contracts/format'
import { eq } from 'drizzle-orm'
import { type CallbackKit, startCallbackKit } from '../../test-kit/payments/callbacks'
import { checkInvariants } from '../invariants'
import { openTasksOf } from '../operations/ops-tasks'
import { orderPayables } from '../order-payments/payables'
import type { SettledItem } from '../payments/gateway'
import { type PaymentContext, paymentContext } from '../payments/payment-context'
import { captures, refunds } from '../payments/schema'
import { checkSettlements } from './settlements'

let kit: CallbackKit
let context: PaymentContext
let requested: string[] = []

beforeEach(async () => {
  kit = await startCallbackKit()
  const { platform } = kit.portal
  context = paymentContext(platform, orderPayables(platform))
  requested = []
})
afterEach(async () => {
  expect(await checkInvariants(kit.portal.platform.db)).toEqual([])
  await kit.portal.close()
})

const today = () => kit.portal.platform.clock.today()
const line = (change: Partial<SettledItem>): SettledItem => ({
  kind: 'capture',
  reference: randomUUID(),
  paymentId: null,
  amount: 12_000_00,
  fee: 11_80,
  tax: 1_80,
  utr: 'UTR1',
  settlement: 'SETL1',
  at: kit.portal.platform.clock.now(),
  ...change,
})

/** What a morning finds where the provider settles these on a day. */
async function compare(day: string, items: SettledItem[]) {
  const settlement = async (of: string) => {
    requested.push(of)
    return of === day ? items : []
  }
  const gateway = { ...context.gateway, settlement }
  return checkSettlements({ ...context, gateway }, kit.portal.platform.clock.now())
}
const differences = async () =>
  (await openTasksOf(kit.portal.platform.db, 'reconciliation')).map(({ subject }) => subject)

async function paid() {
  const { order, url, paymentId } = await kit.started()
  await kit.own.press(url, 'success')
  await kit.own.when(order.transactionId, ({ state }) => state === 'paid')
  const { db } = kit.portal.platform
  const [booked] = await db.select().from(captures).where(eq(captures.paymentId, paymentId))
  if (!booked) throw new Error('nothing was captured')
  return { order, paymentId, reference: booked.bankReference, subject: `capture ${booked.id}` }
}

test('after an ordinary day what the provider settled and what is booked are the same', async () => {
  await paid()
  const day = today()
  await kit.portal.advance(1)
  expect((await context.gateway.settlement?.(day))?.length).toBeGreaterThan(0)
  expect(await checkSettlements(context, kit.portal.platform.clock.now())).toMatchObject({
    agreed: 1,
    differences: [],
  })
  expect(await differences()).toEqual([])
})

test('of a day with known differences exactly those wait for a person, once, until they are gone', async () => {
  const [right, less, elsewhere, unsettled] = [await paid(), await paid(), await paid(), await paid()]
  const day = today()
  const unknownPayment = randomUUID()
  await kit.portal.advance(4)
  // What the simulator settled meanwhile is not what is told below.
  await kit.portal.platform.db.execute('truncate reconciliation_lines, reconciliation_runs')
  const items = [
    line({ paymentId: right.paymentId, reference: right.reference }),
    line({ paymentId: less.paymentId, reference: less.reference, amount: 12_000_01 }),
    line({ paymentId: right.paymentId, reference: elsewhere.reference }),
    line({ reference: 'nobody’s' }),
    line({ reference: 'a stranger’s', paymentId: unknownPayment }),
    line({ kind: 'refund', reference: 'a refund', paymentId: right.paymentId }),
    line({ kind: 'adjustment', reference: 'an adjustment' }),
  ]
  const known = [
    `settlement: amount ${less.subject}`,
    `settlement: missing ${elsewhere.subject}`,
    `settlement: missing ${unsettled.subject}`,
    `settlement: unknown capture ${elsewhere.reference.toLowerCase()} for ${right.paymentId} setl1`,
    'settlement: unknown capture nobody’s setl1',
    'settlement: unknown capture a stranger’s setl1',
    'settlement: unknown refund a refund setl1',
    'settlement: unknown other an adjustment setl1',
  ].sort()
  await compare(day, items)
  expect((await differences()).sort()).toEqual(known)
  await compare(day, items)
  expect((await differences()).sort()).toEqual(known)
})

test('the first morning asks about all that is looked back at, and each later one about the last three days', async () => {
  const until = addDays(today(), -1)
  await compare('', [])
  expect(requested).toHaveLength(45)
  expect([requested[0], requested.at(-1)]).toEqual([addDays(until, -44), until])
  requested = []
  await compare('', [])
  expect(requested).toEqual([addDays(until, -2), addDays(until, -1), until])
})

test('a provider that is silent for some mornings is asked about all of those days', async () => {
  await compare('', [])
  const before = today()
  const { db } = kit.portal.platform
  const silent = { ...context.gateway, settlement: () => Promise.reject(new Error('no answer')) }
  await kit.portal.advance(5)
  await db.execute(`delete from reconciliation_runs where day >= '${before}'`)
  await expect(
    checkSettlements({ ...context, gateway: silent }, kit.portal.platform.clock.now()),
  ).rejects.toThrow('no answer')
  requested = []
  await compare('', [])
  expect(requested).toEqual([-8, -7, -6, -5, -4, -3, -2, -1].map((back) => addDays(today(), back)))
})

test('money for an attempt that was taken back, of which no callback came, is found and goes back', async () => {
  const { order, paymentId } = await kit.started()
  await context.gateway.close(paymentId)
  await kit.own.initiate(order.transactionId, 'UPI')
  const day = today()
  const late = line({ paymentId, amount: order.amount })
  await kit.portal.advance(1)
  await compare(day, [late])
  await compare(day, [late])
  const { db } = kit.portal.platform
  expect(await db.select().from(captures).where(eq(captures.paymentId, paymentId))).toMatchObject([
    { use: 'refund', amount: order.amount, bankReference: late.reference },
  ])
  expect(await db.select().from(refunds).where(eq(refunds.paymentId, paymentId))).toHaveLength(1)
  expect(await differences()).toEqual([])
})

test('a settlement that differs in nearly everything changes nothing and is told as one matter', async () => {
  const items = Array.from({ length: 1_001 }, (_, number) => line({ reference: `stranger ${number}` }))
  const day = addDays(today(), -1)
  expect(await compare(day, items)).toMatchObject({ isKept: false })
  expect(await differences()).toEqual([`settlement: unknown all of ${day}`])
  expect(await compare(day, [])).toMatchObject({ isKept: true })
  expect(await differences()).toEqual([])
})

test('a provider whose settlements only a file tells is asked for none, and nothing is said to be missing', async () => {
  const before = await differences()
  const { settlement: _settlement, ...gateway } = context.gateway
  const now = kit.portal.platform.clock.now()
  expect(await checkSettlements({ ...context, gateway }, now)).toBeUndefined()
  expect(await differences()).toEqual(before)
})
