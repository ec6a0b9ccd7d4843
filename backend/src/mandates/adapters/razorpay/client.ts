import * as z from 'zod/mini'
import type { RazorpayAccess } from '../../../payments/adapters/razorpay/access'
import {
  asWanted,
  named,
  ofOrder,
  razorpayClient,
  razorpaySdk,
} from '../../../payments/adapters/razorpay/client'
import { collectionOf, Order } from '../../../payments/adapters/razorpay/wire'
import { Created, Customer, Link, RecurringPayment, Token } from './wire'

export interface NewLink {
  customer: { name: string; email: string; contact: string }
  amount: number
  description: string
  receipt: string
  /** Seconds since 1970. */
  expireBy: number
  /** Where the browser goes from their page. */
  returnUrl: string
  registration: object
}

export interface NewDebit {
  amount: number
  /** Of the order, by which it is found again. */
  receipt: string
  /** Whom UPI must take the money from. */
  account: { account_number: string; name: string; ifsc: string } | null
}

export interface Charge {
  amount: number
  orderId: string
  customerId: string
  tokenId: string
  email: string
  contact: string
  description: string
}

/**
 * Razorpay's recurring payments by its SDK, whose types lag behind its documents: it has no call that cancels a token, so
 * that one goes by its transport. A link goes to nobody by mail or text: the browser is sent there. Every call throws
 * GatewayUnavailable where no answer comes that can be understood, RazorpayRefusal where it is no.
 */
export function recurringClient(port: 'mandates' | 'debits', access: RazorpayAccess, waitMs?: number) {
  const { sdk, transport, read, once } = razorpaySdk(port, access, waitMs)
  const { refund, ordersOf, order } = razorpayClient(port, access, waitMs)
  return {
    refund,
    order,
    ordersOf,
    createLink: (link: NewLink) => {
      const { customer, amount, description, receipt, expireBy, returnUrl, registration } = link
      const body = {
        ...{ type: 'link', currency: 'INR', customer, amount, description, receipt, expire_by: expireBy },
        subscription_registration: registration,
        ...{ sms_notify: false, email_notify: false, callback_url: returnUrl, callback_method: 'get' },
      }
      return once('auth_links', Link, () =>
        sdk.subscriptions.createRegistrationLink(
          body as unknown as Parameters<typeof sdk.subscriptions.createRegistrationLink>[0],
        ),
      )
    },
    link: async (id: string): Promise<z.infer<typeof Link>> =>
      named(id, await read('invoices', Link, () => sdk.invoices.fetch(id))),
    token: async (customerId: string, tokenId: string): Promise<Token> =>
      named(tokenId, await read('tokens', Token, () => sdk.customers.fetchToken(customerId, tokenId))),
    /** Ends a UPI mandate (…/upi-tpv/tokens#24-cancel-token). */
    cancelToken: (customerId: string, tokenId: string) =>
      once('cancel', z.object({ status: z.string() }), async () => {
        const path = `/v1/customers/${customerId}/tokens/${tokenId}/cancel`
        return (await transport.put(path)).data
      }),
    /** Ends an e-mandate, on the next working day (…/payments/recurring-payments/emandate/faqs, question 6). */
    deleteToken: (customerId: string, tokenId: string) =>
      once('tokens', z.object({ deleted: z.boolean() }), () =>
        sdk.customers.deleteToken(customerId, tokenId),
      ),
    customer: (id: string) => read('customers', Customer, () => sdk.customers.fetch(id)),
    paymentsOf: async (orderId: string): Promise<RecurringPayment[]> =>
      ofOrder(
        orderId,
        (await read('payments', collectionOf(RecurringPayment), () => sdk.orders.fetchPayments(orderId)))
          .items,
      ),
    createDebitOrder: async ({ amount, receipt, account }: NewDebit): Promise<Order> => {
      const upi = account && { method: 'upi' as const, bank_account: account }
      const body = { amount, currency: 'INR', receipt, payment_capture: true, ...upi }
      return asWanted(body, await once('orders', Order, () => sdk.orders.create(body)))
    },
    charge: ({ orderId, customerId, tokenId, ...rest }: Charge) => {
      const body = {
        ...{ ...rest, currency: 'INR', order_id: orderId, customer_id: customerId, token: tokenId },
        recurring: true,
      }
      return once('recurring', Created, () =>
        sdk.payments.createRecurringPayment(
          body as unknown as Parameters<typeof sdk.payments.createRecurringPayment>[0],
        ),
      )
    },
  }
}

export type RecurringClient = ReturnType<typeof recurringClient>
