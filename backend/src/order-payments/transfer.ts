import { t } from '@portal/contracts/words/macros'
import type { RequestOf } from '@portal/contracts/wire/endpoint'
import type { BeneficiaryDetails, paymentApi } from '@portal/contracts/payments/payment'
import { validateUtr } from '@portal/contracts/validation'
import type { PaymentContext } from '../payments/payment-context'
import { changePayment, noteTransfer, openPaymentOf, type PaymentRow } from '../payments/payment.repository'
import { inTransaction, type Tx } from '../platform/database'
import { Refusal } from '../platform/refusal'
import { checkoutOf, lockCheckout } from '../orders/checkout.repository'
import { ownOrder } from '../orders/order-reader'
import type { OrderRow } from '../orders/order.repository'
import { notReached, reachingProvider } from './take-back'

/** Where the transfer goes that is to pay an order, as the provider says each time it is asked (S7.122). */
export async function beneficiaryDetails(
  { platform, gateway }: PaymentContext,
  order: OrderRow,
): Promise<BeneficiaryDetails> {
  const { id: paymentId, amount } = await openTransfer(platform.db, order)
  const { payBefore } = await checkoutOf(platform.db, order.checkoutId)
  const opened = await reachingProvider(() =>
    gateway.open({
      paymentId,
      orderNumber: order.orderNumber,
      amount,
      mode: 'RTGS',
      bank: null,
      account: null,
      returnUrl: `${platform.publicUrl()}/investors/home/transaction/neft?order=${order.id}`,
    }),
  )
  if (!opened.transfer || !payBefore) throw notReached()
  return { ...opened.transfer, amount, payBefore: payBefore.toISOString() }
}

async function openTransfer(tx: Tx, { checkoutId }: OrderRow): Promise<PaymentRow> {
  const attempt = await openPaymentOf(tx, checkoutId)
  if (attempt?.mode === 'RTGS') return attempt
  throw new Refusal('-435', t`No transfer is expected for this order. Choose RTGS/NEFT as your way to pay.`)
}

type Told = RequestOf<typeof paymentApi.confirmTransfer>

/** The investor tells of a transfer (S7.070): from then on the order waits for it, and no other way is offered. */
export async function confirmTransfer(
  { platform }: PaymentContext,
  pan: string,
  { transactionId, utrNumber, transferredOn }: Told,
): Promise<void> {
  const { db, clock } = platform
  const order = await ownOrder(db, pan, transactionId)
  const utr = utrNumber.trim().toUpperCase()
  const fault = validateUtr(utr)
  if (fault) throw new Refusal('-436', fault.endsWith('.') ? fault : `${fault}.`)
  if (transferredOn > clock.today())
    throw new Refusal('-437', t`The day of the transfer cannot be in the future.`)
  await inTransaction(db, async (tx) => {
    await lockCheckout(tx, order.checkoutId)
    const attempt = await openTransfer(tx, order)
    await noteTransfer(tx, attempt.id, { utr, transferredOn })
    if (attempt.state !== 'started') return
    await changePayment(tx, attempt, 'pending', { cause: 'investor', at: clock.now(), reason: null })
  })
}
