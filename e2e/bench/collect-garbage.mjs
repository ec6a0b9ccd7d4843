// Loaded into a server before its own code, for a soak alone: on SIGUSR2 it collects all garbage, and says what is left.
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { setFlagsFromString, writeHeapSnapshot } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')
const folder = process.env.SOAK_SNAPSHOTS

process.on('SIGUSR2', async () => {
  // What a first collection finds to be finalized is free after the next one.
  for (let times = 0; times < 3; times++) {
    collect()
    await turn()
  }
  const left = process.memoryUsage()
  process.stdout.write(`collected ${JSON.stringify(left)}\n`)
  if (folder) writeHeapSnapshot(join(folder, `${Date.now()}.heapsnapshot`))
})
