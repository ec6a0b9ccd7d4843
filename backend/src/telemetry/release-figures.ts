import { and, eq, gt, sql } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import { clientEvents } from './schema'

const minute = 60_000

/** What pages told of one version of a remote. */
export interface ReleaseFigures {
  remote: string
  version: string
  /** Page loads of the last 15 minutes that told anything, of the speed of a page too. */
  visits: number
  /** Those of them in which something failed. */
  failingVisits: number
  /** Failures of the last 15 minutes, and of the last hour. */
  failures: number
  failuresOfHour: number
}

/** The figures of each version that pages told of within the hour, in no order. */
export const releaseFigures = (db: Tx, now: Date): Promise<ReleaseFigures[]> => {
  const { remote, version, visit, kind, count, receivedAt } = clientEvents
  const since = new Date(now.getTime() - 15 * minute).toISOString()
  const isNow = sql`${receivedAt} > ${since}::timestamptz`
  const isFailure = sql`${kind} = 'failure'`
  return db
    .select({
      remote,
      version,
      visits: sql`count(distinct ${visit}) filter (where ${isNow})`.mapWith(Number),
      failingVisits: sql`count(distinct ${visit}) filter (where ${isNow} and ${isFailure})`.mapWith(Number),
      failures: sql`coalesce(sum(${count}) filter (where ${isNow} and ${isFailure}), 0)`.mapWith(Number),
      failuresOfHour: sql`coalesce(sum(${count}) filter (where ${isFailure}), 0)`.mapWith(Number),
    })
    .from(clientEvents)
    .where(gt(receivedAt, new Date(now.getTime() - 60 * minute)))
    .groupBy(remote, version)
}

export interface FailingRelease {
  remote: string
  version: string
  since: Date
}

/** Since when each version fails that failed within a day. */
export const failingReleases = (db: Tx, now: Date): Promise<FailingRelease[]> => {
  const { remote, version, kind, receivedAt } = clientEvents
  return db
    .select({ remote, version, since: sql`min(${receivedAt})`.mapWith(receivedAt) })
    .from(clientEvents)
    .where(and(gt(receivedAt, new Date(now.getTime() - 24 * 60 * minute)), eq(kind, 'failure')))
    .groupBy(remote, version)
}
