import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { razorpayAccess } from '../../../src/payments/adapters/razorpay/access'
import { indiaDate } from '@portal/contracts/format'
import type { Platform } from '../../../src/platform/module'
import { makeCode } from '../gateway/gateway-ledger'
import { mandatesPath } from '../mandates/mandate-pages'
import { type BankMandate, mandateOf, offersNone, openMandate } from '../mandates/mandate-records'
import { ownAddress } from '../signed-calls'
import {
  chargeToken,
  changeToken,
  customerIdOf,
  linkIdOf,
  mandateOfToken,
  orderIdOf,
  recurringId,
  recurringReceipt,
  tokenEntity,
} from './recurring-ledger'
import { notifyOfToken } from './recurring-webhooks'

const frequencies = {
  as_presented: 'As presented',
  monthly: 'Monthly',
  quarterly: 'Quarterly',
  half_yearly: 'Half Yearly',
  yearly: 'Yearly',
} as const
const methods = { netbanking: 'NETBANKING', debitcard: 'DEBITCARD', aadhaar: 'AADHAAR' } as const

const account = {
  account_number: z.string().check(z.minLength(5)),
  ifsc_code: z.string().check(z.length(11)),
}
const terms = { max_amount: z.int().check(z.gte(100)), expire_at: z.int() }
const Registration = z.discriminatedUnion('method', [
  z.object({
    method: z.literal('upi'),
    ...terms,
    frequency: z.enum(['as_presented', 'monthly', 'quarterly', 'half_yearly', 'yearly']),
    bank_account: z.object({ ...account, name: z.string().check(z.minLength(1)) }),
  }),
  z.object({
    method: z.literal('emandate'),
    ...terms,
    auth_type: z.enum(['netbanking', 'debitcard', 'aadhaar']),
    bank_account: z.object({
      ...account,
      beneficiary_name: z.string().check(z.minLength(1)),
      account_type: z.enum(['savings', 'current']),
    }),
  }),
])
const Charge = z.object({
  amount: z.int().check(z.gte(100)),
  currency: z.literal('INR'),
  order_id: z.string(),
  customer_id: z.string(),
  token: z.string(),
  recurring: z.literal(true),
})

type ByToken = { Params: { customer: string; token: string } }
type Refuse = (reply: FastifyReply, status: number, description: string, reason?: string) => FastifyReply

/** Registration links, tokens and charges, beside the orders that Razorpay's other calls know (`api.routes`). */
export function registerRecurringApi(api: FastifyInstance, platform: Platform, refuse: Refuse): void {
  const NewLink = z.object({
    customer: z.object({ name: z.string().check(z.minLength(1)), email: z.string(), contact: z.string() }),
    type: z.literal('link'),
    amount: z.int(),
    currency: z.literal('INR'),
    description: z.string().check(z.minLength(1)),
    receipt: z.string().check(z.maxLength(40)),
    expire_by: z.int(),
    callback_url: ownAddress(platform),
    subscription_registration: Registration,
  })

  api.post('/v1/subscription_registration/auth_links', async ({ body }, reply) => {
    const link = NewLink.safeParse(body)
    const [, registrationId] = recurringReceipt(link.data?.receipt ?? '') ?? []
    if (!link.data || !registrationId)
      return refuse(reply, 400, 'The link cannot be made', 'input_validation_failed')
    const { subscription_registration: wanted, amount, description, callback_url } = link.data
    if (amount !== (wanted.method === 'upi' ? 100 : 0))
      return refuse(reply, 400, 'The amount is not valid', 'input_validation_failed')
    const { account_number: accountNumber, ifsc_code: ifsc } = wanted.bank_account
    const request = {
      ...{ registrationId, number: description, accountNumber, ifsc },
      bankName: platform.inventedBranches[ifsc]?.bankName ?? ifsc.slice(0, 4),
      method: wanted.method === 'upi' ? ('UPI' as const) : methods[wanted.auth_type],
      limit: wanted.max_amount,
      frequency: wanted.method === 'upi' ? frequencies[wanted.frequency] : ('As presented' as const),
      validFrom: platform.clock.today(),
      validTill: indiaDate(new Date(wanted.expire_at * 1000)),
      ...{ raises: null, returnUrl: callback_url },
      callbackUrl: `${platform.publicUrl()}/api/v1/mandates/callback`,
    }
    if (offersNone(request)) return refuse(reply, 400, 'The bank has no mandates', 'bank_not_enabled')
    const kept = await openMandate(platform, request)
    return kept
      ? linkEntity(platform, kept)
      : refuse(reply, 400, 'The link was made before', 'duplicate_request')
  })
  api.get<{ Params: { id: string } }>('/v1/invoices/:id', async ({ params: { id } }, reply) => {
    const kept = await mandateOf(platform.db, recurringId(id)?.ourId ?? nobody)
    return kept ? linkEntity(platform, kept) : refuse(reply, 400, unknownId)
  })
  registerTokens(api, platform, refuse)
}

