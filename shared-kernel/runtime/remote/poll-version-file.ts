import * as z from 'zod/mini'

/** The version file (S3.076). */
const VersionFile = z.object({
  buildNumber: z.string().check(z.minLength(1)),
  /** The number of the manifest of releases; absent in files of before it stood there. */
  releases: z.optional(z.number()),
})
export type VersionFile = z.infer<typeof VersionFile>

/** What is deployed (S7.126); undefined when the file cannot be read: then nothing is known. */
async function readVersionFile(origin: string, now: number): Promise<VersionFile | undefined> {
  try {
    const answer = await fetch(`${origin}/investors/build.json?t=${now}`, {
      cache: 'no-store',
      credentials: 'same-origin',
      // Nobody waits for it, so no loader shows.
      headers: { loader: 'N' },
    })
    return VersionFile.parse(await answer.json())
  } catch {
    return undefined
  }
}

/** S9.046, in milliseconds. */
const firstPollMs = 5_000
const everyMs = 30_000

/**
 * Reads the version file at start (S7.126), after 5 seconds, then every 30 seconds (S4.024), and tells of what could be
 * read: that of the portal at `origin`, where the page is not its own. Returns what stops it.
 */
export function pollVersionFile(hear: (file: VersionFile) => void, origin = ''): () => void {
  const check = async () => {
    const file = await readVersionFile(origin, Date.now())
    if (file) hear(file)
  }
  void check()
  let repeat: ReturnType<typeof setInterval> | undefined
  const first = setTimeout(() => {
    void check()
    repeat = setInterval(() => void check(), everyMs)
  }, firstPollMs)
  return () => {
    clearTimeout(first)
    clearInterval(repeat)
  }
}
