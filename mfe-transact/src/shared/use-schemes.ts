import { queryFor, useQuery } from '@portal/kernel'
import { productApi, type SchemeCategory } from '@portal/kernel/contracts/product'

const listed = (categories: readonly SchemeCategory[]) => categories.flatMap(({ schemes }) => schemes)

/** Every scheme plan of the fund house; undefined while they are on their way. */
export function useSchemes() {
  const { data, isError, isFetching, refetch } = useQuery(queryFor(productApi.schemes, {}))
  return {
    schemes: data && listed(data.categories),
    failed: isError && !data,
    fetching: isFetching,
    retry: () => void refetch(),
  }
}
