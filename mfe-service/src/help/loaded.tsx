import { ErrorPanel, Skeleton, SkeletonRegion, type ApiError } from '@portal/kernel'
import type { ReactNode } from 'react'
import styles from './help.module.css'

interface LoadedProps<Data> {
  query: { data: Data | undefined; error: ApiError | null; isFetching: boolean; refetch: () => unknown }
  /** 'Your queries did not load' */
  failure: string
  rows?: number
  children: (data: Data) => ReactNode
}

/** What a call brings, its skeleton while it is on the way, or why it is not there and a way to try again. */
export function Loaded<Data>({ query, failure, rows = 3, children }: LoadedProps<Data>) {
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  return (
    <div className={styles.padded}>
      {error ? (
        <ErrorPanel title={failure} error={error} onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorPanel>
      ) : (
        <SkeletonRegion>
          <Skeleton shape="row" count={rows} />
        </SkeletonRegion>
      )}
    </div>
  )
}
