import { redirect } from 'react-router'
import { pageInMode, visitMode, type PageByMode } from '../../session/public'

function isHardReload(): boolean {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? []
  return navigation !== undefined && 'type' in navigation && navigation.type === 'reload'
}

/** Sends the first page after a hard reload where its handle says (S2.104 to S2.107); later pages stay. */
export function reloadedTarget(kind: 'standalone' | 'embedded') {
  let isFirst = true
  return (afterReload: PageByMode | undefined): Response | null => {
    const restarts = isFirst && kind === 'standalone' && isHardReload()
    isFirst = false
    const target = restarts ? pageInMode(afterReload, visitMode()) : undefined
    return target === undefined ? null : redirect(target)
  }
}
