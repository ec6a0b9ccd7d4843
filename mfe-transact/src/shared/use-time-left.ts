import { queryFor, useCountdown, useInvestor, useQuery } from '@portal/kernel'
import { investorApi } from '@portal/kernel/contracts/investor'

/** Seconds until a moment by the server's clock, never the browser's own; undefined until that is known. */
export function useTimeLeft(until: string | null): number | undefined {
  const { pan } = useInvestor()
  const { data, dataUpdatedAt } = useQuery(queryFor(investorApi.portfolio, { panNumber: pan }))
  const ahead = data ? Date.parse(data.serverNow) - dataUpdatedAt : 0
  const left = useCountdown(data && until ? Date.parse(until) - ahead : undefined)
  return data && left
}
