import type { PurchaseOrder } from '@portal/contracts/orders/order'
import { type Answers, ok, renderPage } from '@portal/testing'
import PaymentPage from '../pages/payment.page'
import { meghdoot, palash, parijat } from './sample-banks'
import { sampleConf } from '@portal/testing/samples'
import { sampleDraft } from './sample-draft'
import { sampleOrder, sampleQuote } from './sample-order'

const at = '/home/transaction/payment?order=order-1-of-asha'
/** An order that is a checkout of its own. */
export const status = (order: PurchaseOrder) =>
  ok({ order, checkout: { amount: order.amount, orders: [order] }, serverNow: '2026-08-25T07:48:00Z' })
export const unpaid = (...payments: PurchaseOrder['payments']) =>
  status(sampleOrder({ transactionId: 'order-1-of-asha', state: 'created', payments }))
export const started = (upi: boolean) =>
  ok({
    paymentId: 'payment-1',
    paymentGateway: { providerType: 'sandbox', url: 'https://gateway.example/pay/1', transactionToken: 't' },
    upi: upi
      ? {
          payee: 'neem.mf@validtest',
          payeeName: 'Neem Mutual Fund',
          qrPayload: 'upi://pay?pa=neem.mf@validtest',
          expiresAt: '2026-08-25T08:00:00Z',
        }
      : null,
  })

const answers: Answers = {
  'transaction/paymentStatus': unpaid(),
  'transaction/paymentBanks': ok({ banks: [parijat, meghdoot, palash], mandates: [] }),
  'transaction/billdesk/bankHealth': ok({ banks: [] }),
  'transaction/payment/initiate': started(true),
  'transaction/quote': ok(sampleQuote()),
  conf: ok(sampleConf),
}
/** The payment page of the order, with some answers other than those of an unpaid one. */
export const show = (changed: Answers = {}, draft = sampleDraft({ orderId: 'order-1-of-asha' })) =>
  renderPage(PaymentPage, { answers: { ...answers, ...changed }, at, draft })
