import { TZDate } from '@date-fns/tz'
import { INDIA } from './clock'
import type { Job } from './module'

export interface Firing {
  job: Job
  at: Date
}

const minute = 60_000
const day = 24 * 60 * minute
const mostRepeats = 48

/**
 * Every firing of the jobs after `from` up to `to`, in time order. A job of every few minutes fires at most 48 times
 * in one stretch: when months pass at once its work is the same, only coarser.
 */
export function firingsBetween(jobs: { job: Job; from: Date }[], to: Date): Firing[] {
  return jobs
    .flatMap(({ job, from }) =>
      timesOf(job, from.getTime(), to.getTime()).map((at) => ({ job, at: new Date(at) })),
    )
    .sort((a, b) => a.at.getTime() - b.at.getTime())
}

function timesOf(job: Job, from: number, to: number): number[] {
  if (to <= from) return []
  if ('everyMinutes' in job) {
    const own = job.everyMinutes * minute
    const step = own * Math.ceil((to - from) / (own * mostRepeats))
    return range(Math.floor(from / step) * step + step, to, step)
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
