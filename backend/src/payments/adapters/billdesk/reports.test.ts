import fc from 'fast-check'
import { rupeesOf } from '../../../platform/file-fields'
import { reportOf } from './reports'
import { ourId, paiseOf, theirId, Transaction } from './wire'

const paymentId = '0a8f2f5e-5d0c-4a29-9e5b-6f7d5c6b1a20'
const transaction = (change: Partial<Transaction>): Transaction => ({
  objectid: 'transaction',
  mercid: 'NEEM',
  orderid: theirId(paymentId),
  transactionid: 'U1',
  transaction_date: '2026-08-25T10:59:15+05:30',
  amount: '300.00',
  currency: '356',
  auth_status: '0300',
  ...change,
})

test('every amount goes to BillDesk and comes back to the paisa', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_00 }), (paise) => {
      expect(paiseOf(rupeesOf(paise))).toBe(paise)
      const amount = rupeesOf(paise)
      expect(reportOf(paymentId, transaction({ amount }))).toMatchObject({ news: 'captured', amount: paise })
    }),
  )
})

test('an amount without both decimals is read as what it says', () => {
  expect(['3', '3.5', '3.05', '0.50'].map(paiseOf)).toEqual([300, 350, 305, 50])
})

test('an id of ours is theirs without hyphens, and nothing else is one of ours', () => {
  fc.assert(fc.property(fc.uuid(), (id) => expect(ourId(theirId(id))).toBe(id)))
  for (const foreign of ['', 'ORDER1', paymentId, `${theirId(paymentId)}0`, theirId(paymentId).toUpperCase()])
    expect(ourId(foreign)).toBeUndefined()
})

test.each([
  ['0300', { news: 'captured', bankReference: 'U1', at: new Date('2026-08-25T05:29:15Z') }],
  ['0699', { news: 'captured' }],
  ['0799', { news: 'captured' }],
  ['0002', { news: 'pending', reason: { code: 'bankAtWork' } }],
  ['0399', { news: 'failed', reason: { code: 'bankDeclined' } }],
  ['0398', { news: 'failed', reason: { code: 'paymentCancelled' } }],
] as const)('the status %s is told as it is', (auth_status, report) => {
  expect(reportOf(paymentId, transaction({ auth_status }))).toMatchObject(report)
})

test.each([
  { auth_status: '9999' },
  { amount: '-3.00' },
  { amount: '3.001' },
  { amount: 300 },
  { currency: '840' },
  { objectid: 'order' },
  { transaction_date: 'yesterday' },
  { transactionid: '' },
])('an answer with %j is none that can be understood', (change) => {
  expect(Transaction.safeParse({ ...transaction({}), ...change }).success).toBe(false)
})
