import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { paymentApi } from '@portal/contracts/payments/payment'
import { sipApi } from '@portal/contracts/systematic-plans/sip'
import { addDays } from '@portal/contracts/format'
import { nextSipDay } from '@portal/contracts/validation'
import { desc, eq, inArray } from 'drizzle-orm'
import { people } from '../../sandbox/data/people'
import { mandateJourney } from '../../test-kit/mandates/mandate-journey'
import { purchaseJourney, startListeningPortal } from '../../test-kit/orders/purchase-journey'
import { ashasSip, registrationIn, sipJourney } from '../../test-kit/orders/sip-journey'
import type { TestPortal } from '../../test-kit/test-portal'
import { nextBusinessDay, onOrAfter } from '../calendar/business-day'
import { indiaMoment } from '../calendar/india-time'
import { checkInvariants } from '../invariants'
import { openTasks } from '../operations/ops-tasks'
import { orders } from '../orders/schema'
import { sayReason } from '../payments/failure-reasons'
import { nachAccess } from './adapters/nach/nach-debits'
import { debits } from './schema'

const { asha, ravi } = people
const poor = { umrn: 'KDMB7000000000001018', folioNo: '91018029' }

let portal: TestPortal

beforeAll(async () => {
  portal = await startListeningPortal({ env: { DEBITS: 'nach' } })
})
afterAll(() => portal.close())
afterEach(async () => {
  expect(await checkInvariants(portal.platform.db)).toEqual([])
  const tasks = (await openTasks(portal.platform.db)).map(({ kind }) => kind)
  // Of debits of the data set that the bank answered within weeks that passed at once it may seem to be silent.
  expect(tasks.filter((kind) => /^(debit|file|money|bank-contradiction)/.test(kind))).toEqual([])
})

/** A session ends within the days of a journey. */
const journeyOf = async ({ pan }: { pan: string }) => sipJourney(portal, pan, await portal.loginAs(pan))

/** A SIP by a mandate, and its first due date. */
async function sipBy(person: { pan: string }, terms: Partial<typeof ashasSip> = {}) {
  const journey = await journeyOf(person)
  const { data } = await journey.call(sipApi.mandates, { panNumber: person.pan })
  const start = nextSipDay(10, data.earliestStart.byMandate)
  const placed = await journey.placed({ ...ashasSip, ...terms, sipStartDate: start })
  return { planId: registrationIn(placed).planId, start }
}
/** The last days one by one: where weeks pass at once, files are exchanged too seldom for the days that banks have. */
async function until(day: string, time = '14:00'): Promise<void> {
  const tomorrow = addDays(portal.platform.clock.today(), 1)
  const last = addDays(day, -5)
  for (let next = tomorrow > last ? tomorrow : last; next < day; next = addDays(next, 1))
    await portal.advanceTo(indiaMoment(next, '12:00'))
  await portal.advanceTo(indiaMoment(day, time))
  await portal.settle()
}
async function instalmentOf(planId: string) {
  const { db } = portal.platform
  const own = await db.select().from(orders).where(eq(orders.planId, planId)).orderBy(desc(orders.createdAt))
  const order = own.find(({ kind }) => kind === 'SIP_INSTALMENT')
  const [debit] = await db
    .select()
    .from(debits)
    .where(eq(debits.orderId, order?.id ?? randomUUID()))
  return { order, debit }
}
/** The files that the bank fetched, with the lines that name something. */
function linesWith(text: string): string[] {
  const { folder } = nachAccess(portal.platform.config)
  const fetched = readdirSync(join(folder, 'fetched'))
  return fetched.flatMap((name) =>
    readFileSync(join(folder, 'fetched', name), 'utf8')
      .split('\r\n')
      .filter((line) => line.includes(text)),
  )
}
const mails = async (pan: string, text: RegExp) =>
  (await portal.inbox(pan)).filter(({ subject, channel }) => channel === 'email' && text.test(subject ?? ''))

