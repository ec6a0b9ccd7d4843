import { queryFor, useQuery } from '@portal/kernel'
import { productApi, type Scheme, type SchemeCategory } from '@portal/kernel/contracts/product'

const listed = ({ categories }: { categories: readonly SchemeCategory[] }): Scheme[] =>
  categories.flatMap(({ schemes }) => schemes)

/** Every scheme plan of the fund house. */
export const useSchemes = () => useQuery({ ...queryFor(productApi.schemes, {}), select: listed })
