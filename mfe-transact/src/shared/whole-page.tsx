import { lazyPart, type LazyPartOptions } from '@portal/kernel'
import type { ComponentType } from 'react'
import { PageFailed } from './page-failed'
import { WaitingPage } from './waiting-page'

/** A page of one kind of purchase, whose code comes when it is opened: its title stands while it waits or fails. */
export function wholePage<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { title, what }: { title: string } & Pick<LazyPartOptions, 'what'>,
) {
  return lazyPart(load, {
    what,
    waiting: <WaitingPage title={title} />,
    failed: (retry) => <PageFailed title={title} what={what} onRetry={retry} />,
  })
}
