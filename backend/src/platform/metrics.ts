import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, type Registry } from 'prom-client'

/** Times of all calls by route, and the process's own figures, for Prometheus. */
export function registerMetrics(app: FastifyInstance, register: Registry): void {
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
  app.get('/metrics', async (_request, reply) => {
    void reply.type(register.contentType)
    return register.metrics()
  })
}
