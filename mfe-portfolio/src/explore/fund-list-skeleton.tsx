import { Skeleton } from '@portal/kernel'

/** As many rows as fill a screen. */
export function FundListSkeleton() {
  return <Skeleton shape="row" count={8} />
}
