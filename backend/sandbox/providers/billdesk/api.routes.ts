import type { FastifyInstance, FastifyReply } from 'fastify'
import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { billdeskAccess } from '../../../src/payments/adapters/billdesk/access'
import { opened, sealed } from '../../../src/payments/adapters/billdesk/jose'
import { ourId, paiseOf } from '../../../src/payments/adapters/billdesk/wire'
import type { Platform } from '../../../src/platform/module'
import { makeCode, openSession, refundSession, type Session, sessionOf } from '../gateway/gateway-ledger'
import { gatewayRefunds } from '../gateway/schema'
import { nobody } from '../hosted-checkout'
import { namedBy, orderEntity, refundEntity, transactionEntity, transactionNamed } from './wire'
import { notifyOfRefund } from './webhooks'

const Rupees = z.string().check(z.regex(/^\d+\.\d\d$/))
const Account = z.object({ number: z.string().check(z.minLength(5)), ifsc: z.string().check(z.length(11)) })
const NewOrder = z.object({
  mercid: z.string(),
  orderid: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  amount: Rupees,
  order_date: z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:30$/)),
  currency: z.literal('356'),
  ru: z.url(),
  itemcode: z.string(),
  avs: z.union([z.object({ bank_account: Account }), z.object({ bankaccounts: z.tuple([Account]) })]),
  additional_info: z.object({ additional_info1: z.string() }),
  device: z.object({ init_channel: z.literal('internet'), ip: z.string(), user_agent: z.string() }),
})
const Named = z.object({ orderid: z.optional(z.string()), transactionid: z.optional(z.string()) })
const NewRefund = z.object({
  transactionid: z.string(),
  orderid: z.string(),
  transaction_date: z.string(),
  txn_amount: Rupees,
  refund_amount: Rupees,
  currency: z.literal('356'),
  merc_refund_ref_no: z.string(),
})
const NamedRefund = z.object({ merc_refund_ref_no: z.string() })

/** What a call is answered: an object, or an error with its status. */
type Answer = object | { status: number; error_code: string }
type Answering = (content: unknown, traceId: string) => Promise<Answer>

const refusal = (status: number, error_code: string, message: string) => ({
  ...{ status, error_type: 'invalid_data_error', error_code, message },
})
const unknown = refusal(404, 'SIMNF0001', 'Not found')
const invalid = refusal(422, 'SIMID0001', 'Not valid')

const dayMs = 86_400_000

