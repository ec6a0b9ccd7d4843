import type { Order, PaymentAttempt } from '@portal/kernel/contracts/transaction'
import { optionLabel } from '@portal/kernel/format'
import { unitsOn } from '../calendar/cut-off'
import type { Tx } from '../platform/database'
import { type CaptureRow, type PaymentRow, paymentsOf } from '../payments/payment.repository'
import type { PlanFacts } from '../schemes/catalogue'
import type { OrderRow } from './order.repository'
import { navDateFor } from './purchase-dates'
import { planNamed } from './scheme-plan'

/** What a plan is called in quotes and orders. */
export function schemeRef({ code, plan, option, scheme }: PlanFacts): Order['scheme'] {
  return {
    schemePlanCode: code,
    schemeName: scheme.name,
    planMode: plan === 'D' ? 'DIRECT' : 'REGULAR',
    optionCode: option,
    optDesc: optionLabel(option),
    fundType: scheme.category,
  }
}

/** One order with its attempts, as the contract shows it; unpaid, it tells the NAV date that holds if paid now. */
export async function orderView(tx: Tx, order: OrderRow, now: Date, today: string): Promise<Order> {
  const plan = await planNamed(tx, order.schemePlanCode, today)
  const attempts = await paymentsOf(tx, [order.id])
  const navDate = order.navDate ?? navDateFor(plan.scheme, now)
  const { orderNumber, state, folioNo, investorName, investorPan, investorEmail, investorMobile } = order
  const { amount, stampDuty, netAmount, nav, units, distributorArn } = order
  return {
    transactionId: order.id,
    orderNumber,
    state,
    createdAt: order.createdAt.toISOString(),
    payBefore: order.payBefore.toISOString(),
    folioNo,
    isNewFolio: order.newFolio !== null,
    investorName,
    investorPan,
    investorEmail,
    investorMobile,
    distributorARN: distributorArn,
    scheme: schemeRef(plan),
    amount,
    stampDuty,
    netAmount,
    navDate,
    unitsOn: unitsOn(navDate),
    nav,
    units,
    allottedAt: order.allottedAt?.toISOString() ?? null,
    payments: attempts.map(({ payment, capture }) => attemptView(payment, capture)),
  }
}

function attemptView(payment: PaymentRow, capture: CaptureRow | null): PaymentAttempt {
  const { id, mode, state, bankName, accountLast4, startedAt, settledAt, reason } = payment
  return {
    paymentId: id,
    paymentMode: mode,
    state,
    bankName,
    accountLast4,
    bankReference: capture?.bankReference ?? null,
    startedAt: startedAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
    reason,
  }
}
