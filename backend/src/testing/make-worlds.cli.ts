import { createLog } from '../platform/log'
import { seededWorld } from './seeded-world'

/** Makes the worlds that tests start from, before test processes beside one another wait for them. */
await seededWorld(createLog('warn'))
