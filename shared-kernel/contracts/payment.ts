import * as z from 'zod/mini'
import { BusinessDate, Instant, Paise } from './common'
import { endpoint } from './endpoint'
import { buyingErrands } from './errand'
import { PurchaseOrder } from './order'
import { PaymentMode } from './payment-attempt'

const byTransaction = z.object({ transactionId: z.string().check(z.maxLength(64)) })

export const paymentApi = {
  initiatePayment: endpoint({
    summary: 'Starts one payment attempt of the checkout that an order belongs to; one at most is open',
    method: 'POST',
    path: 'transaction/payment/initiate',
    token: 'session',
    envelope: true,
    errands: buyingErrands,
    idempotent: true,
    request: z.object({
      transactionId: z.string().check(z.maxLength(64)),
      paymentMode: PaymentMode,
      bankId: z.nullable(z.string().check(z.maxLength(64))),
    }),
    response: z.object({
      paymentId: z.string(),
      paymentGateway: z.object({
        providerType: z.string(),
        /** Where the browser goes for net banking and cards, and what the UPI app opens. One use, short-lived. */
        url: z.string(),
        transactionToken: z.string(),
      }),
      upi: z.nullable(
        z.object({ payee: z.string(), payeeName: z.string(), qrPayload: z.string(), expiresAt: Instant }),
      ),
    }),
  }),
  paymentStatus: endpoint({
    summary: 'The order with its payment attempts, to poll after the browser returned',
    method: 'POST',
    path: 'transaction/paymentStatus',
    token: 'session',
    envelope: true,
    errands: buyingErrands,
    request: byTransaction,
    response: z.object({
      order: PurchaseOrder,
      /** What one payment pays for: this order, and the others of its cart. Money in paise. */
      checkout: z.object({ amount: Paise, orders: z.array(PurchaseOrder) }),
    }),
  }),
  banks: endpoint({
    summary: 'The bank accounts that may pay an order',
    method: 'POST',
    path: 'transaction/paymentBanks',
    token: 'session',
    envelope: true,
    errands: buyingErrands,
    request: byTransaction,
    response: z.object({
      banks: z.array(
        z.object({
          bankId: z.string(),
          bankName: z.string(),
          accountLast4: z.string(),
          paymentModes: z.array(PaymentMode),
          usableFrom: z.nullable(BusinessDate),
        }),
      ),
    }),
  }),
}