/** BillDesk's calls below `/payments/ve1_2`: sealed both ways, and each trace once in 24 hours. */
export function registerBilldeskApi(scope: FastifyInstance, platform: Platform): void {
  const access = () => billdeskAccess(platform.config, platform.publicUrl())
  const traces = new Map<string, number>()
  void scope.register(async (api) => {
    api.addContentTypeParser('application/jose', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    const on = (path: string, answering: Answering) =>
      api.post(`/payments/ve1_2/${path}`, async ({ body, headers }, reply) => {
        const request = await opened(access(), String(body))
        const traceId = String(headers['bd-traceid'] ?? '')
        if ('refused' in request) return send(reply, refusal(401, 'SIMAU0001', 'Not authenticated'))
        const { mercid } = (request.content ?? {}) as { mercid?: string }
        if (mercid !== access().merchantId || !/^\d{14}$/.test(String(headers['bd-timestamp'])))
          return send(reply, refusal(401, 'SIMAU0002', 'Not authenticated'))
        if (!traceId || isRepeated(traceId)) return send(reply, refusal(409, 'SIMTR0001', 'Trace repeated'))
        return send(reply, await answering(request.content, traceId))
      })
    registerOrders(on, platform)
    registerRefunds(on, platform)
  })

  function isRepeated(traceId: string): boolean {
    const now = platform.clock.now().getTime()
    for (const [known, at] of traces) if (now - at >= dayMs) traces.delete(known)
    if (traces.has(traceId)) return true
    traces.set(traceId, now)
    return false
  }

  async function send(reply: FastifyReply, answer: Answer): Promise<FastifyReply> {
    const status = 'error_code' in answer ? answer.status : 200
    return reply
      .code(status)
      .type('application/jose')
      .send(await sealed(access(), JSON.stringify(answer)))
  }
}

function registerOrders(on: (path: string, answering: Answering) => void, platform: Platform): void {
  const access = () => billdeskAccess(platform.config, platform.publicUrl())
  /** The order with a new key to its page. */
  async function shown(session: Session): Promise<object> {
    const { code } = await makeCode(platform, session.paymentId, 'page', platform.clock.now())
    return orderEntity(access(), session, code)
  }
  on('orders/create', async (content) => {
    const order = NewOrder.safeParse(content).data
    const paymentId = ourId(order?.orderid ?? '')
    if (!order || !paymentId) return invalid
    if (await sessionOf(platform.db, paymentId)) return refusal(409, 'SIMDU0001', 'The order was made before')
    const [account] = 'bank_account' in order.avs ? [order.avs.bank_account] : order.avs.bankaccounts
    const session = await openSession(platform, {
      paymentId,
      orderNumber: order.additional_info.additional_info1,
      amount: paiseOf(order.amount),
      mode: 'DCB',
      bank: `${account.ifsc.slice(0, 4)} ••${account.number.slice(-4)}`,
      payee: access().payeeName,
      returnUrl: order.ru,
      callbackUrl: `${platform.publicUrl()}/api/v1/payments/callback`,
    })
    return session ? shown(session) : invalid
  })
  on('orders/get', async (content) => {
    const session = await sessionOf(
      platform.db,
      ourId(Named.safeParse(content).data?.orderid ?? '') ?? nobody,
    )
    return session ? shown(session) : unknown
  })
  on('transactions/get', async (content) => {
    const { orderid = '', transactionid } = Named.safeParse(content).data ?? {}
    const named = transactionid ? namedBy(transactionid) : { paymentId: ourId(orderid), credit: null }
    const session = await sessionOf(platform.db, named?.paymentId ?? nobody)
    if (!session) return unknown
    return (await transactionNamed(platform, access(), session, named?.credit ?? null)) ?? unknown
  })
}

function registerRefunds(on: (path: string, answering: Answering) => void, platform: Platform): void {
  const access = () => billdeskAccess(platform.config, platform.publicUrl())
  async function refundOf(refundId: string) {
    const [sent] = await platform.db
      .select()
      .from(gatewayRefunds)
      .where(eq(gatewayRefunds.refundId, refundId))
    const session = sent && (await sessionOf(platform.db, sent.paymentId))
    const credit = sent?.bankReference ?? null
    const paid = session && (await transactionNamed(platform, access(), session, credit))
    if (!sent || !paid) return undefined
    const { paymentId, amount, refundedAt: at } = sent
    return refundEntity(access(), { refundId, paymentId, credit, paid: paiseOf(paid.amount), amount, at })
  }
  on('refunds/get', async (content) => {
    const refundId = ourId(NamedRefund.safeParse(content).data?.merc_refund_ref_no ?? '')
    return (refundId && (await refundOf(refundId))) || unknown
  })
  on('refunds/create', async (content) => {
    const refund = NewRefund.safeParse(content).data
    const refundId = ourId(refund?.merc_refund_ref_no ?? '')
    const named = namedBy(refund?.transactionid ?? '')
    const session = await sessionOf(platform.db, named?.paymentId ?? nobody)
    if (!refund || !refundId || !named || !session || (await refundOf(refundId))) return invalid
    const { paymentId, credit } = named
    const paid = await transactionNamed(platform, access(), session, credit)
    const first = transactionEntity(access(), session)
    if (paid?.amount !== refund.txn_amount || paid.transaction_date !== refund.transaction_date)
      return invalid
    if (ourId(refund.orderid) !== paymentId || first?.orderid !== refund.orderid) return invalid
    const amount = paiseOf(refund.refund_amount)
    const isSent = await refundSession(platform, { refundId, paymentId, bankReference: credit ?? '', amount })
    const made = isSent ? await refundOf(refundId) : undefined
    if (!made) return invalid
    await notifyOfRefund(platform, made)
    return made
  })
}
