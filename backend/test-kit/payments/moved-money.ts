import { randomUUID } from 'node:crypto'
import { addDays } from '@portal/contracts/format'
import type { Platform } from '../../src/platform/module'
import { captures, payments, refunds } from '../../src/payments/schema'
import { payouts } from '../../src/payouts/schema'
import { debits } from '../../src/debits/schema'
import { bankInstructions } from '../../sandbox/providers/bank/schema'
import { gatewayCredits, gatewayRefunds, gatewaySessions } from '../../sandbox/providers/gateway/schema'

/** Noon in India, some days before a day. */
const noon = (day: string, daysBefore: number) => new Date(`${addDays(day, -daysBefore)}T12:00:00+05:30`)

/**
 * Money that moved in the last days, in our ledgers and in those of the sandbox's gateway and bank, which agree: six
 * payments, one of them with a second credit that went back; payouts, debits, and one of each without an answer.
 */
export async function moveMoney({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const today = clock.today()
  for (const [index, daysBefore] of [8, 7, 6, 5, 1, 0].entries())
    await pay(db, noon(today, daysBefore), { amount: 1_000_00 + index, reference: `UPI10${index}` })
  for (const [index, daysBefore] of [6, 5, 4, 1].entries())
    await instruct(db, 'payout', noon(today, daysBefore), {
      amount: 2_000_00 + index,
      isDone: index !== 1,
      index,
    })
  for (const [index, daysBefore] of [6, 5, 4, 0].entries())
    await instruct(db, 'debit', noon(today, daysBefore), {
      amount: 500_00 + index,
      isDone: index !== 1,
      index,
    })
}

async function pay(
  db: Platform['db'],
  at: Date,
  { amount, reference }: { amount: number; reference: string },
) {
  const [paymentId, payableId, mode] = [randomUUID(), randomUUID(), 'UPI' as const]
  const hasSecond = reference === 'UPI102'
  const second = { id: randomUUID(), bankReference: `${reference}B`, received: amount }
  await db.insert(payments).values({
    ...{ id: paymentId, payableId, idempotencyKey: paymentId, mode, amount },
    ...{ state: 'succeeded', startedAt: at, settledAt: at },
  })
  await db.insert(captures).values({
    id: paymentId,
    paymentId,
    payableId,
    amount,
    bankReference: reference,
    capturedAt: at,
    use: 'order',
  })
  await db.insert(gatewaySessions).values({
    ...{
      paymentId,
      orderNumber: payableId,
      payee: 'neem@sandbox',
      amount,
      mode,
      state: 'captured',
      openedAt: at,
    },
    ...{
      returnUrl: 'http://localhost/',
      callbackUrl: 'http://localhost/',
      bankReference: reference,
      settledAt: at,
    },
  })
  if (!hasSecond) return
  const money = { paymentId, payableId, amount, bankReference: second.bankReference, capturedAt: at }
  await db.insert(captures).values({ id: second.id, ...money, use: 'refund' })
  const refund = {
    id: randomUUID(),
    captureId: second.id,
    paymentId,
    payableId,
    amount,
    reference: 'RF5550000001',
  }
  const code = 'paidBefore' as const
  await db.insert(refunds).values({ ...refund, reason: { code }, dueAt: at, doneAt: at })
  const { bankReference, received } = second
  await db.insert(gatewayCredits).values({ bankReference, received, paymentId, sender: '1', settledAt: at })
  await db.insert(gatewayRefunds).values({
    refundId: refund.id,
    paymentId,
    bankReference,
    amount,
    reference: refund.reference,
    refundedAt: at,
  })
}

/** The last one of each kind has no answer yet. */
async function instruct(
  db: Platform['db'],
  kind: 'payout' | 'debit',
  at: Date,
  { amount, isDone, index }: { amount: number; isDone: boolean; index: number },
) {
  const id = randomUUID()
  const isAnswered = index !== 3
  const answersAt = new Date(at.getTime() + (isAnswered ? 3_600_000 : 30 * 86_400_000))
  const reference = isDone ? `NEEM${kind === 'payout' ? 'N' : 'D'}26082500${index}` : null
  const dueOn = at.toISOString().slice(0, 10)
  await db.insert(bankInstructions).values({
    ...{ id, kind, accountNumber: '1', amount, dueOn, callbackUrl: '', outcome: isDone ? 'done' : 'refused' },
    ...{ reference, reason: isDone ? null : 'Account closed', takenAt: at, answersAt, notifiesAt: answersAt },
  })
  const ended = isDone ? ('done' as const) : ('back' as const)
  if (kind === 'payout')
    await db.insert(payouts).values({
      ...{ id, orderId: randomUUID(), attempt: 1, pan: 'ZZZPA0001A', folioNo: '70010001', bankId: 'BA-1' },
      ...{
        bankName: 'Parijat Bank',
        accountLast4: '0001',
        accountNumber: '1',
        ifsc: 'PRJT0000101',
        amount,
        dueOn,
      },
      ...{ state: isAnswered ? ({ done: 'paid', back: 'returned' } as const)[ended] : 'sent', sentAt: at },
      ...{ utr: isAnswered ? reference : null },
    })
  else
    await db.insert(debits).values({
      ...{ id, orderId: randomUUID(), umrn: 'UMRN1', amount, presentOn: dueOn, presentedAt: at },
      state: isAnswered ? ({ done: 'paid', back: 'failed' } as const)[ended] : 'presented',
      ...(isAnswered && isDone && { realisedAt: answersAt, bankReference: reference }),
    })
}
