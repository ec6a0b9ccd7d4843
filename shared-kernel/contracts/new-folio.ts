import * as z from 'zod/mini'
import { AccountType, FolioNumber } from './common'

const NewBank = z.object({
  accountNumber: z.string().check(z.regex(/^\d{6,18}$/)),
  ifscCode: z.string().check(z.regex(/^[A-Z]{4}0[A-Z0-9]{6}$/)),
  accountType: AccountType,
})

/** What an order says of the folio that it opens. */
export const NewFolio = z.object({
  bank: z.union([z.object({ bankId: z.string().check(z.maxLength(64)) }), NewBank]),
  nomination: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('none') }),
    z.object({ kind: z.literal('sameAs'), folioNo: FolioNumber }),
  ]),
})
export type NewFolio = z.infer<typeof NewFolio>
