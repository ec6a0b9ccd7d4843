import { queryFor, useInvestor, useQuery } from '@portal/kernel'
import { investorApi } from '@portal/contracts/folios/investor'
import { productApi, type Scheme, type SchemeCategory } from '@portal/contracts/schemes/product'

/** The folios of the investor, with their banks, nominees and holdings. */
export function useFolios() {
  const { pan } = useInvestor()
  return useQuery(queryFor(investorApi.folios, { panNumber: pan }))
}

const listed = ({ categories }: { categories: readonly SchemeCategory[] }): Scheme[] =>
  categories.flatMap(({ schemes }) => schemes)

/** Every scheme plan of the fund house. */
export const useSchemes = () => useQuery({ ...queryFor(productApi.schemes, {}), select: listed })
