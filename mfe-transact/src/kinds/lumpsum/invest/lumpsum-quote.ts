import { queryFor } from '@portal/kernel'
import { purchaseApi } from '@portal/kernel/contracts/purchase'

interface Asked {
  schemePlanCode: string | undefined
  /** `new` for one that the order opens. */
  folioNo: string | null
  amount: number | null
}

/** What the server says to a lump sum; a new folio is none for it yet. */
export const lumpsumQuote = ({ schemePlanCode = '', folioNo, amount }: Asked) =>
  queryFor(purchaseApi.quote, {
    schemePlanCode,
    folioNo: folioNo === 'new' ? null : folioNo,
    amount: amount ?? 0,
  })
