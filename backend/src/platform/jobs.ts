import { TZDate } from '@date-fns/tz'
import { INDIA } from './clock'
import type { Job } from './module'

export interface ScheduledRun {
  job: Job
  at: Date
}

const minute = 60_000
const day = 24 * 60 * minute
const mostRepeats = 48
/** When so much passes at once, somebody moves the clock, and work of every few minutes is done every four hours. */
const stretch = 6 * 60 * minute
const coarse = 4 * 60 * minute

/**
 * Every scheduled run of the jobs after `from` up to `to`, in time order. A job of every few minutes fires at most 49 times
 * in one stretch: when months pass at once its work is the same, only coarser.
 */
export function scheduledRunsBetween(jobs: { job: Job; from: Date }[], to: Date): ScheduledRun[] {
  return jobs
    .flatMap(({ job, from }) =>
      timesOf(job, from.getTime(), to.getTime()).map((at) => ({ job, at: new Date(at) })),
    )
    .sort((a, b) => a.at.getTime() - b.at.getTime())
}

/** When the first of the jobs fires after a moment up to which they have all fired; a day at most is looked ahead. */
export function nextScheduledRun(jobs: readonly { job: Job }[], after: Date): Date | undefined {
  const from = after.getTime()
  const times = jobs.flatMap(({ job }) => {
    const step = 'everyMinutes' in job ? job.everyMinutes * minute : day
    return timesOf(job, from, from + step).slice(0, 1)
  })
  return times.length ? new Date(Math.min(...times)) : undefined
}

function timesOf(job: Job, from: number, to: number): number[] {
  if (to <= from) return []
  if ('everyMinutes' in job) {
    const own = job.everyMinutes * minute
    const coarsest = Math.max((to - from) / mostRepeats, to - from > stretch ? coarse : 0, own)
    const step = own * Math.ceil(coarsest / own)
    const times = range(Math.floor(from / step) * step + step, to, step)
    // Where somebody moved the clock to, nothing is behind.
    const last = Math.floor(to / own) * own
    return last > (times.at(-1) ?? from) ? [...times, last] : times
  }
  const [hour = 0, minutes = 0] = job.at.split(':').map(Number)
  const start = new TZDate(from, INDIA)
  const first = new TZDate(
    start.getFullYear(),
    start.getMonth(),
    start.getDate(),
    hour,
    minutes,
    INDIA,
  ).getTime()
  return range(first > from ? first : first + day, to, day)
}

function range(first: number, last: number, step: number): number[] {
  return Array.from(
    { length: Math.max(0, Math.floor((last - first) / step) + 1) },
    (_, index) => first + index * step,
  )
}
