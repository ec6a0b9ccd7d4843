import { indiaDate } from '@portal/contracts/format'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { openTasks } from '../src/operations/ops-tasks'
import type { Platform, Steering } from '../src/platform/module'
import { conflict } from '../src/platform/refusal'
import { attachmentOf, inboxOf } from './inbox'
import { registerFeatureAccess } from './feature-access.routes'
import { registerDataSet } from './data-set.routes'
import { registerLinks } from './links.routes'
import { registerOffers } from './offers.routes'
import { registerNotificationSending } from './notifications.routes'
import { parse } from './parse'
import { desc } from 'drizzle-orm'
import type { Tx } from '../src/platform/database'
import { outboundCalls } from '../src/platform/tables'

const newest = 200

/** The calls made to provider simulators, newest first. */
async function outboundCallsOf(db: Tx) {
  const rows = await db.select().from(outboundCalls).orderBy(desc(outboundCalls.id)).limit(newest)
  return rows.map(({ at, ...call }) => ({ ...call, at: at.toISOString() }))
}

const day = 86_400_000

const ClockRequest = z.union([
  z.object({ advanceDays: z.number().check(z.positive(), z.maximum(1830)) }),
  z.object({ now: z.iso.datetime({ offset: true }) }),
])
const FaultRequest = z.object({
  path: z.string().check(z.maxLength(200)),
  status: z.optional(z.int().check(z.minimum(200), z.maximum(599))),
  delayMs: z.optional(z.int().check(z.minimum(0), z.maximum(120_000))),
  times: z.optional(z.int().check(z.minimum(1))),
  body: z.optional(z.unknown()),
})

/** The JSON calls of the sandbox console. */
export function registerConsole(app: FastifyInstance, platform: Platform, steering: Steering): void {
  registerClock(app, platform, steering)
  registerFaults(app, platform)
  registerLinks(app, platform)
  registerFeatureAccess(app, platform)
  registerNotificationSending(app, platform)
  registerOffers(app, platform)
  registerDataSet(app, platform)
  app.get('/sandbox/inbox', async (request) => inboxOf(platform.db, queryOf(request, 'to')))
  app.get('/sandbox/inbox/:id/attachments/:place', async (request, reply) => {
    const { id, place } = request.params as { id: string; place: string }
    const { name, contentType, content } = await attachmentOf(platform.db, id, place)
    void reply
      .type(contentType)
      .header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    return reply.send(Buffer.from(content))
  })
  app.get('/sandbox/ops-tasks', async () => openTasks(platform.db))
  app.get('/sandbox/outbound', async () => outboundCallsOf(platform.db))
  app.post('/sandbox/reset', async () => {
    await steering.reset()
    return { reset: true }
  })
}

function registerClock(app: FastifyInstance, { clock }: Platform, steering: Steering): void {
  const view = () => {
    const now = clock.now()
    return { now: now.toISOString(), today: indiaDate(now) }
  }
  app.get('/sandbox/clock', async () => view())
  app.post('/sandbox/clock', async (request) => {
    const wanted = parse(ClockRequest, request.body)
    const now = clock.now()
    const moment = 'now' in wanted ? new Date(wanted.now) : new Date(now.getTime() + wanted.advanceDays * day)
    if (moment < now) throw conflict('The business clock never goes back.')
    await steering.advanceTo(moment)
    return view()
  })
}

function registerFaults(app: FastifyInstance, { faults }: Platform): void {
  const view = () => ({ faults: faults.list().map(({ fault, hits }) => ({ ...fault, hits })) })
  app.get('/sandbox/faults', async () => view())
  app.post('/sandbox/faults', async (request) => {
    const { path, ...fault } = parse(FaultRequest, request.body)
    faults.add({ path: path.replace(/^\/?(api\/v1\/)?/, ''), ...fault })
    return view()
  })
  app.delete('/sandbox/faults', async () => {
    faults.clear()
    return view()
  })
}

function queryOf(request: FastifyRequest, name: string): string | undefined {
  const value = (request.query as Record<string, unknown>)[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}
