import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { publicCodes } from '../../../src/payments/branch-directory'
import { razorpayAccess } from '../../../src/payments/adapters/razorpay/access'
import type { Platform } from '../../../src/platform/module'
import { openSession, refundSession, sessionOf } from '../gateway/gateway-ledger'
import { gatewayBankHealth } from '../gateway/schema'
import { settledOn } from '../gateway/settlement'
import { mandateOf } from '../mandates/mandate-records'
import {
  approvalEntity,
  debitOrder,
  debitPayment,
  keepDebitOrder,
  orderEntity as recurringOrder,
  recurringId,
  recurringReceipt,
} from './recurring-ledger'
import { registerRecurringApi } from './recurring.routes'
import { namedBy, orderEntity, paymentsOf, reconItem, refundEntity } from './wire'
import { notifyOfRefund } from './webhooks'

const modes = { netbanking: 'DCB', card: 'DC', upi: 'UPI' } as const

const NewOrder = z.object({
  amount: z.int().check(z.gte(100)),
  currency: z.literal('INR'),
  receipt: z.uuid(),
  method: z.enum(['netbanking', 'card', 'upi']),
  bank_account: z.object({
    account_number: z.string().check(z.minLength(5)),
    name: z.string().check(z.minLength(1)),
    ifsc: z.string().check(z.length(11)),
  }),
})
const NewRefund = z.object({
  amount: z.int().check(z.gte(100)),
  speed: z.enum(['normal', 'optimum']),
  receipt: z.uuid(),
})
const Day = z.object({
  year: z.coerce.number(),
  month: z.coerce.number(),
  day: z.coerce.number(),
  skip: z.coerce.number(),
})

const NewDebitOrder = z.object({
  amount: z.int().check(z.gte(100)),
  currency: z.literal('INR'),
  receipt: z.string().check(z.regex(/^d-[0-9a-f-]{36}$/)),
  payment_capture: z.literal(true),
})

async function newDebitOrder(platform: Platform, { receipt, amount }: z.infer<typeof NewDebitOrder>) {
  const debitId = receipt.slice(2)
  await keepDebitOrder(platform, debitId, amount)
  return recurringOrder('d', debitId, amount, false)
}

async function recurringOrders(platform: Platform, kind: 'm' | 'd', ourId: string): Promise<object[]> {
  if (kind === 'm') {
    const mandate = await mandateOf(platform.db, ourId)
    const entity = mandate && approvalEntity(mandate)
    return mandate ? [recurringOrder('m', ourId, 0, entity !== undefined)] : []
  }
  const order = await debitOrder(platform, ourId)
  return order ? [recurringOrder('d', ourId, order.amount, false)] : []
}

async function recurringPayments(platform: Platform, kind: 'm' | 'd', ourId: string): Promise<object[]> {
  const mandate = kind === 'm' ? await mandateOf(platform.db, ourId) : undefined
  const entity = mandate ? approvalEntity(mandate) : await debitPayment(platform, ourId, platform.clock.now())
  return entity ? [entity] : []
}

type ById = { Params: { id: string } }

/** Razorpay's REST paths below `/v1`, opened by the key's id and secret as they ask for them. */
export function registerRazorpayApi(scope: FastifyInstance, platform: Platform): void {
  const access = () => razorpayAccess(platform.config, platform.publicUrl())
  const sessionNamed = async (id: string) => {
    const named = namedBy(id)
    return named && sessionOf(platform.db, named.paymentId)
  }
  void scope.register(async (api) => {
    api.addHook('onRequest', async (request, reply) => {
      const { keyId, keySecret } = access()
      if (isKeyHolder(request, `${keyId}:${keySecret}`)) return
      return refuse(reply, 401, 'Authentication failed')
    })
    registerRecurringApi(api, platform, refuse)
    api.post('/v1/orders', async ({ body }, reply) => {
      const ofDebit = NewDebitOrder.safeParse(body)
      if (ofDebit.success) return newDebitOrder(platform, ofDebit.data)
      const order = NewOrder.safeParse(body)
      if (!order.success) return refuse(reply, 400, 'The order cannot be made')
      const { amount, receipt: paymentId, method, bank_account } = order.data
      const session = await openSession(platform, {
        paymentId,
        orderNumber: '',
        amount,
        mode: modes[method],
        bank: `${bank_account.ifsc.slice(0, 4)} ••${bank_account.account_number.slice(-4)}`,
        payee: access().payeeName,
        returnUrl: '',
        callbackUrl: `${platform.publicUrl()}/api/v1/payments/callback`,
      })
      return session ? orderEntity(session) : refuse(reply, 400, 'The order was made before')
    })
    api.get<{ Querystring: { receipt?: string } }>('/v1/orders', async ({ query: { receipt = '' } }) => {
      const [kind, ourId] = recurringReceipt(receipt) ?? []
      if (kind && ourId) return collection(await recurringOrders(platform, kind === 'd' ? 'd' : 'm', ourId))
      const session = z.uuid().safeParse(receipt).success ? await sessionOf(platform.db, receipt) : undefined
      return collection(session ? [orderEntity(session)] : [])
    })
    api.get<ById>('/v1/orders/:id', async ({ params }, reply) => {
      const recurring = recurringId(params.id)
      if (recurring) {
        const [order] = await recurringOrders(platform, recurring.kind, recurring.ourId)
        return order ?? refuse(reply, 400, unknownId)
      }
      const session = await sessionNamed(params.id)
      return session ? orderEntity(session) : refuse(reply, 400, unknownId)
    })
    api.get<ById>('/v1/orders/:id/payments', async ({ params }, reply) => {
      const recurring = recurringId(params.id)
      if (recurring) return collection(await recurringPayments(platform, recurring.kind, recurring.ourId))
      const session = await sessionNamed(params.id)
      return session ? collection(await paymentsOf(platform, session)) : refuse(reply, 400, unknownId)
    })
    registerRefunds(api, platform)
    registerReports(api, platform)
  })
}

