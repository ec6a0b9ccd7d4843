import type { Page } from '@playwright/test'

/** /auth/forgot-password and /auth/unlock: a PAN, then a one-time code. */
export class RecoveryPage {
  constructor(readonly page: Page) {}

  async askFor(pan: string): Promise<void> {
    const send = this.page.getByRole('button', { name: 'Send me a code' })
    // The page that led here has a PAN of its own, and stays until this one is there.
    await send.waitFor()
    await this.page.getByLabel('PAN', { exact: true }).fill(pan)
    await send.click()
  }
}
