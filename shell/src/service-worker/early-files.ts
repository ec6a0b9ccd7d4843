/** What every page asks for anew as soon as it is there. */
const paths = ['/investors/remotes.json', '/investors/config.json']

/** Longer than any page needs to ask; what is older is not fresh. */
const freshMs = 10_000

interface Requested {
  at: number
  answer: Promise<Response>
}

export const isEarlyFile = (pathname: string): boolean => paths.includes(pathname)

/**
 * Fetches the manifest and the settings together with the page that will ask for them, which saves a way to the server
 * and back. Nothing is kept: each answer is given once, to a page that was opened after it was asked for.
 */
export function createEarlyFiles(fetchFile: (path: string) => Promise<Response>, now: () => number) {
  const requested = new Map<string, Requested>()
  return {
    /** When a page is opened. */
    askFor(): void {
      for (const path of paths) {
        const answer = fetchFile(path)
        answer.catch(() => undefined)
        requested.set(path, { at: now(), answer })
      }
    },
    /** The answer for a page; undefined when it must ask itself. */
    async take(path: string): Promise<Response | undefined> {
      const found = requested.get(path)
      requested.delete(path)
      if (!found || now() - found.at > freshMs) return undefined
      const answer = await found.answer.catch(() => undefined)
      return answer?.ok ? answer : undefined
    },
  }
}
