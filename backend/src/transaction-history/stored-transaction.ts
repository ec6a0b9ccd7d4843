import type { Order } from '@portal/contracts/orders/order'
import type { StoredTransaction, TransactionBank } from '@portal/contracts/orders/stored-transaction'
import { mandatePaymentModes, maskAccount } from '@portal/contracts/format'
import { distributorsNamed, euinsOf } from '../distributors/register'
import { banksOf } from '../folios/folio-reader'
import { mandatesOf } from '../mandates/mandate-reader'
import { paymentsOf } from '../payments/payment.repository'
import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import type { OrderRow } from '../orders/order.repository'
import { statusOfOrder } from '../orders/order-status'
import { planNamed } from '../orders/scheme-plan'
import { resultOf } from '../orders/transaction-result'

/** An order as it is kept, under the names of the specification (S3.047 to S3.050). */
export async function storedTransaction(
  { db, clock }: Platform,
  row: OrderRow,
  order: Order,
  changedAt: Date = row.createdAt,
): Promise<StoredTransaction> {
  const result = resultOf(order)
  const attempts = await paymentsOf(db, [row.checkoutId])
  const last = attempts.at(-1)?.payment
  const { status, statusText } = statusOfOrder(order, order.family === 'purchase' ? last?.state : undefined)
  const modified = last?.settledAt && last.settledAt > changedAt ? last.settledAt : changedAt
  return {
    transactionId: order.transactionId,
    userTxrnNo: order.orderNumber,
    initiatedOn: order.createdAt,
    modifiedOn: modified.toISOString(),
    expiredOn: order.state === 'expired' ? changedAt.toISOString() : null,
    ...(await adviceOf(db, order, clock.today())),
    folioNo: order.folioNo,
    investorEmail: order.investorEmail,
    investorMobileNumber: order.investorMobile,
    investorName: order.investorName,
    investorPAN: order.investorPan,
    ...(await schemesOf(db, row, order, clock.today())),
    investType: order.kind,
    dividendFrequency: result.dividendFrequency,
    investmentAmount: result.amount,
    amountUnitType: 'howMuch' in order ? order.howMuch.amountUnitType : 'AMOUNT',
    transactionStatus: status,
    subStatus: statusText,
    frequency: result.systFrequency,
    frequencyDate: result.systDate,
    sipSrn: order.planId,
    startDate: result.startDate,
    endDate: result.endDate,
    numOfInstallments: result.numOfInstallments,
    ...topUpOf(order),
    bankDetails: await bankOf(db, row, order),
  }
}

async function adviceOf(
  tx: Tx,
  order: Order,
  today: string,
): Promise<Pick<StoredTransaction, 'distributorArn' | 'distributorName' | 'euin' | 'euinProfileName'>> {
  const distributorArn = order.distributorARN
  const euin = order.advice?.euin ?? null
  if (distributorArn === null) return { distributorArn, distributorName: null, euin, euinProfileName: null }
  const names = await distributorsNamed(tx, [distributorArn], today)
  const holders = euin === null ? [] : await euinsOf(tx, distributorArn, today)
  return {
    distributorArn,
    distributorName: names.get(distributorArn)?.name ?? null,
    euin,
    euinProfileName: holders.find((each) => each.euin === euin)?.name ?? null,
  }
}

async function schemesOf(
  tx: Tx,
  { schemePlanCode, toSchemePlanCode }: OrderRow,
  { scheme }: Order,
  today: string,
): Promise<
  Pick<
    StoredTransaction,
    'schemeName' | 'schemeCode' | 'investOption' | 'option' | 'toScheme' | 'toSchemeCode'
  >
> {
  const from = await planNamed(tx, schemePlanCode, today)
  const to = toSchemePlanCode === null ? undefined : await planNamed(tx, toSchemePlanCode, today)
  return {
    schemeName: scheme.schemeName,
    schemeCode: from.scheme.code,
    investOption: scheme.optionCode,
    option: scheme.optDesc,
    toScheme: to?.scheme.name ?? null,
    toSchemeCode: to?.scheme.code ?? null,
  }
}

const noTopUp = {
  topUpAmount: null,
  topUpFrequency: null,
  topUpMaxAmount: null,
  topUpMaxYears: null,
  topUpuntil: null,
}

const topUpOf = (order: Order): Pick<StoredTransaction, keyof typeof noTopUp> =>
  ('sipTopUp' in order && order.sipTopUp) || noTopUp

type Paying = Pick<TransactionBank, 'bankId' | 'paymentMode'> & { bankName: string; accountLast4: string }

/** The account that pays an order, or that it is paid to; null while none is chosen, and where no money moves. */
async function bankOf(tx: Tx, row: OrderRow, order: Order): Promise<TransactionBank | null> {
  const paying = await payingOf(tx, row, order)
  if (!paying) return null
  const account = (await banksOf(tx, row.investorPan)).find(({ bankId }) => bankId === paying.bankId)
  return {
    bankId: paying.bankId,
    bankName: paying.bankName,
    accountNumber: maskAccount(account?.accountNumber ?? paying.accountLast4),
    accountType: account?.accountType ?? null,
    bankCity: account?.branchCity ?? null,
    paymentMode: paying.paymentMode,
  }
}

async function payingOf(tx: Tx, row: OrderRow, order: Order): Promise<Paying | undefined> {
  const umrn = 'umrn' in order ? order.umrn : order.family === 'purchase' ? order.mandate?.umrn : undefined
  if (umrn) return payingMandate(tx, row, umrn)
  if (order.family === 'purchase') return payingAttempt(tx, row)
  return 'bankName' in order ? paidAccount(row, order) : undefined
}

async function payingMandate(tx: Tx, { investorPan }: OrderRow, umrn: string): Promise<Paying | undefined> {
  const mandate = (await mandatesOf(tx, investorPan)).find((each) => each.umrn === umrn)
  return mandate && { ...mandate, paymentMode: mandatePaymentModes[mandate.kind] }
}

/** UPI tells no account before it has paid. */
async function payingAttempt(tx: Tx, { checkoutId }: OrderRow): Promise<Paying | undefined> {
  const last = (await paymentsOf(tx, [checkoutId])).at(-1)?.payment
  if (!last?.bankName || !last.accountLast4) return undefined
  const { bankId, bankName, accountLast4, mode } = last
  return { bankId, bankName, accountLast4, paymentMode: mode }
}

/** Kinds that pay an account keep it in their terms. */
function paidAccount(
  { terms }: OrderRow,
  { bankName, accountLast4 }: { bankName: string; accountLast4: string },
): Paying {
  const bankId = typeof terms === 'object' && terms !== null && 'bankId' in terms ? terms.bankId : null
  return { bankId: typeof bankId === 'string' ? bankId : null, bankName, accountLast4, paymentMode: null }
}
