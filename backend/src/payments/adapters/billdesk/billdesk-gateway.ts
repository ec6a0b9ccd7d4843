import { createHash } from 'node:crypto'
import { indiaDate } from '@portal/contracts/format'
import type { GatewayMode } from '@portal/contracts/payments/payment-attempt'
import type { Database } from '../../../platform/database'
import { rupeesOf } from '../../../platform/file-fields'
import { outboundCalls } from '../../../platform/tables'
import { type Checkout, GatewayUnavailable, type PaymentGateway, type RefundOrder } from '../../gateway'
import { refuseForeignPages } from '../../payment-pages'
import type { BilldeskAccess } from './access'
import { isSentBack, readTold } from './callbacks'
import { type BilldeskClient, billdeskClient } from './client'
import { abandoned, isCaptured, reportOf } from './reports'
import { type Order, ourId, paiseOf, type Refund, theirId } from './wire'

/** Where BillDesk holds a payment to an account (docs.billdesk.io/docs/avs). */
const modes: readonly GatewayMode[] = ['DCB', 'DC', 'UPI']

/** BillDesk's page, and the fields that are posted to it. */
export interface BilldeskPage {
  href: string
  fields: { merchantid: string; bdorderid: string; rdata: string }
}

export interface BilldeskSurroundings {
  db: Database
  now(): Date
  /** The page of ours that sends the browser on to BillDesk's. */
  pageOf(page: BilldeskPage, checkout: Checkout): { url: string; expiresAt: Date }
  /** Where BillDesk sends the browser back to. */
  backTo(checkout: Checkout): string
  timeoutMs?: number
}

/** '2023-07-16T10:59:15+05:30'. */
const indiaTime = (now: Date) =>
  `${new Date(now.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 19)}+05:30`

/** The page that an answered order names; the address must be one of BillDesk's, whatever was answered. */
function pageIn({ pages }: BilldeskAccess, { bdorderid, mercid, links }: Order): BilldeskPage {
  const link = links.find(({ parameters }) => parameters?.rdata)
  const rdata = link?.parameters?.rdata
  if (!link || !rdata) throw new GatewayUnavailable('BillDesk has an order without a page to pay it')
  refuseForeignPages(pages, { url: link.href, upi: null })
  return { href: link.href, fields: { merchantid: mercid, bdorderid, rdata } }
}

function orderFor(
  { itemCode, accountField }: BilldeskAccess,
  { account, ...checkout }: Checkout,
  back: string,
  now: Date,
) {
  if (!modes.includes(checkout.mode) || !account)
    throw new GatewayUnavailable(`BillDesk takes no ${checkout.mode} without an account to prove`)
  const named = { number: account.accountNumber, ifsc: account.ifsc }
  const { ip = '', userAgent = '' } = checkout.device ?? {}
  return {
    orderid: theirId(checkout.paymentId),
    amount: rupeesOf(checkout.amount),
    order_date: indiaTime(now),
    currency: '356',
    ru: back,
    itemcode: itemCode,
    avs: { [accountField]: accountField === 'bankaccounts' ? [named] : named },
    additional_info: { additional_info1: checkout.orderNumber },
    device: { init_channel: 'internet', ip, user_agent: userAgent },
  }
}

/**
 * The order of an attempt. What BillDesk makes of a second one with the same id is in no document: where it refuses, the
 * first one is asked for and used if it is the same and still waits.
 */
async function orderOf(client: BilldeskClient, wanted: ReturnType<typeof orderFor>): Promise<Order> {
  const order = await client.createOrder(wanted).catch(async (error: unknown) => {
    const known = await client.order(wanted.orderid).catch(() => undefined)
    if (known?.status === 'ACTIVE') return known
    throw error
  })
  if (order.orderid !== wanted.orderid || paiseOf(order.amount) !== paiseOf(wanted.amount))
    throw new GatewayUnavailable('BillDesk has another order of this attempt')
  return order
}

/**
 * What refuses a second refund while the first one is on its way, beside `merc_refund_ref_no`: BillDesk fails a call whose
 * trace it had within 24 hours. The day is in it, so that one that came to nothing may be tried again on the next.
 */
const traceOfRefund = (refundId: string, now: Date) =>
  createHash('sha256')
    .update(`${refundId} ${indiaDate(now)}`)
    .digest('hex')
    .slice(0, 32)

/**
 * BillDesk's payment gateway, version 2 (docs.billdesk.io): orders for its hosted page, held to one account by AVS. Its API
 * has no health of banks, and of a settlement only the sums: which fields its single records have is in no public document,
 * so that the report file is compared instead. It records calls without accounts.
 */
