import { randomUUID } from 'node:crypto'
import type { OrderKindName } from '@portal/contracts/orders/order-states'
import type { OrderTerms } from '@portal/contracts/orders/order-terms'
import { minutesToPay } from '@portal/contracts/validation'
import { askRegistries } from '../kyc-registry/ask-registries'
import { consumeOtp, countWrongCode } from '../identity/otp-check'
import type { CallContext } from '../platform/call-context'
import { inTransaction, type Tx } from '../platform/database'
import { once, replayOrRun } from '../platform/idempotency'
import type { Platform } from '../platform/module'
import { insertCheckout } from './checkout.repository'
import { families } from './families'
import { kindOf } from './kind-table'
import type { AnyKind, Confirmation, Ordering } from './kind'
import { insertOrder } from './order.repository'
import { rejectOrder } from './reject-order'

/** How long a new checkout waits for its money. */
export const payWindowMs = minutesToPay * 60_000

/** Terms of any kind, an instalment's too, which no investor sends; the schema of the kind says what more they hold. */
interface AnyTerms {
  kind: OrderKindName
}

/** What is done in the same transaction, once; what it throws keeps the orders from being placed. */
export type Beside = (tx: Tx) => Promise<void>

interface Checked {
  kind: AnyKind
  terms: AnyTerms
  facts: unknown
}

/**
 * The only way to new orders: checks them, uses the code up, and writes checkout, orders and audit in one transaction
 * that keeps the key, so that a double click, a retry and a reload all end at one checkout. Returns the ids of the
 * orders, those that were asked for first. Throws what speaks against any of them; then none is placed.
 */
export async function placeOrders(
  platform: Platform,
  requested: readonly OrderTerms[],
  confirmation: Confirmation,
  context: CallContext,
  beside?: Beside,
): Promise<string[]> {
  const { orderIds } = await replayOrRun(platform.db, context.idempotency, () =>
    placeNew(platform, requested, confirmation, context, beside),
  )
  return orderIds
}

async function placeNew(
  platform: Platform,
  requested: readonly OrderTerms[],
  confirmation: Confirmation,
  context: CallContext,
  beside?: Beside,
): Promise<{ orderIds: string[] }> {
  const { db } = platform
  const { investor, idempotency } = context
  const [first] = requested
  if (!first) throw new Error('a checkout needs an order')
  const use = {
    investor,
    activity: kindOf(first.kind).activity,
    reference: confirmation.referenceNumber,
    code: confirmation.otp,
    subject: { orders: requested },
  }
  await countWrongCode(platform, use)
  await askRegistries(platform, [{ pan: investor.pan }])
  const checked = await check(platform, investor, requested)
  return inTransaction(db, (tx) =>
    once(tx, idempotency, async () => {
      await beside?.(tx)
      await consumeOtp(platform, tx, use)
      const { source = 'W' } = context.additions
      const { quickInvest, utmTxnId = null, utmLoginTxnId = null } = confirmation
      const origin = { source, quickInvest, utmTxnId, utmLoginTxnId }
      return write(tx, platform, { checked, investor, origin, requestId: context.requestId })
    }),
  )
}

/**
 * The order of one due date of a systematic plan, which its registration has confirmed; a second call for the same due
 * date breaks on the unique index of orders and changes nothing. Returns its id. Throws what speaks against it.
 */
export async function placeInstalment(
  platform: Platform,
  investor: Ordering,
  terms: AnyTerms,
): Promise<string | undefined> {
  const place = await checkInstalment(platform, investor, terms)
  return inTransaction(platform.db, (tx) => place(tx, platform))
}

/** The same in two steps, for many in one transaction: throws what speaks against the order before anything is written. */
export async function checkInstalment(
  platform: Platform,
  investor: Ordering,
  terms: AnyTerms,
): Promise<(tx: Tx, platform: Platform) => Promise<string | undefined>> {
  const checked = await check(platform, investor, [terms])
  return async (tx, inside) => {
    const { orderIds } = await write(tx, inside, { checked, investor, origin: portalOrigin })
    return orderIds[0]
  }
}

async function check(
  platform: Platform,
  investor: Ordering,
  requested: readonly AnyTerms[],
): Promise<Checked[]> {
  const all: AnyTerms[] = []
  for (const terms of requested) {
    const kind = kindOf(terms.kind)
    const begun = (await kind.begin?.(platform, terms, investor)) ?? terms
    all.push(...([begun, ...(kind.with?.(begun) ?? [])] as AnyTerms[]))
  }
  const checked: Checked[] = []
  for (const terms of all) {
    const kind = kindOf(terms.kind)
    const facts = await kind.facts(platform, investor, terms)
    kind.check(facts, terms)
    checked.push({ kind, terms, facts })
  }
  // Providers are asked once nothing speaks against any order of the checkout.
  for (const each of checked)
    each.facts = (await each.kind.ask?.(platform, investor, each.facts, each.terms)) ?? each.facts
  return checked
}

interface Writing {
  checked: readonly Checked[]
  investor: Ordering
  origin: OrderOrigin
  requestId?: string
}

/** From where a checkout came. */
interface OrderOrigin {
  source: 'W' | 'M'
  quickInvest: boolean
  utmTxnId: string | null
  utmLoginTxnId: string | null
}
const portalOrigin: OrderOrigin = { source: 'W', quickInvest: false, utmTxnId: null, utmLoginTxnId: null }

async function write(
  tx: Tx,
  platform: Platform,
  { checked, investor, origin, requestId }: Writing,
): Promise<{ orderIds: string[] }> {
  const { pan, id } = investor
  const now = platform.clock.now()
  const amount = checked.reduce((sum, { kind, terms }) => sum + (kind.toPay?.(terms) ?? 0), 0)
  const payBefore = amount ? new Date(now.getTime() + payWindowMs) : null
  const checkoutId = randomUUID()
  await insertCheckout(tx, {
    id: checkoutId,
    investorId: id,
    investorPan: pan,
    ...origin,
    amount,
    createdAt: now,
    payBefore,
  })
  const orderIds: string[] = []
  for (const { kind, terms, facts } of checked) {
    await kind.reserve?.(tx, platform, facts, terms)
    const order = await insertOrder(tx, {
      ...kind.columns(facts, terms, now),
      id: randomUUID(),
      checkoutId,
      kind: kind.name,
      family: kind.family,
      state: families[kind.family].first,
      investorId: id,
      investorPan: pan,
      terms: kind.terms.parse(terms),
      createdAt: now,
    })
    await kind.placed?.(tx, platform, order, facts, terms)
    orderIds.push(order.id)
    const failureReason = kind.rejects?.(facts, terms)
    if (failureReason) await rejectOrder(tx, platform, order, failureReason)
    await platform.audit.record(tx, {
      event: 'order.created',
      subject: id,
      ...(requestId && { requestId }),
      detail: { orderId: order.id, kind: kind.name, amount: order.amount },
    })
  }
  return { orderIds }
}
