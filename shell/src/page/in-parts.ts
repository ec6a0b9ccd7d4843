/** The longest that anything waits for a page which is never idle. */
const mostMilliseconds = 2000

/** Runs pieces of work one after the other, each in a task of its own: what an investor does is answered in between. */
export async function inParts(parts: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const part of parts) {
    await part()
    await nextTask()
  }
}

const nextTask = () => new Promise<void>((resolve) => void setTimeout(resolve))

/** Resolves when the page has nothing else to do. */
export const idle = (): Promise<void> =>
  'requestIdleCallback' in globalThis
    ? new Promise((resolve) => void requestIdleCallback(() => resolve(), { timeout: mostMilliseconds }))
    : nextTask()
