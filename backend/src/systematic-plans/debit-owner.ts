import type { DebitOwner } from '../debits/debit-owner'
import type { Tx } from '../platform/database'
import { recordDebitNews } from '../payments/outcome'
import type { Platform } from '../platform/module'
import { failInstalment, instalmentMade } from './instalments/failed-instalment'
import { debitFailedMessage } from './plan-messages'
import { orderPayables } from '../order-payments/payables'
import { failAttempt } from '../order-payments/fail-attempt'
import { notifyInvestor } from '../orders/order-messages'
import { changeOrder, lockOrder, type OrderRow } from '../orders/order.repository'
import { markPaid } from '../order-payments/mark-paid'
import { planNamed } from '../orders/scheme-plan'
import type { FailureReason } from '../payments/failure-reasons'

/** Instalments and attempts to pay, as the debits domain sees them. */
export function orderDebits(platform: Platform): DebitOwner {
  return {
    async paid(tx, orderId, realisedAt, reference) {
      const order = await lockOrder(tx, orderId)
      await markPaid(tx, platform, order, realisedAt, `debit:${reference}`)
      await instalmentMade(tx, order)
    },
    failed: async (tx, orderId, reason) => failDebit(tx, platform, await lockOrder(tx, orderId), reason),
    async attemptPaid(tx, paymentId, { amount, realisedAt: at, reference: bankReference }) {
      const report = { news: 'captured', paymentId, amount, bankReference, at } as const
      await recordDebitNews(tx, platform, orderPayables(platform), report)
    },
    attemptFailed: (tx, paymentId, reason) => failAttempt(tx, platform, paymentId, reason),
  }
}

/** A debit that brought no money ends its order and counts; too many in a row end the plan, and the investor hears of each. */
async function failDebit(tx: Tx, platform: Platform, order: OrderRow, reason: FailureReason): Promise<void> {
  const { id: orderId, planId } = order
  const change = { cause: 'debit', at: platform.clock.now(), failureReason: reason }
  const failed = await changeOrder(tx, order, 'debitFailed', change)
  if (!failed) throw new Error(`The debit of order ${orderId} cannot fail as it is ${order.state}`)
  const left = await failInstalment(tx, platform, failed)
  const ends = left === 0
  await platform.audit.record(tx, {
    event: ends ? 'plan.ended' : 'order.debit.failed',
    subject: order.investorId,
    detail: { orderId, planId },
  })
  const { scheme } = await planNamed(tx, order.schemePlanCode, platform.clock.today())
  await notifyInvestor(tx, platform, failed, debitFailedMessage(failed, scheme.name, left))
}
