export interface BuildCheck {
  /** The build that runs in this tab. */
  running: string
  /** What the version file says now; undefined when it could not be read. */
  deployed: string | undefined
  /** The page is part of a transaction, or something on it would be lost. */
  busy: boolean
  /** The build for which this tab was loaded anew last. */
  reloadedFor: string | undefined
}

/**
 * Whether the tab is out of date and loads itself anew now (S4.025, S4.026). Never for the same build twice: a server
 * that still hands out the page of before would make a tab reload for ever.
 */
export function shouldReloadForBuild({ running, deployed, busy, reloadedFor }: BuildCheck): boolean {
  return deployed !== undefined && deployed !== running && !busy && deployed !== reloadedFor
}
