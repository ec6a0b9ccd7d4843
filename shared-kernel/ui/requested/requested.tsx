import type { ReactNode } from 'react'
import type { FailureText } from '../feedback/inner'
import { PageFailed, WaitingPage } from './whole-page'

/** What a page asks the server for, as `useQuery` tells of it. */
export interface Question<Data> {
  data: Data | undefined
  isError: boolean
  error?: unknown
  isFetching: boolean
  refetch: () => Promise<unknown>
}

export type RequestedProps<Data> = FailureText & {
  /** Of the page, while it waits and where it failed. */
  title: string
  query: Question<Data>
  /** The page itself. */
  children: (data: Data) => ReactNode
}

/**
 * A page about something that is asked for: it waits for it, and where it does not come the page says so and asks again
 * (visual design: states).
 */
export function Requested<Data>({ title, query, children, ...text }: RequestedProps<Data>) {
  const { data, isError, error, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  if (!isError) return <WaitingPage title={title} />
  return (
    <PageFailed title={title} {...text} error={error} retrying={isFetching} onRetry={() => void refetch()} />
  )
}

/** Two questions as one, of which only what failed is asked again; for three, take two of them first (visual design: states). */
export function both<One, Other>(one: Question<One>, other: Question<Other>): Question<[One, Other]> {
  const failed = [one, other].filter(({ isError, data }) => isError && data === undefined)
  return {
    data: one.data === undefined || other.data === undefined ? undefined : [one.data, other.data],
    isError: failed.length > 0,
    error: failed[0]?.error,
    isFetching: failed.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
  }
}
