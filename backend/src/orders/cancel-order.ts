import { t } from '@portal/contracts/words/macros'
import type { RequestOf } from '@portal/contracts/wire/endpoint'
import type { orderApi } from '@portal/contracts/orders/order'
import type { ActivityType } from '@portal/contracts/identity/otp'
import { formatDate, formatTime, indiaDate } from '@portal/contracts/format'
import { hashOfSubject } from '../identity/confirmed-subject'
import { consumeOtp, countWrongCode } from '../identity/otp-check'
import type { SentCode } from '../identity/otp.service'
import type { CallContext } from '../platform/call-context'
import { inTransaction, type Tx } from '../platform/database'
import { once, replayOrRun } from '../platform/idempotency'
import type { Platform } from '../platform/module'
import { notFound, Refusal } from '../platform/refusal'
import type { OrderFamily } from './families/family'
import { cancelledMessage, notifyInvestor } from './order-messages'
import { ordersCancellableAt, ownOrder } from './order-reader'
import { changeOrder, lockOrder, type OrderRow } from './order.repository'
import { planNamed } from './scheme-plan'

export type CancellableFamily = Exclude<OrderFamily, 'purchase'>
export type Cancelling = RequestOf<typeof orderApi.cancel>

const activities: Readonly<Record<CancellableFamily, ActivityType>> = {
  redemption: 'CANCEL_REDEEM',
  switch: 'CANCEL_SWITCH',
  registration: 'SIP_CANCEL',
}

const familyOf = (activity: ActivityType): CancellableFamily | undefined =>
  (['redemption', 'switch', 'registration'] as const).find((family) => activities[family] === activity)

/**
 * Throws what taking back an order would be refused by, before a code is sent for it; a code for anything else that
 * is cancelled is no matter of orders.
 */
export async function refuseLateCancelling(
  { db, clock }: Platform,
  pan: string,
  activity: ActivityType,
  transactionId: string,
): Promise<void> {
  const family = familyOf(activity)
  if (family) refuseLate(await cancellable(db, pan, family, transactionId), clock.now())
}

/** The same before such a code is sent again, which says by a hash alone which order it takes back. */
export async function refuseLateCancellingAgain(
  { db, clock }: Platform,
  { pan, activity, confirms, openedAt }: SentCode,
): Promise<void> {
  const family = familyOf(activity)
  if (!family) return
  const order = (await ordersCancellableAt(db, pan, family, openedAt)).find(
    ({ id }) => hashOfSubject(activity, { transactionId: id }) === confirms,
  )
  if (order) refuseLate(order, clock.now())
}

async function cancellable(
  db: Platform['db'],
  pan: string,
  family: CancellableFamily,
  transactionId: string,
): Promise<OrderRow> {
  const order = await ownOrder(db, pan, transactionId)
  if (order.family !== family) throw notFound()
  return order
}

/**
 * Takes back an order of a family before its cut-off; its units are free again at once. Returns its id. Throws
 * refusal -361 when it is too late, a 404 for an order of another family or investor.
 */
export async function cancelOrder(
  platform: Platform,
  family: CancellableFamily,
  requested: Cancelling,
  context: CallContext,
): Promise<string> {
  const { orderId } = await replayOrRun(platform.db, context.idempotency, () =>
    cancelOnce(platform, family, requested, context),
  )
  return orderId
}

async function cancelOnce(
  platform: Platform,
  family: CancellableFamily,
  { transactionId, referenceNumber, otp }: Cancelling,
  { investor, idempotency }: CallContext,
): Promise<{ orderId: string }> {
  const { db } = platform
  refuseLate(await cancellable(db, investor.pan, family, transactionId), platform.clock.now())
  const activity = activities[family]
  const use = { investor, activity, reference: referenceNumber, code: otp, subject: { transactionId } }
  await countWrongCode(platform, use)
  return inTransaction(db, (tx) =>
    once(tx, idempotency, async () => {
      await consumeOtp(platform, tx, use)
      return cancel(tx, platform, transactionId)
    }),
  )
}

async function cancel(tx: Tx, platform: Platform, orderId: string): Promise<{ orderId: string }> {
  const now = platform.clock.now()
  const order = await lockOrder(tx, orderId)
  refuseLate(order, now)
  const change = { cause: 'investor', at: now, settleOn: null }
  const cancelled = await changeOrder(tx, order, 'cancelled', change)
  if (!cancelled) throw new Error(`Order ${orderId} cannot be cancelled as ${order.state}`)
  await platform.audit.record(tx, {
    event: 'order.cancelled',
    subject: order.investorId,
    detail: { orderId },
  })
  const { scheme } = await planNamed(tx, order.schemePlanCode, platform.clock.today())
  await notifyInvestor(tx, platform, cancelled, cancelledMessage(cancelled, scheme.name))
  return { orderId }
}

function refuseLate({ state, cancelUntil }: OrderRow, now: Date): void {
  if (state === 'cancelled') throw new Refusal('-362', t`You have already cancelled this order.`)
  if (state === 'accepted' && cancelUntil && now < cancelUntil) return
  const until = cancelUntil
    ? t`You could cancel it until ${{ cancelUntil: formatTime(cancelUntil) }} on ${{ cancelUntil2: formatDate(indiaDate(cancelUntil)) }}.`
    : t`Orders of this kind cannot be cancelled.`
  throw new Refusal('-361', t`It is too late to cancel this order. ${until}`)
}
