import { randomUUID } from 'node:crypto'
import type { RequestOf } from '@portal/kernel/contracts/endpoint'
import { OrderTerms } from '@portal/kernel/contracts/order-terms'
import type { transactionApi } from '@portal/kernel/contracts/transaction'
import { stampDutyOn } from '../folios/allotment-math'
import { investorById } from '../identity/investors'
import { consumeOtp, countWrongCode } from '../identity/otp-check'
import type { CallContext } from '../platform/call-context'
import { inTransaction, type Tx } from '../platform/database'
import { earlierAnswer, once } from '../platform/idempotency'
import type { Platform } from '../platform/module'
import { payWindowMs } from './expiry'
import type { NewFolioPlan } from './new-folio'
import { insertOrder, nextOrderNumber } from './order.repository'
import { allowedPurchase, type Purchase } from './purchase'
import { planNewFolio } from './plan-new-folio'

export type OrderRequest = RequestOf<typeof transactionApi.newLumpsum>

/**
 * Places an order that waits for its money and returns its id. The one-time code is used up in the transaction that
 * writes the order and keeps the key: a double click, a retry and a reload all end at one order.
 */
export async function placeOrder(
  platform: Platform,
  body: OrderRequest,
  context: CallContext,
): Promise<string> {
  const { db } = platform
  const { investor } = context
  const earlier = await earlierAnswer<{ orderId: string }>(db, context.idempotency)
  if (earlier) return earlier.answer.orderId
  const { pan } = investor
  const use = {
    investor,
    activity: 'LUMPSUM' as const,
    reference: body.referenceNumber,
    code: body.otp,
    subject: { orders: [OrderTerms.parse(body)] },
  }
  await countWrongCode(platform, use)
  const purchase = await allowedPurchase(platform, pan, body)
  const newFolio = purchase.folio ? null : await planNewFolio(platform, investor, body.newFolio)
  const { orderId } = await inTransaction(db, (tx) =>
    once(tx, context.idempotency, async () => {
      await consumeOtp(platform, tx, use)
      return writeOrder(tx, platform, { purchase, newFolio, body, context })
    }),
  )
  return orderId
}

interface Writing {
  purchase: Purchase
  newFolio: NewFolioPlan | null
  body: OrderRequest
  context: CallContext
}

async function writeOrder(
  tx: Tx,
  { clock, audit }: Platform,
  writing: Writing,
): Promise<{ orderId: string }> {
  const { purchase, newFolio, body, context } = writing
  const { folio, amount, schemePlanCode } = purchase
  const investor = await investorById(tx, context.investor.id)
  const now = clock.now()
  const stampDuty = stampDutyOn(amount, clock.today())
  const { id: orderId } = await insertOrder(tx, {
    id: randomUUID(),
    orderNumber: await nextOrderNumber(tx, now),
    investorId: investor.id,
    investorPan: investor.pan,
    investorName: investor.name,
    investorEmail: folio?.email || investor.email,
    investorMobile: folio?.mobile || investor.mobile,
    distributorArn: folio?.distributorArn ?? null,
    source: context.additions.source ?? 'W',
    quickInvest: body.quickInvest,
    schemePlanCode,
    folioNo: folio?.folioNo ?? null,
    newFolio,
    amount,
    stampDuty,
    netAmount: amount - stampDuty,
    state: 'created',
    createdAt: now,
    payBefore: new Date(now.getTime() + payWindowMs),
  })
  await audit.record(tx, {
    event: 'order.created',
    subject: investor.id,
    requestId: context.requestId,
    detail: { orderId, amount },
  })
  return { orderId }
}
