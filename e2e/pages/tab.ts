import type { Page } from '@playwright/test'

/** One load of the portal in a tab: what it fetched, and whether it is still the same load. */
export class Tab {
  /** Answers of 400 and more, by address. */
  readonly missing: string[] = []

  constructor(readonly page: Page) {
    page.on('response', (response) => {
      if (response.status() >= 400) this.missing.push(new URL(response.url()).pathname)
    })
  }

  /** From here on `isSame` tells whether the page was loaded anew. */
  async mark(): Promise<void> {
    await this.page.evaluate(() => Object.assign(window, { neverReloaded: true }))
  }

  isSame(): Promise<boolean> {
    return this.page.evaluate(() => 'neverReloaded' in window)
  }

  /** The paths of the remotes' scripts that this load of the page asked for. */
  scripts(): Promise<string[]> {
    return this.page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.includes('/remotes/') && path.endsWith('.js')),
    )
  }

  /** The failures that were reported, as "LOAD-003 mfe-portfolio 1.0.0". */
  reports(): Promise<string[]> {
    return this.page.evaluate(() =>
      performance.getEntriesByName('portal-failure').map((mark) => {
        const { code, remote, version } = (mark as PerformanceMark).detail as Record<string, string>
        return `${code} ${remote} ${version}`
      }),
    )
  }

  /** Leaves the tab and comes back to it; ends when the list of remotes has been read for that. */
  async comeBack(): Promise<void> {
    const read = this.page.waitForResponse('**/remotes.json')
    await this.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await (await read).finished()
  }
}
