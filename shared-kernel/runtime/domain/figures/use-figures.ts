import { contentApi } from '@portal/contracts/support/content'
import type { Figures } from '@portal/contracts/support/figures'
import { queryFor, useQuery } from '../../api/query'

/**
 * The rates, limits and periods that texts name, as the server reckons with them today. A text that names one takes it
 * from here or from the quote it stands beside, and writes none itself. Undefined until they are there, which in the
 * shell they are before a page opens: a sentence with a figure is left out until then (words: Figures).
 */
export function useFigures(): Figures | undefined {
  return useQuery(queryFor(contentApi.conf, {})).data?.figures
}
