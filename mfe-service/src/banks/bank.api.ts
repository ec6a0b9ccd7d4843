import { queryFor, useInvestor, useQuery } from '@portal/kernel'
import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import { folioBankApi } from '@portal/contracts/folios/folio-bank'

export type FolioBanks = ResponseOf<typeof folioBankApi.banks>['folios'][number]

export function useBanks() {
  const { pan } = useInvestor()
  return useQuery(queryFor(folioBankApi.banks, { panNumber: pan }))
}
