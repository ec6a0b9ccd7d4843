import { checkDebits } from './debits/invariants'
import { auditLedger } from './folios/audit-ledger'
import { checkIncome } from './income/invariants'
import { checkMandates } from './mandates/invariants'
import { checkPlans } from './systematic-plans/instalments/check-plans'
import { checkOrders } from './orders/invariants'
import { checkMoney } from './payments/invariants'
import { checkPayouts } from './payouts/invariants'
import type { Tx } from './platform/database'

/** Everything that must hold of orders, mandates, money and units, of every domain; an empty list when it does. */
export async function checkInvariants(tx: Tx): Promise<string[]> {
  return [
    ...(await checkOrders(tx)),
    ...(await checkIncome(tx)),
    ...(await checkPlans(tx)),
    ...(await checkMoney(tx)),
    ...(await checkPayouts(tx)),
    ...(await checkMandates(tx)),
    ...(await checkDebits(tx)),
    ...(await auditLedger(tx)),
  ]
}
