import { BusinessDate, FolioNumber, Paise, SchemePlanCode } from '@portal/contracts/wire/common'
import { Advice } from '@portal/contracts/schemes/investment'
import { NewFolio } from '@portal/contracts/folio-opening/new-folio'
import { SipTerms } from '@portal/contracts/orders/order-terms'
import type { SipTiming } from '@portal/contracts/validation'
import { closedDays } from '../../calendar/business-day'
import type { PlanStepUp } from '../../plan-register/step-up'
import * as z from 'zod/mini'

/** A SIP once it is ordered: it has the number of the plan that it registers. */
export const PlacedSipTerms = z.extend(SipTerms, { planId: z.string(), orderedOn: BusinessDate })
export type PlacedSipTerms = z.infer<typeof PlacedSipTerms>

/** How the plan of a SIP will grow: its years are counted from its first debit. */
export const stepUpOf = ({ sipTopUp, sipStartDate }: SipTerms): PlanStepUp | null =>
  sipTopUp ? { ...sipTopUp, from: sipStartDate, taken: 0 } : null

/** What decides the due dates of a SIP. */
export const timingOf = (terms: Omit<SipTerms, 'kind'>): SipTiming => ({ ...terms, closedDays })

/** One instalment: paid like a lump sum, or debited on the mandate of its plan. */
export const SipInstalmentTerms = z.object({
  kind: z.literal('SIP_INSTALMENT'),
  schemePlanCode: SchemePlanCode,
  folioNo: z.nullable(FolioNumber),
  newFolio: z.optional(NewFolio),
  advice: z.optional(Advice),
  amount: Paise,
  planId: z.string(),
  dueOn: BusinessDate,
  /** Null: paid by the payment of its checkout. */
  umrn: z.nullable(z.string()),
})
export type SipInstalmentTerms = z.infer<typeof SipInstalmentTerms>
