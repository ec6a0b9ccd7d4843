import { getTableName } from 'drizzle-orm'
import { debitEvents } from './debits/schema'
import { ledgerEntries } from './folios/schema'
import { mandateEvents, mandateRegistrationEvents } from './mandates/schema'
import { orderEvents } from './orders/schema'
import { paymentEvents } from './payments/schema'
import { payoutEvents } from './payouts/schema'
import { auditEvents } from './platform/tables'
import type { AppendOnly } from './platform/table-owner'
import { requestEvents } from './service-requests/schema'

const never = [
  ledgerEntries,
  orderEvents,
  paymentEvents,
  debitEvents,
  payoutEvents,
  mandateEvents,
  mandateRegistrationEvents,
  requestEvents,
]

/** What the running portal adds rows to and never changes: units, changes of state, the audit log but for its chain. */
export const appendOnly: AppendOnly = {
  ...Object.fromEntries(never.map((table) => [getTableName(table), []])),
  [getTableName(auditEvents)]: [auditEvents.position.name, auditEvents.hash.name],
}
