import * as z from 'zod/mini'
import { AnswerText } from '../wire/common'

/** An order that holds units of a holding until it is done. */
export const HoldingOrder = z.object({ transactionId: AnswerText, orderNumber: AnswerText })
export type HoldingOrder = z.infer<typeof HoldingOrder>
