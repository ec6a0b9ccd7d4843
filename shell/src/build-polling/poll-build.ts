import { shouldReloadForBuild } from './build-check'
import * as z from 'zod/mini'

/** The version file (S3.076). */
const VersionFile = z.object({
  buildNumber: z.string().check(z.minLength(1)),
  /** The number of the manifest of releases; absent in files of before it stood there. */
  releases: z.optional(z.number()),
})

/** What is deployed (S7.126); undefined when the file cannot be read: then nothing is known. */
async function readVersionFile(now: number): Promise<z.infer<typeof VersionFile> | undefined> {
  try {
    const answer = await fetch(`/investors/build.json?t=${now}`, {
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

export interface BuildPolling {
  /** The build that runs in this tab. */
  running: string
  isBusy(): boolean
  reloadedFor(): string | undefined
  /** Clears what is cached and loads the page anew, noting for which build. */
  reload(build: string): void
  /** Hears of the number of the deployed manifest. */
  onReleases(sequence: number): void
}

/** Reads the version file at start (S7.126), after 5 seconds, then every 30 seconds (S4.024). Returns what stops it. */
export function pollBuild(polling: BuildPolling): () => void {
  const check = async () => {
    const { buildNumber: deployed, releases } = (await readVersionFile(Date.now())) ?? {}
    if (releases !== undefined) polling.onReleases(releases)
    const state = { ...polling, deployed, busy: polling.isBusy(), reloadedFor: polling.reloadedFor() }
    if (deployed && shouldReloadForBuild(state)) polling.reload(deployed)
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