export function billdeskGateway(access: BilldeskAccess, around: BilldeskSurroundings): PaymentGateway {
  const { db, now, pageOf, backTo, timeoutMs } = around
  const client = billdeskClient(access, now, timeoutMs)

  async function record(operation: string, request: object, answer: object): Promise<void> {
    await db
      .insert(outboundCalls)
      .values({ provider: 'payment gateway', operation, request, answer, at: now() })
  }

  /** The transaction of an attempt; an old answer about another order is not taken for one about this. */
  async function transactionOf(paymentId: string) {
    const transaction = await client.transactionOf(theirId(paymentId))
    if (transaction && ourId(transaction.orderid) !== paymentId)
      throw new GatewayUnavailable('BillDesk answered about another order')
    return transaction
  }

  return {
    modes,
    async open(checkout) {
      const { paymentId, amount, mode } = checkout
      const order = await orderOf(client, orderFor(access, checkout, backTo(checkout), now()))
      const page = pageIn(access, order)
      await record('open', { paymentId, amount, mode }, { order: order.bdorderid })
      const { url, expiresAt } = pageOf(page, checkout)
      const { payeeName } = access
      // The hosted page has the code of UPI; a picture of its address brings a phone there.
      const upi = mode === 'UPI' ? { payee: payeeName, payeeName, qrPayload: url, expiresAt } : null
      return { providerType: 'BILLDESK', url, transactionToken: order.bdorderid, upi }
    },
    async status(paymentId) {
      const transaction = await transactionOf(paymentId)
      const isKnown = transaction ?? (await client.order(theirId(paymentId)))
      const { transactionid, auth_status: status } = transaction ?? {}
      await record('status', { paymentId }, { transaction: transactionid, status })
      if (!isKnown) return abandoned(paymentId, now())
      return transaction && reportOf(paymentId, transaction)
    },
    /**
     * No call of BillDesk's cancels an order: whoever still has its page may pay for 30 minutes. Such money is told by a
     * webhook and goes back as every late capture does.
     */
    async close(paymentId) {
      const transaction = await transactionOf(paymentId)
      // Where neither is told, nothing is known of the attempt, and it must not end.
      if (!transaction) await client.order(theirId(paymentId))
      const { transactionid, auth_status: status } = transaction ?? {}
      await record('close', { paymentId }, { transaction: transactionid, status })
      return transaction ? reportOf(paymentId, transaction) : abandoned(paymentId, now())
    },
    async refund(order) {
      const { refundid: reference, refund_status: status } = await refunded(client, order, now())
      const { refundId, paymentId, amount } = order
      await record('refund', { refundId, paymentId, amount }, { reference, status })
      return { reference }
    },
    bankHealth: async () => [],
    readCallback: (raw) => readTold(access, raw.toString('utf8')),
  }
}

/** The refund of an order, made now or found by its reference. */
async function refunded(
  client: BilldeskClient,
  { refundId, paymentId, bankReference, amount }: RefundOrder,
  now: Date,
): Promise<Refund> {
  const transaction = await client.transaction(bankReference)
  if (ourId(transaction.orderid) !== paymentId || transaction.transactionid !== bankReference)
    throw new GatewayUnavailable('BillDesk answered about another transaction')
  if (!isCaptured(transaction)) throw new GatewayUnavailable('BillDesk has no money of this transaction')
  const wanted = {
    transactionid: bankReference,
    orderid: transaction.orderid,
    transaction_date: transaction.transaction_date,
    txn_amount: transaction.amount,
    refund_amount: rupeesOf(amount),
    currency: '356',
    merc_refund_ref_no: theirId(refundId),
  }
  const known = await client.refundOf(wanted.merc_refund_ref_no)
  const made = known ?? (await client.createRefund(wanted, traceOfRefund(refundId, now)))
  refuseOther(made, wanted)
  return made
}

/** Throws where BillDesk answered about another refund than the one wanted, or has not sent it back. */
function refuseOther(made: Refund, wanted: { [name in keyof Refund]?: string }): void {
  const isSame =
    made.merc_refund_ref_no === wanted.merc_refund_ref_no &&
    made.transactionid === wanted.transactionid &&
    paiseOf(made.refund_amount) === paiseOf(wanted.refund_amount ?? '')
  if (!isSame) throw new GatewayUnavailable('BillDesk has another refund of this id')
  if (!isSentBack(made))
    throw new GatewayUnavailable(`BillDesk did not send a refund back: ${made.refund_status}`)
}
