import { queryFor } from '@portal/kernel'
import { transactionApi } from '@portal/kernel/contracts/transaction'

/** The branch behind an IFSC, asked for once while it is typed; refused where no branch has it. */
export const ifscQuery = (ifscCode: string) => ({
  ...queryFor(transactionApi.ifsc, { ifscCode }),
  staleTime: Infinity,
})
