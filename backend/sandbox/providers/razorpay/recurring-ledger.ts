import { and, eq, inArray, sql } from 'drizzle-orm'
import { addDays, indiaDate } from '@portal/contracts/format'
import { inTransaction } from '../../../src/platform/database'
import type { Platform } from '../../../src/platform/module'
import { instructionOf, takeInstruction } from '../bank/bank-ledger'
import type { BankMandate } from '../mandates/mandate-records'
import { bankMandates } from '../mandates/schema'
import { razorpayDebitOrders } from './schema'

/**
 * Recurring payments over the books of the sandbox's bank: mandates are its mandates and debits its instructions, so that
 * the rules of its accounts hold here too. Ids of theirs hold ours.
 */
const bare = (uuid: string) => uuid.replaceAll('-', '')
const dashed = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
const idPattern = /^(?:inv|order|pay)_([md])([0-9a-f]{32})$/

export const linkIdOf = (registrationId: string) => `inv_m${bare(registrationId)}`
export const orderIdOf = (kind: 'm' | 'd', id: string) => `order_${kind}${bare(id)}`
const payIdOf = (kind: 'm' | 'd', id: string) => `pay_${kind}${bare(id)}`
/** As long as theirs are: 14 characters after the name of the kind. */
export const tokenIdOf = (registrationId: string) => `token_${bare(registrationId).slice(0, 14)}`
export const customerIdOf = (registrationId: string) => `cust_${bare(registrationId).slice(0, 14)}`

/** Our id in one of theirs, and what it is of; undefined for an id of another kind. */
export function recurringId(id: string): { kind: 'm' | 'd'; ourId: string } | undefined {
  const [, kind, hex] = idPattern.exec(id) ?? []
  return kind && hex ? { kind: kind as 'm' | 'd', ourId: dashed(hex) } : undefined
}

/** Our id in a receipt: of a registration or of a debit. */
export const recurringReceipt = (receipt: string) => /^([md])-([0-9a-f-]{36})$/.exec(receipt)?.slice(1)

export async function mandateOfToken({ db }: Platform, tokenId: string): Promise<BankMandate | undefined> {
  const begins = /^(?:token|cust)_([0-9a-f]{14})$/.exec(tokenId)?.[1]
  if (!begins) return undefined
  const same = sql`replace(${bankMandates.registrationId}::text, '-', '') like ${`${begins}%`}`
  return (await db.select().from(bankMandates).where(same))[0]
}

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000)

const statuses = {
  approved: 'initiated',
  registered: 'confirmed',
  refused: 'rejected',
  paused: 'paused',
  cancelled: 'cancelled',
} as const

export function tokenEntity({ registrationId, request, state, umrn, decidedAt }: BankMandate) {
  if (state === 'open' || state === 'rejected' || state === 'closed') return undefined
  const isUpi = request.method === 'UPI'
  return {
    id: tokenIdOf(registrationId),
    entity: 'token',
    bank: isUpi ? null : request.ifsc.slice(0, 4),
    wallet: null,
    method: isUpi ? 'upi' : 'emandate',
    recurring: state === 'registered',
    recurring_details: {
      status: statuses[state],
      failure_reason: state === 'refused' ? 'Rejected by bank' : null,
    },
    auth_type: isUpi ? null : request.method.toLowerCase(),
    mrn: isUpi ? null : umrn,
    bank_details: isUpi ? undefined : { account_number: request.accountNumber, ifsc: request.ifsc },
    max_amount: request.limit,
    created_at: seconds(decidedAt ?? new Date(0)),
    dcc_enabled: false,
  }
}

const payment = (fields: object) => ({
  entity: 'payment',
  currency: 'INR',
  amount_refunded: 0,
  refund_status: null,
  email: 'investor@example.com',
  contact: '+919000090000',
  notes: [],
  error_reason: null,
  ...fields,
})

