import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'

export interface PollingLoop {
  /** Lets the running beat finish and starts no other. */
  stop(): Promise<void>
}

/**
 * Runs `beat` again and again, `everyMs` after the last one ended, but where `isIdle` says that it may be left out; a
 * failure is logged and tried again.
 */
export function startPollingLoop(
  log: Logger,
  name: string,
  everyMs: number,
  beat: () => Promise<unknown>,
  isIdle: () => boolean = () => false,
): PollingLoop {
  const stopping = new AbortController()
  const running = (async () => {
    while (!stopping.signal.aborted) {
      if (!isIdle())
        await beat().catch((error: unknown) =>
          log.error({ err: error, beat: name }, 'background work failed'),
        )
      await pause(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  })()
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}
