import { nextBusinessDay } from '../calendar/business-day'
import { debitsOfPayments } from '../debits/debits'
import { foliosOf } from '../folios/folio-reader'
import { mandateOf } from '../mandates/mandate-reader'
import { payoutsOf, requestPayout } from '../payouts/payouts'
import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { post } from '../payments/postings'
import { lockCheckout } from '../orders/checkout.repository'

interface BackToMandate {
  refundId: string
  /** The checkout. */
  payableId: string
  paymentId: string
  /** Integer paise. */
  amount: number
}

/**
 * Money that a mandate brought and no order could take: a payout of the next business day sends it to the account that
 * was debited. Asked again it changes nothing.
 */
export async function payBackToMandate(
  tx: Tx,
  platform: Platform,
  { refundId, payableId, paymentId, amount }: BackToMandate,
): Promise<void> {
  const { checkout } = await lockCheckout(tx, payableId)
  if ((await payoutsOf(tx, [refundId])).length) return
  const { investorPan } = checkout
  const [debit] = await debitsOfPayments(tx, [paymentId])
  if (!debit) throw new Error(`No debit brought the money of payment ${paymentId}`)
  const { bankId } = await mandateOf(tx, investorPan, debit.umrn)
  // An order for a new folio may have none; the account is then that of another folio of the investor.
  const folio = (await foliosOf(tx, investorPan)).find(({ banks }) =>
    banks.some((bank) => bank.bankId === bankId),
  )
  if (!folio) throw new Error(`No folio has the account ${bankId} that a refund goes to`)
  const { folioNo } = folio
  const dueOn = nextBusinessDay(platform.clock.today())
  await requestPayout(tx, platform, { orderId: refundId, investorPan, folioNo, bankId, amount, dueOn })
  const lines = { refunds_due: amount, payouts_due: -amount }
  await post(tx, { entry: `refund:${refundId}`, subjectId: payableId, at: platform.clock.now(), lines })
}
