import { tooMany } from '../platform/refusal'

/** As many at once as the thread pool has threads: together with those that wait, twenty log-ins find a place. */
export const hashingPlaces = { atOnce: 4, waiting: 16 } as const

interface Waiter {
  start: () => void
  refuse: (reason: Error) => void
}

let running = 0
/** Who waits, by address; the first address has the next turn. */
const waiting = new Map<string, Waiter[]>()

/**
 * Runs `work` when a place is free. Addresses take turns, and when all places to wait are taken, the address that
 * holds most of them gives one up: many calls from one address do not keep out another. Throws a 429 for those.
 */
export async function inTurn<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
  await turn(address)
  try {
    return await work()
  } finally {
    handOn()
  }
}

function turn(address: string): Promise<void> {
  if (running < hashingPlaces.atOnce) {
    running += 1
    return Promise.resolve()
  }
  const taken = [...waiting.values()].reduce((sum, queue) => sum + queue.length, 0)
  if (taken >= hashingPlaces.waiting) makeRoomFor(address)
  return new Promise((start, refuse) => {
    waiting.set(address, [...(waiting.get(address) ?? []), { start, refuse }])
  })
}

function makeRoomFor(address: string): void {
  const longest = [...waiting.values()].reduce((one, other) => (other.length > one.length ? other : one))
  if (longest.length <= (waiting.get(address)?.length ?? 0) + 1) throw tooMany(2)
  longest.pop()?.refuse(tooMany(2))
}

/** Whoever leaves hands the place on; an address that had its turn goes to the end. */
function handOn(): void {
  const [next] = waiting
  if (!next) {
    running -= 1
    return
  }
  const [address, [waiter, ...rest]] = next
  waiting.delete(address)
  if (rest.length) waiting.set(address, rest)
  waiter?.start()
}
