import { pollVersionFile } from '@portal/kernel/internal'
import { shouldReloadForBuild } from './build-check'

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

/** Loads the tab anew for another build, and hears of other releases. Returns what stops it. */
export const pollBuild = (polling: BuildPolling): (() => void) =>
  pollVersionFile(({ buildNumber: deployed, releases }) => {
    if (releases !== undefined) polling.onReleases(releases)
    const state = { ...polling, deployed, busy: polling.isBusy(), reloadedFor: polling.reloadedFor() }
    if (shouldReloadForBuild(state)) polling.reload(deployed)
  })
