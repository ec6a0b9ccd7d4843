import { setTimeout as wait } from 'node:timers/promises'

export interface Fault {
  /** Start of an API path below /api/v1/. */
  path: string
  status?: number | undefined
  delayMs?: number | undefined
  /** How many calls it hits; absent: all until it is cleared. */
  times?: number | undefined
  body?: unknown
}

/** Failures that a tester asked for; counts how many calls each one hit. */
export interface Faults {
  add(fault: Fault): void
  clear(): void
  list(): { fault: Fault; hits: number }[]
  /** Waits as told and returns the answer to give in place of the real one, if any. */
  strike(path: string): Promise<{ status: number; body: unknown } | undefined>
}

export function createFaults(): Faults {
  let active: { fault: Fault; hits: number }[] = []
  return {
    add: (fault) => void active.push({ fault, hits: 0 }),
    clear: () => void (active = []),
    list: () => active.map(({ fault, hits }) => ({ fault, hits })),
    async strike(path) {
      const entry = active.find(
        ({ fault, hits }) => path.startsWith(fault.path) && hits < (fault.times ?? Number.POSITIVE_INFINITY),
      )
      if (!entry) return undefined
      entry.hits += 1
      const { status, delayMs, body } = entry.fault
      if (delayMs) await wait(delayMs)
      return status === undefined && body === undefined ? undefined : { status: status ?? 200, body }
    },
  }
}