test('a SIP’s instalment is told of a day before, debited by a file on the day that it names, and allotted at the NAV of that day', async () => {
  const { planId, start } = await sipBy(asha)
  const debitOn = onOrAfter(start)
  await until(addDays(debitOn, -1))
  const said = new RegExp(`^₹2,000.00 is debited on ${Number(debitOn.slice(-2))} `)
  expect(await mails(asha.pan, said)).toHaveLength(1)
  const { debit } = await instalmentOf(planId)
  expect(debit).toMatchObject({ state: 'presented', presentOn: debitOn })
  const reference = (debit?.id ?? '').replaceAll('-', '').slice(0, 30).toUpperCase()
  expect(linesWith(reference)).toHaveLength(1)
  await until(nextBusinessDay(nextBusinessDay(debitOn)), '23:00')
  const paid = await instalmentOf(planId)
  expect(paid.debit).toMatchObject({
    state: 'paid',
    amount: 2_000_00,
    realisedAt: indiaMoment(debitOn, '12:00'),
    bankReference: expect.stringMatching(new RegExp(`^${debitOn.replaceAll('-', '')}-D?\\d+$`)),
  })
  expect(paid.order).toMatchObject({ state: 'allotted', navDate: debitOn })
  expect(linesWith(reference)).toHaveLength(1)
})

test('one that comes back for want of money ends its instalment, and the investor reads why', async () => {
  const { planId, start } = await sipBy(ravi, poor)
  await until(addDays(start, 6))
  const { order, debit } = await instalmentOf(planId)
  expect(debit).toMatchObject({ state: 'failed', bankReference: null })
  expect(debit?.reason && sayReason(debit.reason)).toBe('The account has too little money.')
  expect(order).toMatchObject({ state: 'expired' })
})

test('a mandate that is revoked between the order and the file is not debited', async () => {
  const { planId, start } = await sipBy(asha)
  await until(addDays(onOrAfter(start), -1), '09:00')
  const own = mandateJourney(portal, asha.pan, await portal.loginAs(asha.pan))
  const { resultInfo } = await own.change(ashasSip.umrn ?? '', 'revoke')
  expect(resultInfo.resultCode).toBe('SUCCESS')
  await until(addDays(start, 6))
  const { debit } = await instalmentOf(planId)
  expect(debit).toMatchObject({ state: 'failed', presentedAt: null })
  expect(debit?.reason && sayReason(debit.reason)).toBe('The mandate is not active.')
})

test('a checkout is paid by a mandate: the debit goes by the next file and pays it', async () => {
  const own = purchaseJourney(portal, ravi.pan, await portal.loginAs(ravi.pan))
  const order = { schemePlanCode: 'FLEXI-DG', folioNo: poor.folioNo, amount: 5_000_00 }
  const { transactionId } = await own.placed(order)
  const umrn = 'CHMP7000000000001018'
  const { debitOn } = (await own.call(paymentApi.banks, { transactionId })).data.mandates.find(
    (each) => each.umrn === umrn,
  )!
  expect(debitOn > portal.platform.clock.today()).toBe(true)
  const key = { idempotencyKey: randomUUID() }
  expect((await own.call(paymentApi.payByMandate, { transactionId, umrn }, key)).resultInfo.resultCode).toBe(
    'SUCCESS',
  )
  await until(nextBusinessDay(nextBusinessDay(debitOn)), '23:00')
  const again = purchaseJourney(portal, ravi.pan, await portal.loginAs(ravi.pan))
  const shown = await again.show(transactionId)
  expect(shown).toMatchObject({ state: 'allotted', navDate: debitOn })
  const ids = shown.payments.map(({ paymentId }) => paymentId)
  const made = await portal.platform.db.select().from(debits).where(inArray(debits.paymentId, ids))
  expect(made).toMatchObject([{ state: 'paid', presentOn: debitOn, amount: 5_000_00 }])
})