/** Customers, their tokens, and what is charged by one. */
function registerTokens(api: FastifyInstance, platform: Platform, refuse: Refuse): void {
  api.get<{ Params: { id: string } }>('/v1/customers/:id', async ({ params: { id } }) => ({
    ...{ id, entity: 'customer', name: 'Asha Iyer', email: 'asha@example.com', contact: '9800000001' },
  }))
  api.get<ByToken>('/v1/customers/:customer/tokens/:token', async ({ params }, reply) => {
    const kept = await mandateOfToken(platform, params.token)
    const token = kept && tokenEntity(kept)
    return token && customerIdOf(kept.registrationId) === params.customer
      ? token
      : refuse(reply, 400, unknownId)
  })
  api.put<ByToken>('/v1/customers/:customer/tokens/:token/cancel', async ({ params }, reply) =>
    (await end(params.token))
      ? { status: 'cancellation_initiated' }
      : refuse(reply, 400, 'The token cannot be cancelled'),
  )
  api.delete<ByToken>('/v1/customers/:customer/tokens/:token', async ({ params }, reply) =>
    (await end(params.token)) ? { deleted: true } : refuse(reply, 400, unknownId),
  )
  api.post('/v1/payments/create/recurring', async ({ body }, reply) => {
    const charge = Charge.safeParse(body)
    const order = recurringId(charge.data?.order_id ?? '')
    if (!charge.data || order?.kind !== 'd')
      return refuse(reply, 400, 'The payment cannot be made', 'input_validation_failed')
    return (await chargeToken(platform, order.ourId, charge.data.token))
      ? { razorpay_payment_id: charge.data.order_id.replace('order_', 'pay_') }
      : refuse(reply, 400, 'The token cannot be charged', 'input_validation_failed')
  })

  async function end(tokenId: string): Promise<boolean> {
    const kept = await mandateOfToken(platform, tokenId)
    const ended = kept && (await changeToken(platform, kept.registrationId, 'cancelled'))
    if (ended) await notifyOfToken(platform, platform.db, ended, 'token.cancelled')
    return ended !== undefined
  }
}

const nobody = '00000000-0000-0000-0000-000000000000'
const unknownId = 'The id provided does not exist'

async function linkEntity(platform: Platform, { registrationId, request, state }: BankMandate) {
  const { code } = await makeCode(platform, registrationId, 'link', platform.clock.now())
  return {
    id: linkIdOf(registrationId),
    entity: 'invoice',
    receipt: `m-${registrationId}`,
    customer_id: customerIdOf(registrationId),
    order_id: orderIdOf('m', registrationId),
    status: state === 'open' ? 'issued' : 'paid',
    amount: request.method === 'UPI' ? 100 : 0,
    currency: 'INR',
    type: 'link',
    short_url: `${new URL(razorpayAccess(platform.config, platform.publicUrl()).url).origin}${mandatesPath}/pay/${code}`,
  }
}
