import type { RemoteRelease } from '@portal/contracts/manifest'
import { failedUrl } from './failed-url'
import { nextAttempt } from './next-attempt'
import { type Deadline, leftUntil, pause, within } from './new-deadline'
import { RemoteFailure } from './remote-failure'
import type { RemoteLoader } from './remote-loader'

/** The deadline of each visit: the loading of its remote and of its page share one. */
export function createVisits(timeoutMilliseconds: number): (signal: AbortSignal) => Deadline {
  const deadlines = new WeakMap<AbortSignal, Deadline>()
  return (signal) => {
    const deadline = deadlines.get(signal) ?? Date.now() + timeoutMilliseconds
    deadlines.set(signal, deadline)
    return deadline
  }
}

/** The code of a page or of a slot, asked for again after a stumble. Throws RemoteFailure LOAD-004, LOAD-005 or LOAD-006. */
export async function fetchPage<Module>(
  page: () => Promise<Module>,
  release: RemoteRelease,
  deadline: Deadline,
  explain: RemoteLoader['explain'],
): Promise<Module> {
  const late = () => new RemoteFailure('LOAD-006', release.name, release.version)
  for (let tries = 1; ; tries++) {
    try {
      return await within(page(), deadline, late)
    } catch (error) {
      if (error instanceof RemoteFailure) throw error
      const failed = { tries, leftMs: leftUntil(deadline), isManifestFresh: true, hasPrevious: false }
      const next = nextAttempt({ ...failed, code: 'LOAD-005' })
      if (next.kind !== 'again') throw await explain(release, error)
      await Promise.all([pause(next.delayMs), within(fetchAnew(error), deadline, late)])
    }
  }
}

/** A file that lies damaged in the browser's cache, which keeps it for a year, would be damaged at every try. */
async function fetchAnew(error: unknown): Promise<void> {
  const url = failedUrl(error)
  if (url) await fetch(url, { cache: 'reload', credentials: 'same-origin' }).catch(() => undefined)
}
