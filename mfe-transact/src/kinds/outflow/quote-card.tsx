import { Card, Note, Skeleton, SkeletonRegion } from '@portal/kernel'
import type { ReactNode } from 'react'
import styles from './outflow.module.css'
import type { AskedQuote } from './use-quote'

export interface QuoteCardProps<Quote> {
  title: string
  asked: AskedQuote<Quote>
  /** Before there is anything to ask. */
  nothing: ReactNode
  action: ReactNode
  /** What has not happened yet, below the button. */
  after: string
  children: (quote: Quote) => ReactNode
}

/** What an order would come to, while it is typed: the answer, or why there is none. */
export function QuoteCard<Quote>({ title, action, after, ...answer }: QuoteCardProps<Quote>) {
  return (
    <Card title={title}>
      <div aria-live="polite">
        <Answer {...answer} />
      </div>
      <div className={styles.blocks}>{action}</div>
      <p className={styles.after}>{after}</p>
    </Card>
  )
}

function Answer<Quote>({
  asked: { data: quote, isFetching, error },
  nothing,
  children,
}: Pick<QuoteCardProps<Quote>, 'asked' | 'nothing' | 'children'>) {
  if (isFetching && !quote)
    return (
      <SkeletonRegion>
        <Skeleton count={4} />
      </SkeletonRegion>
    )
  if (error && !quote)
    return (
      <Note tone="negative" title={error.kind === 'refused' ? undefined : 'We could not work this out.'}>
        {error.message}
      </Note>
    )
  return quote ? children(quote) : <p className={styles.small}>{nothing}</p>
}
