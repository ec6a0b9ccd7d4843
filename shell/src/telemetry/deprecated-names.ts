import { readStored, writeStored } from '@portal/kernel'
import { loadedMarkName } from '@portal/kernel/internal'
import * as z from 'zod/mini'
import { report } from './page-report'

interface Loaded {
  remote: string
  version: string
}

const Usage = z.object({ names: z.array(z.string()) })
const Told = z.array(z.string())

/** Follows the remotes that come up, those that are there already too. */
export function watchDeprecated(names: readonly string[]): void {
  if (!names.length || typeof PerformanceObserver !== 'function') return
  const observer = new PerformanceObserver((list) => {
    for (const mark of list.getEntriesByName(loadedMarkName, 'mark'))
      void reportDeprecated(names, (mark as PerformanceMark).detail as Loaded)
  })
  observer.observe({ type: 'mark', buffered: true })
}

/**
 * Tells, once a session, which names that are to go a release takes from the kernel: its build listed all that it takes.
 * Never throws.
 */
export async function reportDeprecated(names: readonly string[], { remote, version }: Loaded): Promise<void> {
  const key = `${remote}@${version}`
  const told = () => readStored('deprecatedTold', Told) ?? []
  if (told().includes(key)) return
  try {
    const answer = await fetch(`/investors/remotes/${remote}/${version}/kernel-usage.json`)
    const used = Usage.parse(await answer.json()).names.filter((name) => names.includes(name))
    writeStored('deprecatedTold', [...told(), key])
    for (const name of used) report({ kind: 'deprecated', remote, version, name })
  } catch {
    // A build on somebody's machine has no such list, and nobody waits for the answer.
  }
}
