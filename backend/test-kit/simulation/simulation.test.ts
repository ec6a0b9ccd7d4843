import { startTestPortal, type TestPortal } from '../test-portal'
import { simulate } from './simulate'

const numRuns = Number(process.env.SIMULATION_RUNS ?? 12)
const seed = process.env.SIMULATION_SEED ? Number(process.env.SIMULATION_SEED) : undefined
/** The first story that goes wrong is enough, where nobody will read the shortest. */
const endOnFailure = process.env.SIMULATION_SHRINK === 'off'

let portal: TestPortal
beforeAll(async () => void (portal = await startTestPortal()))
afterAll(() => portal.close())

test('whatever is doubled, delayed, reordered, lost or cut off: each order once, and no money or unit adrift', async () => {
  await simulate(portal.platform, { numRuns, endOnFailure, ...(seed !== undefined && { seed }) })
}, 1_800_000)
