import { createLog } from '../src/platform/log'
import { makeServerSandboxData, seededSandboxData } from './seeded-sandbox-data'

/** Makes the data sets that tests start from, before test processes beside one another wait for them. */
const log = createLog('warn')
await seededSandboxData(log)
if (process.env.TEST_POSTGRES) await makeServerSandboxData(log)
