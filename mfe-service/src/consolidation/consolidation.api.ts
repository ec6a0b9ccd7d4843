import { queryFor, useInvestor, useQuery } from '@portal/kernel'
import { consolidationApi } from '@portal/contracts/folios/consolidation'
import type { ResponseOf } from '@portal/contracts/wire/endpoint'

export type MergeableFolio = ResponseOf<typeof consolidationApi.folios>['folios'][number]

export function useMergeableFolios() {
  const { pan } = useInvestor()
  return useQuery(queryFor(consolidationApi.folios, { panNumber: pan }))
}

export function useMergePreview(sources: readonly string[], target: string) {
  return useQuery({
    ...queryFor(consolidationApi.validate, { sources: [...sources].sort(), target }),
    enabled: sources.length > 0,
  })
}
