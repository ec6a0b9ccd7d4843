import type { FundCategory } from '@portal/contracts/wire/common'
import type {
  InitiateAnswer,
  Order,
  PlanChangeOrder,
  RegistrationOrder,
  SchemeRef,
  StpOrder,
  SwpOrder,
} from '@portal/contracts/orders/order'
import type { OrderKindName } from '@portal/contracts/orders/order-states'
import type { SchemeSelection } from '@portal/contracts/schemes/scheme-selection'
import { type FlowKind, indiaDate, planLabel } from '@portal/contracts/format'
import type { PayingBank } from '../payments/payment-rules'
import { type OrderStatus, statusOfOrder } from './order-status'

type Result = Omit<InitiateAnswer, 'orders'>

const status = (order: Order): OrderStatus['status'] => statusOfOrder(order).status

/**
 * The answer of every initiate call, about the first of the orders (S3.043 to S3.046), with the first equity and the
 * first debt scheme among all of them. `payer` is the account that a lump sum is usually paid from.
 */
export function initiateAnswer(orders: readonly Order[], payer?: PayingBank): InitiateAnswer {
  const [order] = orders
  if (!order) throw new Error('a checkout has an order')
  return {
    ...resultOf(order),
    ...(order.kind === 'LUMPSUM' && payer && { bankDetails: named(payer) }),
    ...schemeOf(orders, 'EQUITY', 'equityScheme'),
    ...schemeOf(orders, 'DEBT', 'debtScheme'),
    orders: [...orders],
  }
}

const named = ({ bankName, accountLast4 }: PayingBank) => ({ bankName, accountLast4 })

function schemeOf<Name extends 'equityScheme' | 'debtScheme'>(
  orders: readonly Order[],
  category: FundCategory,
  name: Name,
): Partial<Record<Name, SchemeSelection>> {
  const scheme = orders.find((order) => order.scheme.fundType === category)?.scheme
  return scheme ? ({ [name]: selectionOf(scheme) } as Record<Name, SchemeSelection>) : {}
}

function selectionOf(scheme: SchemeRef): SchemeSelection {
  const direct = scheme.planMode === 'DIRECT'
  return {
    fundType: scheme.fundType,
    option: scheme.optionCode,
    optionName: scheme.optDesc,
    plan: direct ? 'D' : 'R',
    planMode: direct ? 'Direct' : 'Regular',
    planName: planLabel(scheme.planMode),
    scheme: scheme.schemePlanCode,
    schemeName: scheme.schemeName,
  }
}

/** Kinds of orders that the specification calls otherwise. */
const flowKindNames: Partial<Record<OrderKindName, FlowKind>> = {
  SIP_MODIFY: 'SIP_MODIFICATION',
  SIP_RENEW: 'Renew SIP',
}

/** The flow kind that an order of a kind is told by; one that the specification does not name is told by its own (S4.005, S4.006). */
export const flowKindOf = (kind: OrderKindName): string => flowKindNames[kind] ?? kind

/** What every kind of order says in the specification's words. */
export function resultOf(order: Order): Result {
  const { scheme } = order
  return {
    responseStatus: 'SUCCESS',
    resultMsg: 'Success',
    amount: amountOf(order),
    arnCode: order.distributorARN,
    dividendFrequency: null,
    euin: order.advice?.euin ?? null,
    subBrokerCode: order.advice?.subBrokerCode ?? null,
    failureReason: order.failureReason,
    folioNo: order.folioNo,
    fundOption: scheme.optionCode,
    investorName: order.investorName,
    schemeName: scheme.schemeName,
    planMode: scheme.planMode === 'DIRECT' ? 'Direct' : 'Regular',
    status: status(order),
    transactionId: order.transactionId,
    trxnDate: indiaDate(order.createdAt),
    trxnRefNo: order.orderNumber,
    trxnType: flowKindOf(order.kind),
    ...planOf(order),
  }
}

function amountOf(order: Order): number | null {
  if ('after' in order) return order.after.amount
  if (order.family === 'purchase' || order.family === 'registration') return order.amount
  return order.howMuch.amountUnitType === 'AMOUNT' ? order.howMuch.amount : null
}

const noPlan = {
  startDate: null,
  endDate: null,
  numOfInstallments: null,
  systDate: null,
  systFrequency: null,
  urnNumber: null,
}

function planOf(order: Order): Pick<Result, keyof typeof noPlan> {
  if (order.family !== 'registration') return noPlan
  if ('after' in order) return changedPlan(order)
  return {
    ...(order.kind === 'SIP' ? sipOf(order) : systematicOutflowOf(order)),
    endDate: order.endDate,
    numOfInstallments: order.installments,
  }
}

const sipOf = ({ sipStartDate, sipDate, sipFrequency, umrn }: RegistrationOrder) => ({
  startDate: sipStartDate,
  systDate: sipDate ?? null,
  systFrequency: sipFrequency,
  urnNumber: umrn,
})

const systematicOutflowOf = ({ startDate, dayOfMonth, frequency }: StpOrder | SwpOrder) => ({
  startDate,
  systDate: dayOfMonth,
  systFrequency: frequency,
  urnNumber: null,
})

function changedPlan({ after }: PlanChangeOrder): Pick<Result, keyof typeof noPlan> {
  const { nextDue, endDate, dayOfMonth, frequency, umrn } = after
  return {
    ...noPlan,
    startDate: nextDue,
    endDate,
    systDate: dayOfMonth,
    systFrequency: frequency,
    urnNumber: umrn,
  }
}
