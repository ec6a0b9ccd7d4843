import { setTimeout as wait } from 'node:timers/promises'
import { Gauge, type Registry } from 'prom-client'
import type { PortFolder } from '../platform/provider-ports'
import { oldestIn } from './folder'

const timeoutMs = 1000

/**
 * For how long files lie in the folders of an installation: nobody is called there, so this is how a port does. Looked at
 * when the figures are read; a folder that cannot be has none.
 */
export function measureFiles(register: Registry, folders: readonly PortFolder[]): void {
  const looks = folders.flatMap(({ port, folder }) =>
    (['out', 'in'] as const).map((part) => ({
      labels: { port, part },
      look: onceAtATime(async () => {
        const since = await oldestIn(folder, part)
        return since === undefined ? 0 : Math.max(0, Date.now() - since) / 1000
      }),
    })),
  )
  new Gauge({
    name: 'portal_files_oldest_seconds',
    help: 'For how long the oldest file lies in a folder: out, until it is fetched; in, until it is read; 0 where none lies',
    labelNames: ['port', 'part'],
    registers: [register],
    async collect() {
      this.reset()
      await Promise.all(
        looks.map(async ({ labels, look }) => {
          const seconds = await look()
          if (seconds !== undefined) this.set(labels, seconds)
        }),
      )
    },
  })
}

/** A disk of the network that hangs holds up no figures, and takes one thread and not one more each time. */
function onceAtATime(look: () => Promise<number>): () => Promise<number | undefined> {
  let underWay: Promise<number | undefined> | undefined
  return () => {
    underWay ??= look()
      .catch(() => undefined)
      .finally(() => (underWay = undefined))
    return Promise.race([underWay, wait(timeoutMs, undefined, { ref: false })])
  }
}
