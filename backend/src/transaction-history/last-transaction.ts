import type { LastTransactedDetails } from '@portal/contracts/orders/last-transaction'
import { folioOf } from '../folios/folio-reader'
import { paymentsOf } from '../payments/payment.repository'
import type { Tx } from '../platform/database'
import { planOn } from '../schemes/catalogue'
import { planModeOf } from '../schemes/scheme-view'
import { transactionHistory } from './history'
import { ordersNamed } from '../orders/order-reader'
import type { OrderRow } from '../orders/order.repository'

/** What an investor did last (S3.051); null before the first transaction. */
export async function lastTransactionOf(
  tx: Tx,
  pan: string,
  today: string,
): Promise<LastTransactedDetails | null> {
  const [row] = await transactionHistory(tx, pan, 1, today)
  const plan = row && (await planOn(tx, row.schemePlanCode, today))
  if (!row || !plan) return null
  const [order] = await ordersNamed(tx, [row.transactionId])
  const folio = row.folioNo === null ? undefined : await folioOf(tx, pan, row.folioNo)
  return {
    transactionType: row.kind,
    status: row.status,
    folioNo: row.folioNo,
    scheme: row.schemeName,
    schemePlanCode: row.schemePlanCode,
    plan: planModeOf(plan),
    option: plan.option,
    toScheme: row.toSchemeName,
    amount: row.amount,
    units: row.units,
    payMode: order ? await payModeOf(tx, order) : null,
    umrNo: order ? umrnOf(order) : null,
    distributorARN: order?.distributorArn ?? folio?.distributorArn ?? null,
    brokerCode: folio?.branchCode ?? null,
    euin: order?.euin ?? folio?.euin ?? null,
    riaCode: order?.riaCode ?? folio?.riaCode ?? null,
  }
}

/** The folio of the latest transaction that has one: a purchase that opens one has none before it is paid. */
export async function latestFolioOf(tx: Tx, pan: string, today: string): Promise<string | null> {
  const rows = await transactionHistory(tx, pan, 20, today)
  return rows.find(({ folioNo }) => folioNo !== null)?.folioNo ?? null
}

async function payModeOf(tx: Tx, { checkoutId }: OrderRow): Promise<LastTransactedDetails['payMode']> {
  const attempts = await paymentsOf(tx, [checkoutId])
  return attempts.findLast(({ capture }) => capture !== null)?.payment.mode ?? null
}

/** Kinds that a mandate pays keep it in their terms. */
function umrnOf({ terms }: OrderRow): string | null {
  const umrn = typeof terms === 'object' && terms !== null && 'umrn' in terms ? terms.umrn : null
  return typeof umrn === 'string' ? umrn : null
}
