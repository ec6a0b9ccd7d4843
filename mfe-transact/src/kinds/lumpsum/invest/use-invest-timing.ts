import { queryFor, useQuery, useQueryClient, type NewTransactionDraft } from '@portal/kernel'
import { purchaseApi } from '@portal/kernel/contracts/purchase'
import type { NavTiming } from '../../../shared/nav-timing'
import { useNavTiming } from '../../../shared/use-nav-timing'
import { useSettled } from '../../../shared/use-settled'

/** The time left for the NAV of what the draft describes, asked once it stands still; quiet while it is no order. */
export function useInvestTiming(draft: NewTransactionDraft): NavTiming | undefined {
  const client = useQueryClient()
  const { schemePlanCode, folioNo, amount } = useSettled(draft, 500)
  const body = {
    schemePlanCode: schemePlanCode ?? '',
    folioNo: folioNo === 'new' ? null : folioNo,
    amount: amount ?? 0,
  }
  const options = queryFor(purchaseApi.quote, body)
  const { data, dataUpdatedAt } = useQuery({ ...options, enabled: Boolean(schemePlanCode && amount) })
  return useNavTiming(data, dataUpdatedAt, () => void client.invalidateQueries(options))
}
