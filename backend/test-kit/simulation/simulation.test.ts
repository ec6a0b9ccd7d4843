import { startTestPortal, type TestPortal } from '../test-portal'
import { simulate } from './simulate'

const runs = Number(process.env.SIMULATION_RUNS ?? 12)
const seed = process.env.SIMULATION_SEED ? Number(process.env.SIMULATION_SEED) : undefined

let portal: TestPortal
beforeAll(async () => void (portal = await startTestPortal()))
afterAll(() => portal.close())

test('whatever is doubled, delayed, reordered, lost or cut off: each order once, and no money or unit adrift', async () => {
  await simulate(portal.platform, runs, seed)
}, 600_000)
