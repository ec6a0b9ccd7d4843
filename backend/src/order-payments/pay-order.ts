import { t } from '@portal/contracts/words/macros'
import { randomUUID } from 'node:crypto'
import type { RequestOf, ResponseOf } from '@portal/contracts/wire/endpoint'
import type { paymentApi } from '@portal/contracts/payments/payment'
import { indiaDate } from '@portal/contracts/format'
import { refuseFolioAction } from '../folios/folio-permissions'
import { folioOf } from '../folios/folio-reader'
import { investorByPan } from '../identity/investors'
import { besidePage } from '../platform/beside-page'
import type { CallContext } from '../platform/call-context'
import { inTransaction, type Tx } from '../platform/database'
import { once } from '../platform/idempotency'
import { Refusal } from '../platform/refusal'
import type { Checkout } from '../payments/gateway'
import type { PaymentContext } from '../payments/payment-context'
import { checkPayment, type PayingBank } from '../payments/payment-rules'
import { insertPayment, openPaymentOf, paymentById, paymentByKey } from '../payments/payment.repository'
import {
  checkoutIdsOf,
  type CheckoutRow,
  lockCheckout,
  ordersOf,
  payUntil,
  purchasesOf,
  takesMoney,
} from '../orders/checkout.repository'
import { ownOrder } from '../orders/order-reader'
import type { OrderRow } from '../orders/order.repository'
import { payingAccounts, payingBanks } from '../orders/purchase/paying-banks'
import { ownDocument } from '../documents/document-store'
import { isByMandate } from '../payments/payment-state'
import { arrivesBy } from '../payments/transfer-time'
import type { Platform } from '../platform/module'
import { inProcess, reachingProvider, takeBackOpenAttempt } from './take-back'
import { upiOfDay } from '../payments/upi-of-day'

type Request = RequestOf<typeof paymentApi.initiatePayment>
type Answer = ResponseOf<typeof paymentApi.initiatePayment>

/**
 * Starts an attempt, or opens the same one again for the same key. An earlier attempt that is still open is taken
 * back at the provider first: only the provider knows whether money is on its way, and if it is, nothing starts.
 */
export async function initiatePayment(
  paying: PaymentContext,
  body: Request,
  context: CallContext,
): Promise<Answer> {
  const { db } = paying.platform
  const order = await ownOrder(db, context.investor.pan, body.transactionId)
  const purchases = purchasesOf(await ordersOf(db, order.checkoutId))
  for (const each of purchases) await refuseLockedFolio(db, each)
  const { key } = context.idempotency
  const { checkoutId } = order
  const isRetry = Boolean(await paymentByKey(db, checkoutId, key))
  if (body.paymentMode === 'CHEQUE') await checkCheque(paying.platform, context.investor.pan, body.chequeData)
  const bank = isRetry ? null : await chosenBank(paying, purchases, body.bankId)
  if (!isRetry) await takeBackOpenAttempt(paying, checkoutId)
  const { paymentId } = await inTransaction(db, (tx) =>
    once(tx, context.idempotency, () => begin(tx, paying, checkoutId, key, body, bank)),
  )
  const back =
    body.returnTo === 'beside'
      ? besidePage
      : `/investors/home/transaction/${purchases.length > 1 ? 'multi-payment' : 'payment'}?order=${order.id}`
  const { ip, userAgent } = context
  return openAttempt(paying, order, purchases, paymentId, back, { ip, userAgent })
}

/** The folio may have changed since the order was placed; money that could not be allotted is not asked for. */
export async function refuseLockedFolio(db: Tx, { state, folioNo, investorPan }: OrderRow): Promise<void> {
  if (state === 'created' && folioNo) refuseFolioAction(await folioOf(db, investorPan, folioNo), 'purchase')
}

/** A cheque goes with its number and its picture, which the investor uploaded. */
async function checkCheque(platform: Platform, pan: string, cheque: Request['chequeData']): Promise<void> {
  if (!cheque) throw new Refusal('-434', t`Enter the number of the cheque, and upload its picture.`)
  await ownDocument(platform, pan, cheque.formImage)
}

