import * as z from 'zod/mini'
import { type AmountRange, amountRanges } from '../format/amount-ranges'
import { limits } from '../validation/limits'
import { BusinessDate, FolioNumber } from '../wire/common'

/** What an investor looks for in the history; what is absent leaves nothing out. */
export const HistoryFilter = z.object({
  folioNumber: z.optional(FolioNumber),
  type: z.optional(z.enum(['PURCHASE', 'SIP', 'REDEMPTION', 'SWITCH', 'IDCW', 'REGISTRATION'])),
  /** OPEN: something is still to come of it · FAILED: it was not carried out. */
  outcome: z.optional(z.enum(['OPEN', 'DONE', 'FAILED'])),
  /** One of the ranges of S9.023; what is not known in rupees yet is in none. */
  amount: z.optional(z.enum(Object.keys(amountRanges) as [AmountRange, ...AmountRange[]])),
  from: z.optional(BusinessDate),
  to: z.optional(BusinessDate),
  /** In the names of schemes, in folio and order numbers. */
  search: z.optional(z.string().check(z.maxLength(limits.text.search))),
})
export type HistoryFilter = z.infer<typeof HistoryFilter>
