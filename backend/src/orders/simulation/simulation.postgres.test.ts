import { type PostgresServer, startPostgres } from '../../testing/postgres-server'
import { startTestPortal, type TestPortal } from '../../testing/test-portal'
import { simulate } from './simulate'

/** On a real server, where what happens at once really does. */
const runs = Number(process.env.SIMULATION_RUNS ?? 10)
const seed = process.env.SIMULATION_SEED ? Number(process.env.SIMULATION_SEED) : undefined

let server: PostgresServer
let portal: TestPortal
beforeAll(async () => {
  server = await startPostgres()
  portal = await startTestPortal({ url: server.url })
}, 240_000)
afterAll(async () => {
  await portal.close()
  await server.remove()
})

test('with several connections too: each order once, and no money or unit adrift', async () => {
  await simulate(portal.platform, runs, seed)
}, 600_000)
