/** A moment of this page load, in milliseconds after it began. */
export interface TimeRow {
  id: string
  name: string
  /** Whose mark it is. */
  from: string
  at: number
}

interface Marked extends PerformanceEntry {
  detail?: { remote?: unknown } | null
}

/** Of a mark only the remote is shown: the rest of its detail may be anything. */
const remoteOf = ({ detail }: Marked) => (typeof detail?.remote === 'string' ? detail.remote : 'page')

/** The page's own clock: navigation, paints, and the marks that shell and remotes set, in their order. */
export function timeRows(timeline: Pick<Performance, 'getEntriesByType'> = performance): TimeRow[] {
  const [navigation] = timeline.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const moments = navigation
    ? [
        { name: 'First byte of the page', at: navigation.responseStart },
        { name: 'Page is read', at: navigation.domInteractive },
        { name: 'Page is loaded', at: navigation.loadEventEnd },
      ].map((each) => ({ ...each, from: 'browser' }))
    : []
  const paints = timeline
    .getEntriesByType('paint')
    .map(({ name, startTime }) => ({ name: name.replaceAll('-', ' '), from: 'browser', at: startTime }))
  const marks = (timeline.getEntriesByType('mark') as Marked[]).map((mark) => ({
    name: mark.name,
    from: remoteOf(mark),
    at: mark.startTime,
  }))
  return [...moments, ...paints, ...marks]
    .filter(({ at }) => at > 0)
    .sort((a, b) => a.at - b.at)
    .map((each, place) => ({ ...each, id: `${place} ${each.name}`, at: Math.round(each.at) }))
}
