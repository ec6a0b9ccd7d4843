import { shouldReloadForBuild } from './build-check'
import { deployedBuild } from './version-file'

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
}

/** Reads the version file at start (S7.126), after 5 seconds, then every 30 seconds (S4.024). Returns what stops it. */
export function pollBuild(polling: BuildPolling): () => void {
  const check = async () => {
    const deployed = await deployedBuild(Date.now())
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
