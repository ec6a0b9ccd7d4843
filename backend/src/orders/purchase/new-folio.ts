import type { AccountType } from '@portal/kernel/contracts/common'
import type * as z from 'zod/mini'

/** A bank account that joins the investor's accounts when the folio opens; already confirmed by penny drop. */
export interface NewAccount {
  bankId: string
  accountNumber: string
  ifscCode: string
  accountType: z.infer<typeof AccountType>
  bankName: string
  branchName: string
  branchCity: string
}

/** What an order that opens a folio needs to know when its money comes. */
export interface NewFolioPlan {
  /** The id of a known account, or all of a new one. */
  bank: string | NewAccount
  /** The folio whose nominees are taken over; null: the investor opted out. */
  nomineesFrom: string | null
}
