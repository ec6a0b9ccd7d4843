import type { ServerResponse } from 'node:http'
import { Server } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** In milliseconds. */
export interface Limits {
  /** How long the head of a request may take. */
  headersMs: number
  /** How long a whole request may take to arrive: 5 MB at 0.7 Mbit/s. */
  requestMs: number
  /** How long an unused connection stays: longer than a load balancer keeps its own, so that it never sends into an end. */
  idleMs: number
  /** How long a stop waits for calls that are being answered. */
  stopMs: number
}

export const usualLimits: Limits = { headersMs: 10_000, requestMs: 60_000, idleMs: 72_000, stopMs: 16_000 }

/** Who asked `/readyz` twice within so long is a load balancer, and is told of the stop before it begins. */
const watchedMs = 10_000
/** So many answers that say no take a process out of use (deploy/haproxy.cfg), and they are asked for within so long. */
const refusals = 2
const tellingMs = 5000

/** After so long a stop waits no more for a body that has not arrived. */
const arrivingMs = 5000
const turnMs = 50
const turnsWithoutNew = 4
const quietTurns = 10
/** What is left after the calls (background work, the database) has so long, and everything together 20 s. */
const lastMs = 3000

/** What the HTTP server is made with. */
export const serverOptions = ({ headersMs, requestMs, idleMs, stopMs }: Limits) => ({
  requestTimeout: requestMs,
  keepAliveTimeout: idleMs,
  http: { headersTimeout: headersMs, connectionsCheckingInterval: 1000 },
  // What was sent before the stop is answered; the answer asks to close the connection.
  return503OnClosing: false,
  // The framework's limit for starting counts for ending too, and would make an error of a long stop.
  pluginTimeout: stopMs + lastMs,
})

const ending = new WeakSet<FastifyInstance['server']>()

/** Whether it takes calls for a short while only: `/readyz` says so. */
export const isEnding = ({ server }: FastifyInstance): boolean => ending.has(server)

/**
 * Makes `app.close()` answer what was sent before it: it has whoever asks `/readyz` send nothing more, accepts nothing
 * more, waits until nothing is being answered and nothing more arrives, and then ends every connection.
 */
export function endsGracefully(app: FastifyInstance, { stopMs }: Limits): void {
  const open = new Set<ServerResponse>()
  app.server.on('request', (_request, response: ServerResponse) => {
    open.add(response)
    response.on('close', () => open.delete(response))
  })
  const notifyWatchers = notifiesWatchers(app)
  let accepted: Promise<void> | undefined
  // Work on what was just read would make each turn of the loop long, and a waiting connection takes a turn.
  app.addHook('onRequest', () => accepted ?? Promise.resolve())
  app.addHook('preClose', async () => {
    if (!app.server.listening) return
    const until = Date.now() + stopMs
    await notifyWatchers()
    accepted = acceptWaiting(app.server, until - stopMs / 2)
    await accepted
    // Not the HTTP server's own way to close: that ends idle connections whose next request has not been read yet.
    Server.prototype.close.call(app.server)
    await quiet(open, until)
    app.server.closeAllConnections()
  })
}

/** What waits until a load balancer that asks `/readyz` has heard that this process ends; calls are taken meanwhile. */
function notifiesWatchers(app: FastifyInstance): () => Promise<void> {
  let [lastAt, lastButOneAt] = [-Infinity, -Infinity]
  let told = 0
  app.addHook('onResponse', async ({ routeOptions }) => {
    if (routeOptions.url !== '/readyz') return
    lastButOneAt = lastAt
    lastAt = Date.now()
    if (isEnding(app)) told += 1
  })
  return async () => {
    ending.add(app.server)
    const until = Date.now() + tellingMs
    const isWatched = Date.now() - lastButOneAt < watchedMs
    while (isWatched && told < refusals && Date.now() < until) await pause(turnMs)
  }
}

/**
 * Connections that the system took before the stop wait for the loop, which takes over one a turn: closing now would
 * reset them, with what was sent over them.
 */
async function acceptWaiting(server: Server, until: number): Promise<void> {
  let turns = 0
  server.on('connection', () => (turns = 0))
  while (turns < turnsWithoutNew && Date.now() < until) {
    await pause(turnMs)
    turns += 1
  }
}

/** Counted in turns of the event loop, not in time: a busy loop has not read yet what has long been there. */
async function quiet(open: ReadonlySet<ServerResponse>, until: number): Promise<void> {
  const began = Date.now()
  for (let turns = 0; turns < quietTurns && Date.now() < until;) {
    await pause(turnMs)
    const mayArrive = Date.now() - began < arrivingMs
    const isBusy = [...open].some(({ req }) => req.complete || mayArrive)
    turns = isBusy ? 0 : turns + 1
  }
}

/**
 * Ends the process cleanly on SIGTERM or SIGINT, however often one is sent, or when the command that started it is gone,
 * within `stopMs` and 3 s.
 */
export function endOnSignals(end: () => Promise<unknown>, { stopMs }: Limits): void {
  let isEnding = false
  const stop = () => {
    if (isEnding) return
    isEnding = true
    setTimeout(() => process.exit(0), stopMs + lastMs).unref()
    end().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
  process.on('disconnect', stop)
  // It ended while this one was starting.
  if (process.connected === false) stop()
}
