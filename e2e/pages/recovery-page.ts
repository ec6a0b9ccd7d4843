import type { Page } from '@playwright/test'

/** /auth/forgot-password and /auth/unlock: a PAN, then a one-time code. */
export class RecoveryPage {
  constructor(readonly page: Page) {}

  async askFor(pan: string): Promise<void> {
    await this.page.getByLabel('PAN', { exact: true }).fill(pan)
    await this.page.getByRole('button', { name: 'Send me a code' }).click()
  }
}
