import type {
  InitiateAnswer,
  Order,
  PlanChangeOrder,
  PurchaseOrder,
  RegistrationOrder,
  SchemeRef,
  StpOrder,
  SwpOrder,
} from '@portal/kernel/contracts/order'
import type { SchemeSelection } from '@portal/kernel/contracts/scheme-selection'
import { indiaDate, planLabels } from '@portal/kernel/format'
import { type OrderStatus, statusOfOrder } from './order-status'

type Result = Omit<InitiateAnswer, 'orders'>

const status = (order: Order): OrderStatus['status'] => statusOfOrder(order).status

/** The answer of every initiate call, about the first of the orders (S3.043 to S3.046). */
export function initiateAnswer(orders: readonly Order[]): InitiateAnswer {
  const [order] = orders
  if (!order) throw new Error('a checkout has an order')
  return { ...resultOf(order), ...partsOf(orders), orders: [...orders] }
}

/** Both halves of an investment solution, equity first (S3.045). */
function partsOf(orders: readonly Order[]): Pick<Result, 'equityScheme' | 'debtScheme'> {
  const [equity, debt] = orders.filter(({ kind }) => kind === 'SOLUTION')
  if (!equity || !debt) return {}
  return { equityScheme: selectionOf(equity.scheme), debtScheme: selectionOf(debt.scheme) }
}

const selectionOf = (scheme: SchemeRef): SchemeSelection => ({
  fundType: scheme.fundType,
  option: scheme.optionCode,
  optionName: scheme.optDesc,
  plan: scheme.planMode === 'DIRECT' ? 'D' : 'R',
  planMode: scheme.planMode === 'DIRECT' ? 'Direct' : 'Regular',
  planName: planLabels[scheme.planMode],
  scheme: scheme.schemePlanCode,
  schemeName: scheme.schemeName,
})

function resultOf(order: Order): Result {
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
    trxnType: order.kind,
    ...planOf(order),
    ...(order.family === 'purchase' && bankOf(order)),
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
    ...(order.kind === 'SIP' ? sipOf(order) : exitPlanOf(order)),
    endDate: order.endDate,
    numOfInstallments: order.installments,
  }
}

const sipOf = ({ sipStartDate, sipDate, sipFrequency, umrn }: RegistrationOrder) => ({
  startDate: sipStartDate,
  systDate: sipDate,
  systFrequency: sipFrequency,
  urnNumber: umrn,
})

const exitPlanOf = ({ startDate, dayOfMonth, frequency }: StpOrder | SwpOrder) => ({
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

function bankOf({ payments }: PurchaseOrder): Pick<Result, 'bankDetails'> {
  const { bankName, accountLast4 } = payments.at(-1) ?? {}
  return bankName && accountLast4 ? { bankDetails: { bankName, accountLast4 } } : {}
}
