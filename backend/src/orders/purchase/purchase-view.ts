import type { PaymentAttempt } from '@portal/kernel/contracts/payment-attempt'
import type { PurchaseState } from '@portal/kernel/contracts/order-states'
import { unitsOn } from '../../calendar/cut-off'
import { paymentsOf } from '../../payments/payment.repository'
import type { Tx } from '../../platform/database'
import type { Platform } from '../../platform/module'
import type { PlanFacts } from '../../schemes/catalogue'
import { autoSwitchToOf, autoSwitchView } from '../auto-switch/auto-switch-view'
import { checkoutOf } from '../checkout.repository'
import type { OrderView } from '../kinds/kind'
import type { OrderRow } from '../order.repository'
import { planNamed } from '../scheme-plan'
import { navDateFor } from './purchase-dates'

/** A purchase with its attempts; unpaid, it tells the NAV date that holds if paid now. */
export async function purchaseView(
  tx: Tx,
  { clock }: Platform,
  order: OrderRow,
  plan: PlanFacts,
): Promise<OrderView> {
  const today = clock.today()
  const switchTo = autoSwitchToOf(order)
  const attempts = await paymentsOf(tx, [order.checkoutId])
  const { payBefore } = await checkoutOf(tx, order.checkoutId)
  const navDate = order.navDate ?? navDateFor(plan.scheme, clock.now())
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
    payments: attempts.map(attemptView),
    mandate: null,
    ...(switchTo && { autoSwitch: autoSwitchView(plan, await planNamed(tx, switchTo, today)) }),
  }
}

type AttemptRow = Awaited<ReturnType<typeof paymentsOf>>[number]

const instant = (milliseconds: number): string => new Date(milliseconds).toISOString()

function attemptView({ payment, capture, returned }: AttemptRow): PaymentAttempt {
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
    reason,
    ...(returned.length > 0 && {
      returned: returned.map(({ at, sentAt, ...money }) => ({
        ...money,
        at: instant(at),
        sentAt: sentAt === null ? null : instant(sentAt),
      })),
    }),
  }
}
