import { useMatches } from 'react-router'
import type { MatchedHandle } from './to-routes'

/**
 * The handle of the page on screen; undefined on the not-found page and while the first remote is on its way
 * (architecture: how a remote meets the shell).
 */
export function usePageHandle(): MatchedHandle | undefined {
  const handles = useMatches().map((match) => match.handle as MatchedHandle | undefined)
  return handles.findLast((handle) => handle?.title !== undefined)
}