/** The accounts that may pay some orders, with the ways that the provider takes. */
export async function banksToPay(
  { platform, gateway }: PaymentContext,
  orders: readonly OrderRow[],
): Promise<PayingBank[]> {
  return (await payingBanks(platform, orders)).map((bank) => ({
    ...bank,
    paymentModes: bank.paymentModes.filter((mode) => gateway.modes.includes(mode)),
  }))
}

async function chosenBank(
  paying: PaymentContext,
  orders: readonly OrderRow[],
  bankId: string | null,
): Promise<PayingBank | null> {
  if (bankId === null) return null
  const bank = (await banksToPay(paying, orders)).find((each) => each.bankId === bankId)
  if (!bank) throw new Refusal('-325', t`This bank account is not in the folio. Choose another.`)
  return bank
}

async function begin(
  tx: Tx,
  { platform: { clock, audit } }: PaymentContext,
  payableId: string,
  idempotencyKey: string,
  { paymentMode: mode, chequeData }: Request,
  bank: PayingBank | null,
): Promise<{ paymentId: string }> {
  const now = clock.now()
  const { checkout, orders } = await lockCheckout(tx, payableId)
  const { amount, investorId, investorPan } = checkout
  checkPayable(checkout, orders, now)
  if (await openPaymentOf(tx, payableId)) throw inProcess()
  const byUpi = mode === 'UPI' ? await upiOfDay(tx, investorPan, checkoutIdsOf(investorPan), now) : 0
  checkPayment(mode, amount, bank, byUpi)
  const { bankId = null, bankName = null, accountLast4 = null } = bank ?? {}
  const id = randomUUID()
  const cheque = mode === 'CHEQUE' && chequeData ? chequeColumns(chequeData) : {}
  const attempt = { id, payableId, idempotencyKey, mode, bankId, bankName, accountLast4, amount, ...cheque }
  await insertPayment(tx, { ...attempt, state: 'started', startedAt: now })
  const longer = arrivesBy(mode, indiaDate(now))
  if (longer) await payUntil(tx, payableId, longer)
  await audit.record(tx, {
    event: 'payment.started',
    subject: investorId,
    detail: { checkoutId: payableId, paymentId: id, mode },
  })
  return { paymentId: id }
}

const chequeColumns = ({ chequeNumber, formImage }: NonNullable<Request['chequeData']>) => ({
  chequeNumber,
  chequeImage: formImage,
})

/** Throws why nothing can be paid any more. */
export function checkPayable({ payBefore }: CheckoutRow, orders: readonly OrderRow[], now: Date): void {
  const takes = takesMoney(orders)
  if (takes === 'paid') throw new Refusal('-341', t`You have already paid this order.`)
  if (takes !== 'money' || !payBefore || now >= payBefore) {
    throw new Refusal('-342', t`Too late to pay. Place the order again.`)
  }
}

async function openAttempt(
  { platform, gateway }: PaymentContext,
  order: OrderRow,
  purchases: readonly OrderRow[],
  paymentId: string,
  back: string,
  device: Checkout['device'],
): Promise<Answer> {
  const attempt = await paymentById(platform.db, paymentId)
  if (attempt?.state !== 'started' || isByMandate(attempt.mode)) throw ended()
  const { amount, mode, bankId, bankName, accountLast4 } = attempt
  const account = await accountToPay(platform, purchases, bankId)
  const opened = await reachingProvider(() =>
    gateway.open({
      paymentId,
      orderNumber: order.orderNumber,
      amount,
      mode,
      bank: bankName && `${bankName} ••${accountLast4}`,
      account,
      returnUrl: platform.publicUrl() + back,
      device,
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

/** The account that a provider holds the payment to: the one chosen, else the usual one that can be used. */
async function accountToPay(
  platform: Platform,
  purchases: readonly OrderRow[],
  bankId: string | null,
): Promise<Checkout['account']> {
  const today = platform.clock.today()
  const all = await payingAccounts(platform, purchases)
  const account = all.find((each) => (bankId ? each.bankId === bankId : each.usableFrom <= today))
  const [first] = purchases
  if (!account || !first) return null
  const { accountNumber, ifsc } = account
  const investor = await investorByPan(platform.db, first.investorPan)
  return investor ? { accountNumber, ifsc, holder: investor.name } : null
}

const ended = () => new Refusal('-345', t`This payment has ended. Choose again how to pay.`)
