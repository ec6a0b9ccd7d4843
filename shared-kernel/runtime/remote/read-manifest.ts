import { nextAttempt } from './next-attempt'
import { type Deadline, leftUntil, pause, within } from './new-deadline'
import { type RemoteFailure, toRemoteFailure } from './remote-failure'

type ReadOnce = (deadline: Deadline) => Promise<void>

const failureOf = (error: unknown) => toRemoteFailure(error, 'LOAD-001', 'remotes.json', '')

/** Reads the manifest, more than once if it must. Throws what the last try threw. */
export async function readAgain(readOnce: ReadOnce, deadline: Deadline): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await readOnce(deadline)
    } catch (error) {
      const failed = { tries, leftMs: leftUntil(deadline), isManifestFresh: true, hasPrevious: false }
      const next = nextAttempt({ ...failed, code: failureOf(error).code })
      if (next.kind !== 'again') throw error
      await pause(next.delayMs)
    }
  }
}

export interface FirstReading {
  deadline: Deadline
  /** Takes the manifest that was kept from before; whether there is one now. */
  takeLast: () => Promise<boolean>
  report: (failure: RemoteFailure) => void
}

/** The same while nothing is known: after half of the time, or the last failed try, what was kept from before stands in. */
export async function readFirst(
  readOnce: ReadOnce,
  { deadline, takeLast, report }: FirstReading,
): Promise<void> {
  const reading = readAgain(readOnce, deadline)
  try {
    const half = Date.now() + leftUntil(deadline) / 2
    await within(reading, half, () => new Error('remotes.json takes long'))
  } catch (error) {
    const failure = failureOf(error)
    // One that is not believed is no accident: the last one would hide it.
    if (failure.code !== 'LOAD-001' || !(await takeLast())) return reading
    reading.catch(() => undefined)
    report(failure)
  }
}
