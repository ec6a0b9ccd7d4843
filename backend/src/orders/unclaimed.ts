import type { RequestOf } from '@portal/kernel/contracts/endpoint'
import type { UnclaimedAmount, unclaimedApi } from '@portal/kernel/contracts/unclaimed'
import { consumeOtp, countWrongCode } from '../identity/otp-check'
import { nothingWaits, payUnclaimed, unclaimedOf } from '../payouts/unclaimed'
import type { CallContext } from '../platform/call-context'
import { inTransaction } from '../platform/database'
import { once, unlessAnswered } from '../platform/idempotency'
import type { Platform } from '../platform/module'
import { refuseInvestor } from './exits/refuse-investor'
import { lockOrder, ownOrder } from './order.repository'
import { planNamed, schemeRef } from './scheme-plan'

/** The unclaimed money of an investor, with the redemptions that it comes from. */
export async function unclaimedAmounts(platform: Platform, pan: string): Promise<UnclaimedAmount[]> {
  const { db, clock } = platform
  const today = clock.today()
  const all = await unclaimedOf(db, platform, pan)
  return Promise.all(
    all.map(async ({ payout, income, banks, payoutOn }) => {
      const { orderId, folioNo, amount, reason, bankName, accountLast4, settledAt } = payout
      const order = await ownOrder(db, pan, orderId)
      return {
        transactionId: orderId,
        orderNumber: order.orderNumber,
        scheme: schemeRef(await planNamed(db, order.schemePlanCode, today)),
        folioNo,
        amount,
        income,
        returnedAt: (settledAt ?? clock.now()).toISOString(),
        reason,
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

/** Pays an unclaimed amount to an account of the folio, once its code was right. Returns the id of its redemption. */
export async function claimUnclaimed(
  platform: Platform,
  asked: RequestOf<typeof unclaimedApi.claim>,
  context: CallContext,
): Promise<string> {
  const { orderId } = await unlessAnswered(platform.db, context.idempotency, () =>
    claimOnce(platform, asked, context),
  )
  return orderId
}

async function claimOnce(
  platform: Platform,
  { transactionId, bankId, referenceNumber, otp }: RequestOf<typeof unclaimedApi.claim>,
  { investor, idempotency }: CallContext,
): Promise<{ orderId: string }> {
  const { db } = platform
  const { id: orderId } = await ownOrder(db, investor.pan, transactionId)
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
      await lockOrder(tx, orderId)
      await payUnclaimed(tx, platform, { orderId, payoutId: waiting.payout.id, bankId })
      return { orderId }
    }),
  )
}
