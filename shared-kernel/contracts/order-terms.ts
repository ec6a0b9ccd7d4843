import * as z from 'zod/mini'
import { FolioNumber, Paise, SchemePlanCode } from './common'
import { NewFolio } from './new-folio'

/** All of an order that the investor confirms. A one-time code is bound to it: whatever changes here needs a new code. */
export const OrderTerms = z.object({
  schemePlanCode: SchemePlanCode,
  /** Null: a new folio. */
  folioNo: z.nullable(FolioNumber),
  newFolio: z.optional(NewFolio),
  amount: Paise,
})
export type OrderTerms = z.infer<typeof OrderTerms>
