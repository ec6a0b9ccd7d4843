import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Counter, Histogram, type Registry } from 'prom-client'
import type { Config } from './config'
import { CallError } from './refusal'

/** Times of all calls by route, and the process's own figures, for Prometheus. */
export function registerMetrics(
  app: FastifyInstance,
  register: Registry,
  config: Pick<Config, 'mode' | 'metricsToken'>,
): void {
  collectDefaultMetrics({ register })
  const duration = new Histogram({
    name: 'portal_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [register],
  })
  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
    }
    duration.observe(labels, reply.elapsedTime / 1000)
  })
  serveFigures(app, config, '/metrics', { type: register.contentType, read: () => register.metrics() })
}

/**
 * Serves what tells who uses the portal how much, and what fails: in production for the reader of the figures alone, and
 * not at all where they have no token.
 */
export function serveFigures(
  app: FastifyInstance,
  { mode, metricsToken }: Pick<Config, 'mode' | 'metricsToken'>,
  path: string,
  { type, read }: { type: string; read: () => Promise<string> },
): void {
  if (mode === 'production' && metricsToken === undefined) return
  app.get(path, async (request, reply) => {
    if (metricsToken !== undefined && !bears(request, metricsToken)) {
      throw new CallError(401, 'E_TOKEN', 'The figures need their token.', { 'WWW-Authenticate': 'Bearer' })
    }
    return reply
      .type(type)
      .header('Cache-Control', 'no-store')
      .send(await read())
  })
}

/** Counts what the database is asked: how many statements a call costs shows in the growth between two readings. */
export function countStatements(register: Registry, statements: () => number): void {
  new Counter({
    name: 'portal_database_statements_total',
    help: 'Statements sent to the database',
    registers: [register],
    collect() {
      this.reset()
      this.inc(statements())
    },
  })
}

const hashOf = (text: string) => createHash('sha256').update(text).digest()

/** Compared as hashes, which takes as long for every token. */
function bears({ headers: { authorization = '' } }: FastifyRequest, token: string): boolean {
  return timingSafeEqual(hashOf(authorization), hashOf(`Bearer ${token}`))
}
