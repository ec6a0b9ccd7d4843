import { queryFor } from '@portal/kernel'
import type { Advice } from '@portal/kernel/contracts/investment'
import { purchaseApi } from '@portal/kernel/contracts/purchase'

interface Asked {
  schemePlanCode: string | undefined
  /** `new` for one that the order opens. */
  folioNo: string | null
  amount: number | null
  advice?: Advice | null | undefined
  /** The new fund that the units are switched into. */
  autoSwitchTo?: string | undefined
}

/** What the server says to a lump sum; a new folio is none for it yet. */
export const lumpsumQuote = ({ schemePlanCode = '', folioNo, amount, advice, autoSwitchTo }: Asked) =>
  queryFor(purchaseApi.quote, {
    schemePlanCode,
    folioNo: folioNo === 'new' ? null : folioNo,
    amount: amount ?? 0,
    ...(advice && { advice }),
    ...(autoSwitchTo && { autoSwitchTo }),
  })
