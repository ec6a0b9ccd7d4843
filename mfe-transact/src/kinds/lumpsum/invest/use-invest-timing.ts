import { useQuery, useQueryClient } from '@portal/kernel'
import type { TransactionDraft } from '@portal/kernel/contracts/transaction-draft'
import type { NavTiming } from '../../../shared/nav-timing'
import { useNavTiming } from '../../../shared/use-nav-timing'
import { useSettled } from '../../../shared/use-settled'
import { lumpsumQuote } from './lumpsum-quote'

/** The time left for the NAV of what the draft describes, asked once it stands still; quiet while it is no order. */
export function useInvestTiming(draft: TransactionDraft): NavTiming | undefined {
  const client = useQueryClient()
  const { originalSchemeDetails, transactionDetails } = useSettled(draft, 500)
  const { schemePlanCode } = originalSchemeDetails ?? {}
  const { amount, selectFolio: folioNo, distributorInfo: advice } = transactionDetails
  const options = lumpsumQuote({ schemePlanCode, folioNo, amount, advice })
  const { data, dataUpdatedAt } = useQuery({ ...options, enabled: Boolean(schemePlanCode && amount) })
  return useNavTiming(data, dataUpdatedAt, () => void client.invalidateQueries(options))
}