/** Money that goes back, of a payment or of a registration. */
function registerRefunds(api: FastifyInstance, platform: Platform): void {
  api.post<ById>('/v1/payments/:id/refund', async ({ params: { id }, body, headers }, reply) => {
    const refund = NewRefund.safeParse(body)
    const named = namedBy(id) ?? recurringId(id)
    if (!refund.success || !named || headers['x-refund-idempotency'] !== refund.data.receipt)
      return refuse(reply, 400, unknownId)
    const { amount, receipt: refundId, speed } = refund.data
    if (recurringId(id)) return refundEntity(refundId, id, amount, speed, platform.clock.now())
    if (!('paymentId' in named)) return refuse(reply, 400, unknownId)
    const { paymentId, credit } = named
    const sent = await refundSession(platform, { refundId, paymentId, bankReference: credit ?? '', amount })
    if (!sent) return refuse(reply, 400, 'The refund amount provided is greater than amount captured')
    const entity = refundEntity(refundId, id, amount, speed, platform.clock.now())
    await notifyOfRefund(platform, entity)
    return entity
  })
}

/** What Razorpay says of itself: banks that are ill, and what it settled. */
function registerReports(api: FastifyInstance, platform: Platform): void {
  api.get('/v1/payments/downtimes', async () => collection(await downtimes(platform)))
  api.get('/v1/settlements/recon/combined', async ({ query }, reply) => {
    const wanted = Day.safeParse(query)
    if (!wanted.success) return refuse(reply, 400, 'The month is not a valid month.')
    const { year, month, day, skip } = wanted.data
    const date = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-')
    return collection((await settledOn(platform, date)).slice(skip).map(reconItem))
  })
}

const unknownId = 'The id provided does not exist'
const collection = (items: readonly object[]) => ({ entity: 'collection', count: items.length, items })

function isKeyHolder({ headers: { authorization = '' } }: FastifyRequest, key: string): boolean {
  const expected = Buffer.from(`Basic ${Buffer.from(key).toString('base64')}`)
  const given = Buffer.from(authorization)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function refuse(reply: FastifyReply, status: number, description: string, reason = 'NA'): FastifyReply {
  const error = {
    code: 'BAD_REQUEST_ERROR',
    description,
    source: 'business',
    step: 'NA',
    reason,
    metadata: {},
  }
  return reply.code(status).send({ error })
}

async function downtimes({ db, inventedBranches }: Platform): Promise<object[]> {
  const codes = [
    ...Object.entries(inventedBranches).map(([ifsc, { bankName }]) => [ifsc.slice(0, 4), bankName] as const),
    ...Object.entries(publicCodes().banks),
  ]
  const ill = await db.select().from(gatewayBankHealth)
  return ill.flatMap(({ bankName, health }) => {
    const bank = codes.find(([, name]) => name === bankName)?.[0]
    if (!bank || health === 'up') return []
    const severity = health === 'down' ? 'high' : 'medium'
    return [
      {
        id: `down_${bank}`,
        entity: 'payment.downtime',
        method: 'netbanking',
        status: 'started',
        severity,
        instrument: { bank },
      },
    ]
  })
}
