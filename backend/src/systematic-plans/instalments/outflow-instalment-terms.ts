import { SchemePlanCode } from '@portal/contracts/wire/common'
import * as z from 'zod/mini'
import { instalmentTerms } from '../../orders/outflows/outflow-terms'

/** One due date of a transfer plan. */
export const StpInstalmentTerms = z.object({
  kind: z.literal('STP_INSTALMENT'),
  ...instalmentTerms,
  toSchemePlanCode: SchemePlanCode,
})
export type StpInstalmentTerms = z.infer<typeof StpInstalmentTerms>

/** One due date of a withdrawal plan. */
export const SwpInstalmentTerms = z.object({
  kind: z.literal('SWP_INSTALMENT'),
  ...instalmentTerms,
  /** The account of the folio that is paid. */
  bankId: z.string(),
})
export type SwpInstalmentTerms = z.infer<typeof SwpInstalmentTerms>
