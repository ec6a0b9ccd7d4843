import type { PgTable } from 'drizzle-orm/pg-core'
import { ticketEntries, tickets } from '../../src/support-tickets/schema'
import {
  bankAccounts,
  folioBanks,
  folioHolders,
  folios,
  ledgerEntries,
  lots,
  nominees,
  unitBlocks,
} from '../../src/folios/schema'
import { credentials, investors } from '../../src/identity/schema'
import { kycAnswers, panAnswers, taxNotes } from '../../src/kyc-registry/schema'
import {
  mandateEvents,
  mandateRegistrationEvents,
  mandateRegistrations,
  mandates,
} from '../../src/mandates/schema'
import { notifications } from '../../src/notifications/schema'
import { planInstalments, systematicPlans, systematicPlanVersions } from '../../src/plan-register/schema'
import { kraRecords, panCards } from '../providers/registries/schema'
import type { CopiedKind } from './copied-values'

/** By what a row is known to be an investor's. */
export type OwnedBy = 'pan' | 'investor' | 'folio' | 'plan' | 'mandate' | 'registration' | 'case'

/** How the rows of one table are copied. */
export interface CopiedTable {
  table: PgTable
  /** The column that says whose a row is, as the table calls it. */
  owner: { column: string; by: OwnedBy }
  /** Columns that are another value in each copy; the others stay what they are. */
  differ: Readonly<Record<string, CopiedKind>>
}

const ofPan = { column: 'pan', by: 'pan' } as const
const ofFolio = { column: 'folio_no', by: 'folio' } as const
const ofPlan = { column: 'plan_id', by: 'plan' } as const
const ofMandate = { column: 'umrn', by: 'mandate' } as const

/** All that an investor is and has; what is on its way in the demo data stays the demo's alone. */
export const copiedTables: readonly CopiedTable[] = [
  { table: panAnswers, owner: ofPan, differ: { pan: 'pan' } },
  { table: kycAnswers, owner: ofPan, differ: { pan: 'pan' } },
  { table: taxNotes, owner: ofPan, differ: { pan: 'pan' } },
  { table: panCards, owner: ofPan, differ: { pan: 'pan' } },
  { table: kraRecords, owner: ofPan, differ: { pan: 'pan' } },
  {
    table: investors,
    owner: ofPan,
    differ: { id: 'id', pan: 'pan', email: 'email', mobile: 'mobile' },
  },
  {
    table: credentials,
    owner: { column: 'investor_id', by: 'investor' },
    differ: { investor_id: 'id' },
  },
  {
    table: bankAccounts,
    owner: ofPan,
    differ: { bank_id: 'bank', pan: 'pan', account_number: 'account' },
  },
  {
    table: folios,
    owner: ofPan,
    differ: {
      folio_no: 'folio',
      pan: 'pan',
      email: 'email',
      mobile: 'mobile',
      opened_by: 'text',
      merged_into: 'folio',
    },
  },
  { table: folioHolders, owner: ofFolio, differ: { folio_no: 'folio', pan: 'pan' } },
  { table: nominees, owner: ofFolio, differ: { folio_no: 'folio' } },
  { table: folioBanks, owner: ofFolio, differ: { folio_no: 'folio', bank_id: 'bank' } },
  { table: ledgerEntries, owner: ofFolio, differ: { folio_no: 'folio', order_id: 'reference' } },
  { table: lots, owner: ofFolio, differ: { folio_no: 'folio' } },
  { table: unitBlocks, owner: ofFolio, differ: { folio_no: 'folio' } },
  {
    table: systematicPlans,
    owner: ofFolio,
    differ: { id: 'plan', folio_no: 'folio', bank_id: 'bank', umrn: 'umrn' },
  },
  { table: systematicPlanVersions, owner: ofPlan, differ: { plan_id: 'plan', umrn: 'umrn' } },
  { table: planInstalments, owner: ofPlan, differ: { plan_id: 'plan' } },
  { table: mandates, owner: ofPan, differ: { umrn: 'umrn', pan: 'pan', bank_id: 'bank' } },
  { table: mandateEvents, owner: ofMandate, differ: { umrn: 'umrn' } },
  {
    table: mandateRegistrations,
    owner: ofPan,
    differ: { id: 'id', number: 'registration', pan: 'pan', bank_id: 'bank', umrn: 'umrn' },
  },
  {
    table: mandateRegistrationEvents,
    owner: { column: 'registration_id', by: 'registration' },
    differ: { registration_id: 'id' },
  },
  { table: notifications, owner: ofPan, differ: { tracker_id: 'text', pan: 'pan' } },
  { table: tickets, owner: ofPan, differ: { id: 'id', number: 'ticketNumber', pan: 'pan' } },
  { table: ticketEntries, owner: { column: 'case_id', by: 'case' }, differ: { case_id: 'id' } },
]
