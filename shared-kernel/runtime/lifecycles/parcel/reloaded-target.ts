import { redirect } from 'react-router'
import { pageInMode, visitMode, type PageByMode } from '../../session/public'
import type { Remote } from '../../remote/public'

function isHardReload(): boolean {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? []
  return navigation !== undefined && 'type' in navigation && navigation.type === 'reload'
}

/**
 * Sends the first page after a hard reload where its handle says (S2.104 to S2.107); later pages stay. Where that is a
 * page of the rest of the portal, which nobody asked for here, the remote's own first page opens instead.
 */
export function reloadedTarget(kind: 'standalone' | 'embedded', { routes }: Pick<Remote, 'routes'>) {
  const own = routes.map(({ path }) => `/${path}`)
  let isFirst = true
  return (afterReload: PageByMode | undefined): Response | null => {
    const restarts = isFirst && kind === 'standalone' && isHardReload()
    isFirst = false
    const target = restarts ? pageInMode(afterReload, visitMode()) : undefined
    if (target === undefined) return null
    return redirect(own.includes(target) ? target : (own[0] ?? target))
  }
}
