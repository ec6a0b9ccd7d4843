/** What is read of an event of the browser's trace. */
interface TraceEvent {
  name: string
  pid: number
  tid: number
  ts: number
  /** How long it took, and how long a processor was at it: microseconds. */
  dur?: number
  tdur?: number
}

/** How much slower than here the phone is that Lighthouse plays, and from when on a task is felt. */
const slower = 4
const feltMilliseconds = 50

/**
 * Lighthouse's blocking time, by the processor's time instead of the clock's: what a busy machine lets a task wait is none
 * of the page's. In milliseconds, of the main thread, from the first paint on.
 */
export function processorBlocking(events: readonly TraceEvent[]): number {
  const paint = events.filter(({ name }) => name === 'firstContentfulPaint').at(-1)
  if (!paint) throw new Error('the trace shows no first paint')
  const long = events
    .filter(
      ({ name, pid, tid, ts }) =>
        name === 'RunTask' && pid === paint.pid && tid === paint.tid && ts > paint.ts,
    )
    .map(({ dur = 0, tdur = dur }) => (tdur / 1000) * slower - feltMilliseconds)
    .filter((over) => over > 0)
  return long.reduce((sum, over) => sum + over, 0)
}
