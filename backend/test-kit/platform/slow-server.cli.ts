import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import Fastify from 'fastify'
import {
  endOnSignals,
  endsGracefully,
  isEnding,
  type Limits,
  serverOptions,
  usualLimits,
} from '../../src/platform/graceful-stop'

/** A server with the portal's limits and its way to end, whose calls take their time. Its argument changes limits. */
const limits: Limits = { ...usualLimits, ...(JSON.parse(process.argv[2] ?? '{}') as Partial<Limits>) }
const app = Fastify(serverOptions(limits))
endsGracefully(app, limits)

app.get('/readyz', async (_request, reply) => reply.code(isEnding(app) ? 503 : 200).send())
app.get('/fast', async () => 'fast')
app.get('/slow', async () => {
  await pause(700)
  return 'slow'
})
app.get('/long', async () => {
  await pause(11_000)
  return 'long'
})
app.get('/busy', async () => computeFor(1500))
app.get('/work', async () => computeFor(90))
app.get('/endless', () => new Promise(() => undefined))
app.post('/echo', async ({ body }) => body)

function computeFor(milliseconds: number): string {
  const until = Date.now() + milliseconds
  while (Date.now() < until);
  return 'busy'
}

await app.listen({ port: 0, host: '127.0.0.1' })
endOnSignals(() => app.close(), limits)
process.stdout.write(`${(app.server.address() as AddressInfo).port}\n`)
