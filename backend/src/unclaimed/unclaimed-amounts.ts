import type { RequestOf } from '@portal/contracts/wire/endpoint'
import type { UnclaimedAmount, unclaimedApi } from '@portal/contracts/orders/unclaimed'
import { type IncomeShare, incomeSharesOf } from '../folios/income-shares'
import { consumeOtp, countWrongCode } from '../identity/otp-check'
import { nothingWaits, payUnclaimed, unclaimedOf } from '../payouts/unclaimed'
import { sayReturnReason } from '../payouts/return-reasons'
import type { CallContext } from '../platform/call-context'
import { inTransaction, type Tx } from '../platform/database'
import { once, replayOrRun } from '../platform/idempotency'
import type { Platform } from '../platform/module'
import { refuseInvestor } from '../orders/outflows/refuse-investor'
import { ownOrder } from '../orders/order-reader'
import { lockOrder } from '../orders/order.repository'
import { planNamed, schemeRef } from '../orders/scheme-plan'

/** The unclaimed money of an investor, with the redemptions and the payouts of IDCW that it comes from. */
export async function unclaimedAmounts(platform: Platform, pan: string): Promise<UnclaimedAmount[]> {
  const { db, clock } = platform
  const today = clock.today()
  const all = await unclaimedOf(db, platform, pan)
  const idcw = await incomeSharesOf(
    db,
    pan,
    all.map(({ payout }) => payout.orderId),
  )
  return Promise.all(
    all.map(async ({ payout, income, banks, payoutOn }) => {
      const { orderId, folioNo, amount, reason, bankName, accountLast4, settledAt } = payout
      const { planCode, ...origin } = await originOf(db, pan, orderId, idcw.get(orderId))
      return {
        transactionId: orderId,
        ...origin,
        scheme: schemeRef(await planNamed(db, planCode, today)),
        folioNo,
        amount,
        income,
        returnedAt: (settledAt ?? clock.now()).toISOString(),
        reason: reason && sayReturnReason(reason),
        bankName,
        accountLast4,
        banks: banks.map((bank) => ({
          bankId: bank.bankId,
          bankName: bank.bankName,
          accountLast4: bank.accountNumber.slice(-4),
          usableFrom: bank.usableFrom > today ? bank.usableFrom : null,
        })),
        payoutOn,
      }
    }),
  )
}

async function originOf(tx: Tx, pan: string, orderId: string, idcw: IncomeShare | undefined) {
  if (idcw) return { orderNumber: null, idcwOf: idcw.recordDate, planCode: idcw.planCode }
  const { orderNumber, schemePlanCode: planCode } = await ownOrder(tx, pan, orderId)
  return { orderNumber, idcwOf: null, planCode }
}

/**
 * Pays an unclaimed amount to an account of the folio, once its code was right. Returns the id of its redemption; null
 * for IDCW.
 */
export async function claimUnclaimed(
  platform: Platform,
  requested: RequestOf<typeof unclaimedApi.claim>,
  context: CallContext,
): Promise<string | null> {
  const { orderId } = await replayOrRun(platform.db, context.idempotency, () =>
    reserveOnce(platform, requested, context),
  )
  const idcw = await incomeSharesOf(platform.db, context.investor.pan, [orderId])
  return idcw.has(orderId) ? null : orderId
}

async function reserveOnce(
  platform: Platform,
  { transactionId, bankId, referenceNumber, otp }: RequestOf<typeof unclaimedApi.claim>,
  { investor, idempotency }: CallContext,
): Promise<{ orderId: string }> {
  const { db } = platform
  const isIdcw = (await incomeSharesOf(db, investor.pan, [transactionId])).has(transactionId)
  const orderId = isIdcw ? transactionId : (await ownOrder(db, investor.pan, transactionId)).id
  await refuseInvestor(platform, investor.pan)
  const waiting = (await unclaimedOf(db, platform, investor.pan)).find(
    ({ payout }) => payout.orderId === orderId,
  )
  if (!waiting) throw nothingWaits()
  const subject = { transactionId, bankId }
  const use = { investor, activity: 'UNCLAIMED', reference: referenceNumber, code: otp, subject } as const
  await countWrongCode(platform, use)
  return inTransaction(db, (tx) =>
    once(tx, idempotency, async () => {
      await consumeOtp(platform, tx, use)
      if (!isIdcw) await lockOrder(tx, orderId)
      await payUnclaimed(tx, platform, { orderId, payoutId: waiting.payout.id, bankId })
      return { orderId }
    }),
  )
}
