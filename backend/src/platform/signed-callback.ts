import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'
import { inTransaction } from './database'
import type { Platform } from './module'
import { refuseHostileJson } from './plain-text'
import { badRequest } from './refusal'
import { isSignedBy } from './signature'

const unauthorised = {
  resultInfo: { resultCode: 'FAILURE', resultCodeId: 'E_SIGNATURE', resultMsg: 'Not accepted.' },
}
const taken = { resultInfo: { resultCode: 'SUCCESS', resultCodeId: '0', resultMsg: 'Success' }, data: {} }

/** A moment further back than this was told by a clock that was never set. */
const longestAgoMs = 366 * 86_400_000

/** What providers post as. */
const bodies = ['application/json', 'application/jose', 'application/x-www-form-urlencoded'] as const

export type CallbackHeaders = Readonly<Record<string, unknown>>

/** What one callback tells; copies of one event have one id. */
export interface ReportedEvent<Report> {
  eventId: string
  report: Report
  /** As it is kept: no secret, no link. */
  body: unknown
}

/** What a callback is found to be. Forged and unreadable ones are told apart for tests and logs alone. */
export type CallbackReading<Report> =
  | {
      /** None where it tells of what we do not follow. */
      events: readonly ReportedEvent<Report>[]
      /** Whether the provider may rightly tell of what is not ours, as of other systems of the fund house. */
      mayBeForeign: boolean
    }
  | { refused: 'forged' | 'unreadable' }

interface AnyReport {
  news: string
  at: Date
}

interface CallbackRoute<Report extends AnyReport> {
  /** What it is about, in log and audit: 'payment'. */
  about: string
  path: string
  /** What is told, from the body as it travelled. */
  read(raw: Buffer, headers: CallbackHeaders): Promise<CallbackReading<Report>>
  /** Id of what it tells of. */
  subjectOf(report: Report): string
  /** Books the report; 'unknown' where it is about nothing of ours. */
  take(event: ReportedEvent<Report>): Promise<string>
}

interface AnyCallback {
  eventId: string
  report: { news: string; at: string }
}

interface SignedShape<Shape extends z.ZodMiniType<AnyCallback>, Report> {
  secret: string
  shape: Shape
  reportOf(report: z.infer<Shape>['report']): Report
  /** What may be kept of a report: all of it by default. */
  kept?(report: z.infer<Shape>['report']): unknown
}

/** Reads a callback of a provider that signs as we do, one event at a time. */
export function readSigned<Shape extends z.ZodMiniType<AnyCallback>, Report>(
  { secret, shape, reportOf, kept = (report) => report }: SignedShape<Shape, Report>,
  raw: Buffer,
  headers: CallbackHeaders,
): CallbackReading<Report> {
  const body = raw.toString('utf8')
  if (!isSignedBy(secret, headers, body, Date.now())) return { refused: 'forged' }
  const callback = readCallback(shape, body)
  if (!callback) return { refused: 'unreadable' }
  const { eventId, report } = callback
  return { events: [{ eventId, report: reportOf(report), body: kept(report) }], mayBeForeign: false }
}

/**
 * Where a provider reports, server to server. Forged, stale, unreadable or about nothing of ours: one answer for all,
 * and nothing changes. What the provider signed and we cannot keep is refused in clear words. A provider that may
 * rightly tell of what is not ours hears that it was taken, or it would send it again for a day and then fall silent.
 */
export function registerCallback<Report extends AnyReport>(
  app: FastifyInstance,
  platform: Platform,
  route: CallbackRoute<Report>,
): void {
  void app.register(async (scope) => {
    // The signature covers the bytes as they came, so the body must not be parsed and written again.
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser([...bodies], { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.post(route.path, { bodyLimit: 16_384 }, async (request, reply) => {
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const reading = await route.read(raw, request.headers)
      if ('refused' in reading) return reply.code(401).send(unauthorised)
      for (const event of reading.events) {
        await refuseWhatCannotBeKept(platform, route.about, route.subjectOf(event.report), event)
        const effect = await route.take(event)
        const { eventId, report } = event
        platform.log.info({ eventId, news: report.news, effect }, `${route.about} callback`)
        if (effect === 'unknown' && !reading.mayBeForeign) return reply.code(401).send(unauthorised)
      }
      return reply.send(taken)
    })
  })
}

function readCallback<Shape extends z.ZodMiniType>(shape: Shape, body: string): z.infer<Shape> | undefined {
  try {
    return shape.safeParse(JSON.parse(body)).data
  } catch {
    return undefined
  }
}

/**
 * Text that no database takes, and moments that cannot be. What it is about stays as it is, so the provider's next
 * copy counts, or what it says when it is asked; the audit log and an error in the log tell a person. Throws a 400.
 */
async function refuseWhatCannotBeKept(
  platform: Platform,
  about: string,
  subjectId: string,
  event: ReportedEvent<AnyReport>,
): Promise<void> {
  try {
    refuseHostileJson(event)
    const age = platform.clock.now().getTime() - event.report.at.getTime()
    if (!(age < longestAgoMs)) throw badRequest('The time of this report cannot be right.')
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    const detail = { [`${about}Id`]: subjectId, why }
    platform.log.error(detail, `signed ${about} callback refused`)
    await inTransaction(platform.db, (tx) =>
      platform.audit.record(tx, { event: `${about}.callback.refused`, detail }),
    )
    throw error
  }
}
