import { useLocation } from '@portal/kernel'
import { usePageHandle } from '@portal/kernel/internal'
import { isTransactionPath } from '../guards/transaction-paths'

/** Whether the page says that it is in a flow, or its path does (S2.059 to S2.065). */
export function useInFlow(): boolean {
  const { pathname } = useLocation()
  const handle = usePageHandle()
  return (handle?.inFlow ?? false) || isTransactionPath(pathname)
}
