import { ErrorPanel, href, routes, Skeleton, SkeletonRegion, Stack } from '@portal/kernel'
import type { ReactNode } from 'react'

interface LoadedProps<Data> {
  /** What did not load: "Your nominees". */
  what: string
  query: {
    data: Data | undefined
    error: { message: string } | null
    isFetching: boolean
    refetch: () => Promise<unknown>
  }
  children: (data: Data) => ReactNode
}

/** What a page shows once it has come; before that its outline, and on failure a way on. */
export function Loaded<Data>({ what, query, children }: LoadedProps<Data>) {
  const { data, error, isFetching } = query
  if (data !== undefined) return children(data)
  if (error)
    return (
      <ErrorPanel
        fullPage
        title={`${what} did not load`}
        onRetry={() => void query.refetch()}
        retrying={isFetching}
        wayOut={{ to: href(routes.serviceRequest), label: 'Service requests' }}
      >
        {error.message}
      </ErrorPanel>
    )
  return (
    <SkeletonRegion>
      <Stack>
        <Skeleton shape="row" count={6} />
      </Stack>
    </SkeletonRegion>
  )
}
