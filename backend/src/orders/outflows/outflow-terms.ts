import { HowMuch } from '@portal/contracts/orders/order-terms'
import { BusinessDate, FolioNumber, Paise, SchemePlanCode } from '@portal/contracts/wire/common'
import * as z from 'zod/mini'
import type { OrderRow } from '../order.repository'

/** What every instalment that takes units out of a holding is made of; nobody sends it. */
export const instalmentTerms = {
  schemePlanCode: SchemePlanCode,
  folioNo: FolioNumber,
  amount: Paise,
  /** The systematic plan, and which due date of it. */
  planId: z.string(),
  dueOn: BusinessDate,
}

const Requested = z.object({ howMuch: z.optional(HowMuch), bankId: z.optional(z.string()) })

/** How much an order of an outflow asks for; an instalment always asks for its amount. */
export function howMuchOf({ terms, amount }: Pick<OrderRow, 'terms' | 'amount'>): HowMuch {
  return Requested.parse(terms).howMuch ?? { amountUnitType: 'AMOUNT', amount: amount ?? 0 }
}

/** The account that an order pays to. */
export function bankIdOf({ id, terms }: OrderRow): string {
  const { bankId } = Requested.parse(terms)
  if (!bankId) throw new Error(`Order ${id} names no account`)
  return bankId
}
