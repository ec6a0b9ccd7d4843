/** A moment (as `Date.now()` counts) after which nobody waits any longer. */
export type Deadline = number

export const leftUntil = (deadline: Deadline): number => deadline - Date.now()

/** The work's outcome, or the given failure once the deadline has passed. */
export function within<T>(work: Promise<T>, deadline: Deadline, late: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), Math.max(0, leftUntil(deadline)))
    void work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))
