import type { Page } from '@playwright/test'

/** What is above every page of somebody who is logged in. */
export class Header {
  constructor(readonly page: Page) {}

  async signOut(): Promise<void> {
    await this.page.getByRole('button', { name: /^Profile: / }).click()
    await this.page.getByRole('button', { name: 'Sign Out' }).click()
  }
}
