import { createLog } from '../platform/log'
import { makeServerWorlds, seededWorld } from './seeded-world'

/** Makes the worlds that tests start from, before test processes beside one another wait for them. */
const log = createLog('warn')
await seededWorld(log)
if (process.env.TEST_POSTGRES) await makeServerWorlds(log)
