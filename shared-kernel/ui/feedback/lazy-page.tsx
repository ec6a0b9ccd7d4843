import { type ComponentType, type ReactNode, useCallback, useContext } from 'react'
import { PageCodeContext, useLoaded } from '../base/inner'
import type { ArrivedPart } from './lazy-part'

/**
 * The whole of a page whose code is fetched when it is first shown, as where one address has several forms. Its host
 * brings it as it brings pages: where the code went with a release, the page is shown anew by the other version; where
 * none has it, the host says so in the page's place (architecture: the house).
 */
export function lazyPage<Props extends object>(
  load: () => Promise<ArrivedPart<Props>>,
  waiting: ReactNode,
): ComponentType<Props> {
  let arrived: ArrivedPart<Props> | undefined
  const fetched = async () => (arrived = await load())
  return function LazyPage(props) {
    const fetchCode = useContext(PageCodeContext)
    const { module, failed, reason } = useLoaded(
      useCallback(() => fetchCode(fetched), [fetchCode]),
      arrived,
    )
    if (failed) throw reason
    return module ? <module.default {...props} /> : waiting
  }
}
