import { t } from '@portal/contracts/words/macros'
import { withdrawPaymentDebit } from '../debits/debits'
import { closeOpenAttempt } from '../payments/close-attempt'
import { GatewayUnavailable } from '../payments/gateway'
import { recordDebitNews } from '../payments/outcome'
import type { PaymentContext } from '../payments/payment-context'
import { openPaymentOf } from '../payments/payment.repository'
import { isByMandate } from '../payments/payment-state'
import { inTransaction } from '../platform/database'
import { Refusal } from '../platform/refusal'
import type { FailureReason } from '../payments/failure-reasons'

/**
 * Takes back the open attempt to pay a checkout before another one begins, if there is one: at the provider, or by
 * keeping its debit from the bank. Whoever has it already decides, and then it stays open.
 */
export async function takeBackOpenAttempt(paying: PaymentContext, checkoutId: string): Promise<void> {
  await withdrawOpenDebit(paying, checkoutId, { code: 'paidOtherwise' })
  await reachingProvider(() => closeOpenAttempt(paying, checkoutId))
}

/** Keeps the debit that is to pay a checkout from the bank, where the bank does not have it. */
export async function withdrawOpenDebit(
  { platform, payables }: PaymentContext,
  checkoutId: string,
  reason: FailureReason,
): Promise<void> {
  const open = await openPaymentOf(platform.db, checkoutId)
  if (!open || !isByMandate(open.mode)) return
  const { id: paymentId } = open
  await inTransaction(platform.db, async (tx) => {
    if (!(await withdrawPaymentDebit(tx, platform, paymentId, reason))) return
    const report = { news: 'abandoned', paymentId, reason, at: platform.clock.now() } as const
    await recordDebitNews(tx, platform, payables, report)
  })
}

export const inProcess = () =>
  new Refusal(
    '-343',
    t`Your last payment for this order is in process. Wait for its result before you pay again.`,
  )

export const notReached = () =>
  new Refusal(
    '-344',
    t`We could not reach the payment provider. Nothing was debited. Try again in a few minutes.`,
  )

/** Says of a provider that cannot be reached what it means for the investor. */
export async function reachingProvider<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error
    throw notReached()
  }
}
