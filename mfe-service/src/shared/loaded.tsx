import { ErrorPanel, href, routes, Skeleton, SkeletonRegion, Stack } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { ReactNode } from 'react'

interface LoadedProps<Data> {
  /** That it did not load: "Your nominees did not load". */
  failure: string
  query: {
    data: Data | undefined
    error: { message: string } | null
    isFetching: boolean
    refetch: () => Promise<unknown>
  }
  children: (data: Data) => ReactNode
}

/** What a page shows once it has come; before that its outline, and on failure a way on. */
export function Loaded<Data>({ failure, query, children }: LoadedProps<Data>) {
  const { data, error, isFetching } = query
  if (data !== undefined) return children(data)
  if (error)
    return (
      <ErrorPanel
        fullPage
        title={failure}
        error={error}
        onRetry={() => void query.refetch()}
        retrying={isFetching}
        wayOut={{ to: href(routes.serviceRequest), label: t`Service requests` }}
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
