import type { MandateMode, PaymentAttempt } from '@portal/contracts/payments/payment-attempt'
import type { PurchaseState } from '@portal/contracts/orders/order-states'
import { nextBusinessDay } from '../../calendar/business-day'
import { unitsOn } from '../../calendar/cut-off'
import { indiaMoment } from '../../calendar/india-time'
import { type DebitRow, debitsOfPayments } from '../../debits/debits'
import { isByMandate } from '../../payments/payment-state'
import { type PaymentRow, paymentsOf } from '../../payments/payment.repository'
import { moneyBy } from '../../payments/transfer-time'
import type { Tx } from '../../platform/database'
import type { Platform } from '../../platform/module'
import type { SchemePlanFacts } from '../../schemes/catalogue'
import { autoSwitchToOf, autoSwitchView } from '../auto-switch/auto-switch-view'
import { checkoutOf } from '../checkout.repository'
import type { OrderView } from '../kind'
import type { OrderRow } from '../order.repository'
import { planNamed } from '../scheme-plan'
import { type DatedScheme, navDateFor } from './purchase-dates'
import { sayReason } from '../../payments/failure-reasons'

/** A purchase with its attempts; unpaid, it tells the NAV date that holds if paid now. */
export async function purchaseView(
  tx: Tx,
  { clock }: Platform,
  order: OrderRow,
  plan: SchemePlanFacts,
): Promise<OrderView> {
  const today = clock.today()
  const switchTo = autoSwitchToOf(order)
  const attempts = await paymentsOf(tx, [order.checkoutId])
  const debits = await debitsOf(tx, attempts)
  const { payBefore } = await checkoutOf(tx, order.checkoutId)
  const navDate = order.navDate ?? navDateOfMoney(plan.scheme, clock.now(), debits)
  const { amount, stampDuty, netAmount, nav, units } = order
  return {
    family: 'purchase',
    state: order.state as PurchaseState,
    payBefore: (payBefore ?? order.createdAt).toISOString(),
    amount: amount ?? 0,
    stampDuty: stampDuty ?? 0,
    netAmount: netAmount ?? 0,
    navDate,
    unitsOn: unitsOn(navDate),
    nav,
    units,
    allottedAt: order.allottedAt?.toISOString() ?? null,
    payments: attempts.map((attempt) => attemptView(attempt, debits.get(attempt.payment.id))),
    mandate: null,
    ...(switchTo && { autoSwitch: autoSwitchView(plan, await planNamed(tx, switchTo, today)) }),
  }
}

/** The debits of attempts by mandate, by attempt. */
async function debitsOf(
  tx: Tx,
  attempts: readonly { payment: PaymentRow }[],
): Promise<ReadonlyMap<string | null, DebitRow>> {
  const byMandate = attempts.filter(({ payment }) => isByMandate(payment.mode))
  const rows = await debitsOfPayments(
    tx,
    byMandate.map(({ payment }) => payment.id),
  )
  return new Map(rows.map((debit) => [debit.paymentId, debit]))
}

/** The NAV of an order that is not paid: if it is paid now, or as the bank will answer the debit that is on its way. */
function navDateOfMoney(
  scheme: DatedScheme,
  now: Date,
  debits: ReadonlyMap<string | null, DebitRow>,
): string {
  const open = [...debits.values()].find(({ state }) => state === 'due' || state === 'presented')
  const answer = open && indiaMoment(nextBusinessDay(open.presentOn), '09:00')
  return navDateFor(scheme, answer && answer > now ? answer : now)
}

type AttemptRow = Awaited<ReturnType<typeof paymentsOf>>[number]

const instant = (milliseconds: number): string => new Date(milliseconds).toISOString()

function attemptView(
  { payment, capture, returned }: AttemptRow,
  debit: DebitRow | undefined,
): PaymentAttempt {
  const { id, mode, state, bankName, accountLast4, startedAt, settledAt, reason } = payment
  const { utr, chequeNumber } = payment
  return {
    paymentId: id,
    paymentMode: mode,
    state,
    ...(utr !== null && { utrNumber: utr }),
    ...(chequeNumber !== null && { chequeNumber }),
    bankName,
    accountLast4,
    bankReference: capture?.bankReference ?? null,
    startedAt: startedAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
    reason: reason && sayReason(reason),
    ...(returned.length > 0 && {
      returned: returned.map(({ amount, reason: why, at, sentAt }) => ({
        amount,
        reason: sayReason(why),
        at: instant(at),
        sentAt: sentAt === null ? null : instant(sentAt),
      })),
    }),
    ...(debit && isByMandate(mode) && { debit: debitView(mode, debit) }),
  }
}

const debitView = (mode: MandateMode, { presentOn, state, requestedAt }: DebitRow) => ({
  debitOn: presentOn,
  moneyBy: moneyBy(mode, presentOn),
  isWithBank: state !== 'due' || requestedAt !== null,
})
