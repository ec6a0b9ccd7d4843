import { Card, ErrorPanel, SkeletonRegion, type ApiError, type CardProps } from '@portal/kernel'
import type { ReactNode } from 'react'
import styles from './query-card.module.css'

/** What a card needs to know of the call that fills it. */
export interface CardQuery<Data> {
  data: Data | undefined
  error: ApiError | null
  isFetching: boolean
  refetch: () => unknown
}

export interface QueryCardProps<Data> extends Omit<CardProps, 'children' | 'busy'> {
  query: CardQuery<Data>
  /** Of the same shape and height as what comes. */
  skeleton: ReactNode
  /** What failed, as a title: 'Your transactions did not load'. */
  failure: string
  children: (data: Data) => ReactNode
}

/** A card that fills itself: skeleton, failure with a way to try again, or content; the other cards live on. */
export function QueryCard<Data>({ query, skeleton, failure, children, ...card }: QueryCardProps<Data>) {
  const { data, error } = query
  if (data !== undefined) return <Card {...card}>{children(data)}</Card>
  return (
    <Card {...card} busy={!error}>
      <div className={card.flush ? styles.padded : undefined}>
        {error ? (
          <ErrorPanel
            title={failure}
            error={error}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          >
            {error.message}
          </ErrorPanel>
        ) : (
          <SkeletonRegion>{skeleton}</SkeletonRegion>
        )}
      </div>
    </Card>
  )
}
