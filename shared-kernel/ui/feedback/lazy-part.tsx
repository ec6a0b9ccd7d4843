import type { ComponentType, ReactNode } from 'react'
import { useLoaded } from '../base/inner'
import { ErrorPanel } from './error-panel'
import { type FailureText, failureText } from './failure-text'

export interface ArrivedPart<Props> {
  default: ComponentType<Props>
}

export type LazyPartOptions = FailureText & {
  /** Stands while the code is on its way; nothing does where it is left out. */
  waiting?: ReactNode
}

/**
 * A part of a page whose code is fetched when it is first shown. A fetch that fails says so in its place and can be
 * tried again, while the rest of the page stands; `React.lazy` keeps the failure for as long as the page is open
 * (architecture: the house). Where nothing of the page would stand without it, it is a `lazyPage`.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ArrivedPart<Props>>,
  options: LazyPartOptions,
): (props: Props) => ReactNode {
  let arrived: ArrivedPart<Props> | undefined
  const fetched = async () => (arrived = await load())
  return function LazyPart(props) {
    const { module, failed, retry } = useLoaded(fetched, arrived)
    if (module) return <module.default {...props} />
    if (!failed) return options.waiting ?? null
    return <ErrorPanel title={failureText(options)} onRetry={retry} />
  }
}
