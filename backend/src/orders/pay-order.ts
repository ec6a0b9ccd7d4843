import { randomUUID } from 'node:crypto'
import type { RequestOf, ResponseOf } from '@portal/kernel/contracts/endpoint'
import type { transactionApi } from '@portal/kernel/contracts/transaction'
import { refuseFolioAction } from '../folios/folio-permissions'
import { folioOf } from '../folios/folio-reader'
import type { CallContext } from '../platform/call-context'
import { inTransaction, type Tx } from '../platform/database'
import { once } from '../platform/idempotency'
import { Refusal } from '../platform/refusal'
import { closeOpenAttempt } from '../payments/close-attempt'
import { GatewayUnavailable } from '../payments/gateway'
import type { PaymentDesk } from '../payments/payment-desk'
import { checkPayment, type PayingBank } from '../payments/payment-rules'
import { insertPayment, openPaymentOf, paymentById, paymentByKey } from '../payments/payment.repository'
import { lockOrder, type OrderRow, ownOrder } from './order.repository'
import { payingBanks } from './paying-banks'
import { upiOfDay } from './upi-of-day'

type Request = RequestOf<typeof transactionApi.initiatePayment>
type Answer = ResponseOf<typeof transactionApi.initiatePayment>

/**
 * Starts an attempt, or opens the same one again for the same key. An earlier attempt that is still open is taken
 * back at the provider first: only the provider knows whether money is on its way, and if it is, nothing starts.
 */
export async function initiatePayment(
  desk: PaymentDesk,
  body: Request,
  context: CallContext,
): Promise<Answer> {
  const { db } = desk.platform
  const order = await ownOrder(db, context.investor.pan, body.transactionId)
  await refuseLockedFolio(db, order)
  const { key } = context.idempotency
  const isRetry = Boolean(await paymentByKey(db, order.id, key))
  const bank = isRetry ? null : await chosenBank(desk, order, body.bankId)
  if (!isRetry) await reaching(() => closeOpenAttempt(desk, order.id))
  const { paymentId } = await inTransaction(db, (tx) =>
    once(tx, context.idempotency, () => begin(tx, desk, order.id, key, body, bank)),
  )
  return openAttempt(desk, order, paymentId)
}

/** The folio may have changed since the order was placed; money that could not be allotted is not asked for. */
async function refuseLockedFolio(db: Tx, { state, folioNo, investorPan }: OrderRow): Promise<void> {
  if (state === 'created' && folioNo) refuseFolioAction(await folioOf(db, investorPan, folioNo), 'purchase')
}

async function chosenBank(
  { platform }: PaymentDesk,
  order: OrderRow,
  bankId: string | null,
): Promise<PayingBank | null> {
  if (bankId === null) return null
  const bank = (await payingBanks(platform, order)).find((each) => each.bankId === bankId)
  if (!bank) throw new Refusal('-325', 'This bank account is not in the folio. Choose another.')
  return bank
}

async function begin(
  tx: Tx,
  { platform: { clock, audit } }: PaymentDesk,
  orderId: string,
  idempotencyKey: string,
  { paymentMode: mode }: Request,
  bank: PayingBank | null,
): Promise<{ paymentId: string }> {
  const now = clock.now()
  const order = await lockOrder(tx, orderId)
  checkPayable(order, now)
  if (await openPaymentOf(tx, orderId)) {
    throw new Refusal(
      '-343',
      'Your last payment for this order is in process. Wait for its result before you pay again.',
    )
  }
  checkPayment(mode, order.amount, bank, mode === 'UPI' ? await upiOfDay(tx, order.investorPan, now) : 0)
  const { bankId = null, bankName = null, accountLast4 = null } = bank ?? {}
  const id = randomUUID()
  const attempt = { id, orderId, idempotencyKey, mode, bankId, bankName, accountLast4, amount: order.amount }
  await insertPayment(tx, { ...attempt, state: 'started', startedAt: now })
  await audit.record(tx, {
    event: 'payment.started',
    subject: order.investorId,
    detail: { orderId, paymentId: id, mode },
  })
  return { paymentId: id }
}

function checkPayable({ state, payBefore }: OrderRow, now: Date): void {
  if (state === 'paid' || state === 'allotted') throw new Refusal('-341', 'You have already paid this order.')
  if (state !== 'created' || now >= payBefore) {
    throw new Refusal('-342', 'Too late to pay. Place the order again.')
  }
}

async function openAttempt(
  { platform, gateway }: PaymentDesk,
  order: OrderRow,
  paymentId: string,
): Promise<Answer> {
  const attempt = await paymentById(platform.db, paymentId)
  if (attempt?.state !== 'started') throw ended()
  const { amount, mode, bankName, accountLast4 } = attempt
  const opened = await reaching(() =>
    gateway.open({
      paymentId,
      orderNumber: order.orderNumber,
      amount,
      mode,
      bank: bankName && `${bankName} ••${accountLast4}`,
      returnUrl: `${platform.publicUrl()}/investors/home/transaction/payment?order=${order.id}`,
    }),
  )
  // Another window may have taken the attempt back meanwhile; its link must then reach nobody.
  if ((await paymentById(platform.db, paymentId))?.state !== 'started') throw ended()
  const { providerType, url, transactionToken, upi } = opened
  return {
    paymentId,
    paymentGateway: { providerType, url, transactionToken },
    upi: upi && { ...upi, expiresAt: upi.expiresAt.toISOString() },
  }
}

const ended = () => new Refusal('-345', 'This payment has ended. Choose again how to pay.')

async function reaching<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error
    throw new Refusal(
      '-344',
      'We could not reach the payment provider. Nothing was debited. Try again in a few minutes.',
    )
  }
}
