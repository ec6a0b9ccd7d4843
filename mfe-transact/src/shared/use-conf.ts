import { queryFor, useQuery } from '@portal/kernel'
import { contentApi } from '@portal/kernel/contracts/content'

/** What this installation tells the browser of itself; it does not change while a page lives. */
export function useConf() {
  return useQuery({ ...queryFor(contentApi.conf, {}), staleTime: Infinity }).data
}
