import { queryFor } from '@portal/kernel'
import { bankApi } from '@portal/kernel/contracts/bank'

/** The branch behind an IFSC, asked for once while it is typed; refused where no branch has it. */
export const ifscQuery = (ifscCode: string) => ({
  ...queryFor(bankApi.ifsc, { ifscCode }),
  staleTime: Infinity,
})