/** The payment by which an investor approved, or did not; undefined before. */
export function approvalEntity({ registrationId, request, state, decidedAt }: BankMandate) {
  if (state === 'open') return undefined
  const hasFailed = state === 'rejected' || state === 'closed'
  return payment({
    id: payIdOf('m', registrationId),
    amount: request.method === 'UPI' ? 100 : 0,
    status: hasFailed ? 'failed' : 'captured',
    order_id: orderIdOf('m', registrationId),
    customer_id: customerIdOf(registrationId),
    token_id: hasFailed ? null : tokenIdOf(registrationId),
    ...(hasFailed && { error_reason: state === 'closed' ? 'payment_cancelled' : 'payment_declined' }),
    created_at: seconds(decidedAt ?? new Date(0)),
  })
}

export function orderEntity(kind: 'm' | 'd', ourId: string, amount: number, isPaid: boolean) {
  return {
    id: orderIdOf(kind, ourId),
    entity: 'order',
    amount,
    amount_paid: isPaid ? amount : 0,
    amount_due: isPaid ? 0 : amount,
    currency: 'INR',
    receipt: `${kind}-${ourId}`,
    status: isPaid ? 'paid' : 'created',
  }
}

type DebitOrder = typeof razorpayDebitOrders.$inferSelect

/** Keeps the order of a debit, once. */
export async function keepDebitOrder({ db }: Platform, debitId: string, amount: number): Promise<void> {
  await db.insert(razorpayDebitOrders).values({ debitId, amount }).onConflictDoNothing()
}

export async function debitOrder({ db }: Platform, debitId: string): Promise<DebitOrder | undefined> {
  return (await db.select().from(razorpayDebitOrders).where(eq(razorpayDebitOrders.debitId, debitId)))[0]
}

/** Takes the one charge of an order; false for a second one, and where the token cannot be debited. It is on the next day. */
export async function chargeToken(platform: Platform, debitId: string, tokenId: string): Promise<boolean> {
  const mandate = await mandateOfToken(platform, tokenId)
  const order = await debitOrder(platform, debitId)
  if (mandate?.state !== 'registered' || !order || order.tokenId !== null) return false
  if (order.amount > mandate.request.limit) return false
  await platform.db
    .update(razorpayDebitOrders)
    .set({ tokenId })
    .where(eq(razorpayDebitOrders.debitId, debitId))
  const { accountNumber } = mandate.request
  await takeInstruction(platform, {
    ...{ id: debitId, kind: 'debit', accountNumber, amount: order.amount },
    dueOn: addDays(indiaDate(platform.clock.now()), 1),
    callbackUrl: `${platform.publicUrl()}/api/v1/debits/callback`,
  })
  return true
}

/** The payment of a debit; undefined where it was not charged. */
export async function debitPayment(platform: Platform, debitId: string, now: Date) {
  const order = await debitOrder(platform, debitId)
  const instruction = order?.tokenId && (await instructionOf(platform, debitId))
  if (!instruction) return undefined
  const isOpen = instruction.answersAt > now
  const hasFailed = !isOpen && instruction.outcome === 'refused'
  return payment({
    id: payIdOf('d', debitId),
    amount: order.amount,
    status: isOpen ? 'created' : hasFailed ? 'failed' : 'captured',
    order_id: orderIdOf('d', debitId),
    token_id: order.tokenId,
    ...(hasFailed && { error_reason: 'insufficient_funds' }),
    created_at: seconds(isOpen ? instruction.takenAt : instruction.answersAt),
  })
}

/** What an investor or a bank does to a mandate that is registered; undefined where that changes nothing. */
export function changeToken(
  { db }: Platform,
  registrationId: string,
  to: 'registered' | 'paused' | 'cancelled',
): Promise<BankMandate | undefined> {
  return inTransaction(db, async (tx) => {
    const changeable = and(
      eq(bankMandates.registrationId, registrationId),
      inArray(bankMandates.state, ['approved', 'registered', 'paused']),
    )
    return (await tx.update(bankMandates).set({ state: to }).where(changeable).returning())[0]
  })
}
