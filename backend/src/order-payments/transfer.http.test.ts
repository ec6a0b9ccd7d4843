import { randomUUID } from 'node:crypto'
import { paymentApi } from '@portal/contracts/payments/payment'
import { people } from '../../sandbox/data/people'
import { eq } from 'drizzle-orm'
import { orderPayables } from './payables'
import { storeDocument } from '../documents/document-store'
import { captures, postings, refunds } from '../payments/schema'
import { inTransaction } from '../platform/database'
import type { TestPortal } from '../../test-kit/test-portal'
import { checkInvariants } from '../invariants'
import {
  purchaseJourney,
  startListeningPortal,
  type PurchaseJourney,
} from '../../test-kit/orders/purchase-journey'
import { sayReason } from '../payments/failure-reasons'

const { pan } = people.asha
let portal: TestPortal
let own: PurchaseJourney

beforeAll(async () => {
  portal = await startListeningPortal()
  own = purchaseJourney(portal, pan, await portal.loginAs(pan))
})
afterAll(() => portal.close())
afterEach(async () => expect(await checkInvariants(portal.platform.db)).toEqual([]))

const bankOf = async (transactionId: string) =>
  (await own.call(paymentApi.banks, { transactionId })).data.banks[0]?.bankId ?? ''
const draftTerms = { schemePlanCode: 'FLEXI-DG', folioNo: '91024821', amount: 25_000_00 }
const post = (path: string, payload: object) =>
  portal.app.inject({
    method: 'POST',
    url: `/sandbox/back-office/${path}`,
    headers: { host: 'localhost', 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  })
const utr = 'PRJTN26237123456'

/** An order that a transfer is to pay, and what the investor is told of the account. */
async function awaited() {
  const { transactionId, checkoutId } = await own.placed(draftTerms)
  const { data, resultInfo } = await own.initiate(transactionId, 'RTGS', await bankOf(transactionId))
  if (!data) throw new Error(resultInfo.resultMsg)
  const { data: to } = await own.call(paymentApi.beneficiaryDetails, { transactionId })
  const accounts = await inTransaction(portal.platform.db, (tx) =>
    orderPayables(portal.platform).accounts(tx, checkoutId),
  )
  const arrive = (changes: object = {}) =>
    post('transfers', {
      reference: to.reference,
      amount: 25_000_00,
      from: accounts[0],
      utr: randomUtr(),
      ...changes,
    })
  return { transactionId, to, arrive }
}
const randomUtr = () => randomUUID().replaceAll('-', '').slice(0, 16).toUpperCase()

test('a transfer is told an account and a reference, its number is kept, and the order is paid when the money arrives [S7.070 S7.122]', async () => {
  const { transactionId, to, arrive } = await awaited()
  expect(to).toMatchObject({ ifscCode: 'PRJT0000001', amount: 25_000_00 })
  expect(to.reference).toMatch(/^NMF[0-9A-F]{9}$/)
  // Three business days on: 26, 27 and 28 August.
  expect(to.payBefore).toBe('2026-08-28T12:30:00.000Z')
  const told = { transactionId, utrNumber: utr, transferredOn: '2026-08-25' }
  const wrong = await own.call(
    paymentApi.confirmTransfer,
    { ...told, utrNumber: '12' },
    { idempotencyKey: randomUUID() },
  )
  expect(wrong.resultInfo).toMatchObject({
    resultCodeId: '-436',
    resultMsg: expect.stringContaining('16 letters'),
  })
  const later = { ...told, transferredOn: '2026-08-26' }
  expect(
    (await own.call(paymentApi.confirmTransfer, later, { idempotencyKey: randomUUID() })).resultInfo
      .resultCodeId,
  ).toBe('-437')
  const { data } = await own.call(paymentApi.confirmTransfer, told, { idempotencyKey: randomUUID() })
  expect(data.order.payments).toMatchObject([{ paymentMode: 'RTGS', state: 'pending', utrNumber: utr }])
  expect(data.order.state).toBe('created')
  expect((await arrive()).statusCode).toBe(200)
  const paid = await own.when(transactionId, ({ state }) => state === 'paid')
  expect(paid.payments).toMatchObject([{ state: 'succeeded', paymentMode: 'RTGS' }])
})

const creditsOf = async (transactionId: string) => {
  const [paymentId = ''] = (await own.show(transactionId)).payments.map((each) => each.paymentId)
  const { db } = portal.platform
  const [credits, back] = await Promise.all([
    db.select().from(captures).where(eq(captures.paymentId, paymentId)).orderBy(captures.capturedAt),
    db.select().from(refunds).where(eq(refunds.paymentId, paymentId)),
  ])
  return { credits, back, paymentId }
}
/** Until so many credits are booked, and what is to go back has gone. */
async function booked(transactionId: string, count: number) {
  for (let tries = 0; tries < 80; tries += 1) {
    await portal.settle()
    const { credits, back } = await creditsOf(transactionId)
    if (credits.length >= count && back.every(({ doneAt }) => doneAt)) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return creditsOf(transactionId)
}

const again: [string, object][] = [
  ['the same amount', {}],
  ['another amount', { amount: 3_000_00 }],
  ["a stranger's money", { from: '1234567890' }],
]
test.each(again)(
  'a second transfer on one reference, %s, is booked and goes back whole where it came from; a copy of either is nothing new',
  async (_what, changes) => {
    const { transactionId, arrive } = await awaited()
    const [first, second] = [{ utr: randomUtr() }, { utr: randomUtr(), ...changes }]
    await arrive(first)
    await own.when(transactionId, ({ state }) => state === 'paid')
    expect((await arrive(second)).statusCode).toBe(200)
    const { credits, back } = await booked(transactionId, 2)
    expect((await arrive(first)).statusCode).toBe(404)
    expect((await arrive(second)).statusCode).toBe(404)
    const brought = (changes as { amount?: number }).amount ?? 25_000_00
    expect(credits).toEqual([
      expect.objectContaining({ amount: 25_000_00, use: 'order', bankReference: first.utr }),
      expect.objectContaining({ amount: brought, use: 'refund', bankReference: second.utr }),
    ])
    expect(back).toEqual([
      expect.objectContaining({
        captureId: credits[1]?.id,
        amount: brought,
        reference: expect.stringMatching(/^RF/),
      }),
    ])
    const lines = await portal.platform.db
      .select()
      .from(postings)
      .where(eq(postings.entry, `capture:${credits[1]?.id}`))
    expect(lines.map(({ account, amount }) => [account, amount])).toEqual([
      ['collection', brought],
      ['refunds_due', -brought],
    ])
    expect(await own.show(transactionId)).toMatchObject({
      state: 'paid',
      payments: [
        {
          state: 'succeeded',
          bankReference: first.utr,
          returned: [{ amount: brought, reason: expect.any(String), sentAt: expect.any(String) }],
        },
      ],
    })
    const [mail] = (await portal.inbox(pan)).filter(({ subject }) => subject.includes('a second time'))
    expect(mail?.subject).toContain(brought === 25_000_00 ? '₹25,000.00' : '₹3,000.00')
  },
)

test('two part payments that make the amount together go back both, and the order can still be paid', async () => {
  const { transactionId, arrive } = await awaited()
  await arrive({ amount: 10_000_00 })
  await own.when(transactionId, ({ payments }) => payments[0]?.state === 'failed')
  await arrive({ amount: 15_000_00 })
  const { credits, back } = await booked(transactionId, 2)
  expect(credits.map(({ amount, use }) => [amount, use])).toEqual([
    [10_000_00, 'refund'],
    [15_000_00, 'refund'],
  ])
  expect(back.map(({ amount, doneAt }) => [amount, doneAt !== null])).toEqual(
    expect.arrayContaining([
      [10_000_00, true],
      [15_000_00, true],
    ]),
  )
  const seen = await own.show(transactionId)
  expect(seen).toMatchObject({
    state: 'created',
    payments: [{ state: 'failed', returned: [{ amount: 10_000_00 }, { amount: 15_000_00 }] }],
  })
  const [mail] = (await portal.inbox(pan)).filter(({ subject }) => subject.includes('₹10,000.00'))
  expect(mail?.body).toContain('You paid a different amount from that of the order. You get it back')
  await own.pay(transactionId)
  await own.when(transactionId, ({ state }) => state === 'paid')
})

test('a credit that the bank told of and that has no book is a finding of the audit', async () => {
  const { db } = portal.platform
  const { transactionId, arrive } = await awaited()
  const utrOfIt = randomUtr()
  await arrive({ utr: utrOfIt, amount: 1_00 })
  const { credits, paymentId } = await booked(transactionId, 1)
  const lost = { ...credits[0]!, bankReference: 'SOMETHING-ELSE' }
  await db.update(captures).set(lost).where(eq(captures.paymentId, paymentId))
  expect(await checkInvariants(db)).toEqual([`Payment ${paymentId} has a credit ${utrOfIt} without a book`])
  await db.update(captures).set(credits[0]!).where(eq(captures.paymentId, paymentId))
})

const wrongMoney: [string, object, RegExp][] = [
  ['too little', { amount: 24_000_00 }, /different amount/],
  ['too much', { amount: 26_000_00 }, /different amount/],
  ["a stranger's", { from: '1234567890' }, /not in your folio/],
]
test.each(wrongMoney)(
  '%s goes back whole, says why, and the order can still be paid',
  async (_what, changes, why) => {
    const { transactionId, arrive } = await awaited()
    await arrive(changes)
    const brought = (changes as { amount?: number }).amount ?? 25_000_00
    const seen = await own.when(transactionId, ({ payments }) => payments[0]?.state === 'failed')
    expect(seen).toMatchObject({ state: 'created', payments: [{ reason: expect.stringMatching(why) }] })
    await portal.settle()
    const back = (await portal.platform.db.select().from(refunds)).find(
      ({ reason, amount }) => why.test(sayReason(reason)) && amount === brought,
    )
    expect(back).toBeDefined()
    await own.pay(transactionId)
    await own.when(transactionId, ({ state }) => state === 'paid')
  },
)

test('a cheque wants its number and an own picture; the bank clears one, and bounces another, which can be paid again [S9.027]', async () => {
  const picture = { type: 'pdf', content: Buffer.from('%PDF-1.4') } as const
  const { documentId: formImage } = await storeDocument(portal.platform, pan, 'cheque.pdf', picture)
  const place = async (chequeData?: { chequeNumber: string; formImage: string }) => {
    const { transactionId } = await own.placed(draftTerms)
    const answer = await own.call(paymentApi.initiatePayment, {
      transactionId,
      paymentMode: 'CHEQUE',
      bankId: await bankOf(transactionId),
      ...(chequeData && { chequeData }),
    })
    return { transactionId, answer }
  }
  expect((await place()).answer.resultInfo.resultCodeId).toBe('-434')
  expect((await place({ chequeNumber: '000123', formImage: randomUUID() })).answer.status).toBe(404)
  const one = await place({ chequeNumber: '000123', formImage })
  await post('cheques', { paymentId: one.answer.data.paymentId, decision: 'clear' })
  const paid = await own.when(one.transactionId, ({ state }) => state === 'paid')
  expect(paid.payments).toMatchObject([{ paymentMode: 'CHEQUE', chequeNumber: '000123' }])
  const other = await place({ chequeNumber: '000124', formImage })
  await post('cheques', { paymentId: other.answer.data.paymentId, decision: 'bounce' })
  const bounced = await own.when(other.transactionId, ({ payments }) => payments[0]?.state === 'failed')
  expect(bounced).toMatchObject({
    state: 'created',
    payments: [{ reason: 'Your bank returned the cheque.' }],
  })
})

test('a bank that is down or slow is told, one that works is not; nobody is kept from paying [S7.119]', async () => {
  await post('bank-health', { bankName: 'Parijat Bank', health: 'down' })
  await post('bank-health', { bankName: 'Meghdoot Bank', health: 'up' })
  const { data } = await own.call(paymentApi.bankHealth, {})
  expect(data.banks).toEqual([{ bankName: 'Parijat Bank', health: 'down' }])
})

test('the card provider is asked at once, also where its word to us was lost [S7.073]', async () => {
  const { transactionId } = await own.placed(draftTerms)
  const { data } = await own.initiate(transactionId, 'DC', await bankOf(transactionId))
  await own.press(data.paymentGateway.url, 'success', true)
  expect((await own.show(transactionId)).state).toBe('created')
  const requested = await own.call(paymentApi.cardPaymentStatus, { transactionId })
  expect(requested.data.order).toMatchObject({
    state: 'paid',
    payments: [{ paymentMode: 'DC', state: 'succeeded' }],
  })
  expect((await own.call(paymentApi.autopayPaymentStatus, { transactionId })).data.debit).toBeNull()
})

test('no transfer is expected where another way was chosen, and none after its time', async () => {
  const { transactionId } = await own.placed(draftTerms)
  const none = await own.call(paymentApi.beneficiaryDetails, { transactionId })
  expect(none.resultInfo.resultCodeId).toBe('-435')
  const { transactionId: late } = await awaited()
  await portal.advanceTo(new Date('2026-08-28T18:30:00+05:30'))
  expect(await own.show(late)).toMatchObject({ state: 'expired' })
})

test('the bank details of a folio name its accounts with their branches; of nobody else’s [S7.084]', async () => {
  const details = (who: string, folioNbr: string) => own.call(paymentApi.bankDetails, { pan: who, folioNbr })
  const { data } = await details(pan, draftTerms.folioNo)
  expect(data.banks[0]).toEqual({
    bankId: 'BA-1001-1',
    bankCode: 'PRJT',
    bankName: 'Parijat Bank',
    ifscCode: expect.stringMatching(/^PRJT0/),
    bankAddress: expect.stringMatching(/\w/),
    bankCity: 'Mumbai',
    accountType: 'Savings',
    accountNo: '4417',
    isDefault: true,
    usableFrom: null,
  })
  expect((await details(people.bharat.pan, '91002002')).status).toBe(404)
  expect((await details(pan, '91002002')).status).toBe(404)
  expect((await details(pan, '99999999')).status).toBe(404)
})
