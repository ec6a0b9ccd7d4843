import * as z from 'zod/mini'
import { Said } from './common'

/** An order that holds units of a holding until it is done. */
export const HoldingOrder = z.object({ transactionId: Said, orderNumber: Said })
export type HoldingOrder = z.infer<typeof HoldingOrder>
