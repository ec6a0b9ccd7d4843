import { randomUUID } from 'node:crypto'
import { describeStrayAnswers } from '../../../../test-kit/platform/stray-answers'
import { recurringClient } from '../../../mandates/adapters/razorpay/client'
import { type NewOrder, razorpayClient } from './client'

const amount = 12_345_67
const access = {
  ...{ keyId: 'rzp_test_1', keySecret: 'secret', webhookSecret: 'secret', payeeName: 'Neem Mutual Fund' },
  refundSpeed: 'normal',
} as const
const newOrder = (receipt: string): NewOrder => ({
  ...{ amount, currency: 'INR', receipt, method: 'upi' },
  bank_account: { account_number: '50100044178823', name: 'Asha Iyer', ifsc: 'PRJT0000001' },
})

/** By path, what Razorpay answers that was asked about `id`, or ordered for it. */
const answersAbout = (id: string): Record<string, object> => {
  const order = { id, amount, currency: 'INR', receipt: id, status: 'created' }
  return {
    '/v1/orders': order,
    '/v1/orders/': order,
    '/v1/payments/': { id: 'rfnd_1', amount, payment_id: id, status: 'processed' },
    '/v1/invoices/': { id, order_id: 'order_1', customer_id: 'cust_1', status: 'issued', short_url: 'x' },
    '/v1/customers/': { id, mrn: null, recurring_details: { status: 'confirmed' } },
  }
}

describeStrayAnswers({
  ids: () => [randomUUID(), randomUUID()],
  goodNews: (_asked, about) => (path) =>
    JSON.stringify(
      Object.entries(answersAbout(about))
        .toReversed()
        .find(([begin]) => path.startsWith(begin))?.[1],
    ),
  callsTo(url, id) {
    const client = razorpayClient('payments', { ...access, url }, 20_000)
    const recurring = recurringClient('debits', { ...access, url }, 20_000)
    const taken = (call: Promise<unknown>) => call.then(() => true)
    return {
      createOrder: () => taken(client.createOrder(newOrder(id))),
      order: () => taken(client.order(id)),
      refund: () => taken(client.refund({ payment: id, amount, refundId: randomUUID() })),
      createDebitOrder: () => taken(recurring.createDebitOrder({ amount, receipt: id, account: null })),
      link: () => taken(recurring.link(id)),
      token: () => taken(recurring.token('cust_1', id)),
    }
  },
})
