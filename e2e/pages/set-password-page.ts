import type { Locator, Page } from '@playwright/test'

/** /auth/set-password and /auth/set-new-password */
export class SetPasswordPage {
  readonly heading: Locator
  readonly password: Locator
  readonly again: Locator
  readonly submit: Locator
  readonly rules: Locator

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: /^Set (your|a new) password$/ })
    this.password = page.getByLabel('New password', { exact: true })
    this.again = page.getByLabel('Re-enter new password', { exact: true })
    this.submit = page.getByRole('button', { name: 'Set password' })
    this.rules = page.getByRole('list', { name: 'Your password needs' }).getByRole('listitem')
  }

  async choose(password: string): Promise<void> {
    await this.password.fill(password)
    await this.again.fill(password)
    await this.submit.click()
  }

  /** Where it replaces one that was forgotten, a popup says so, whose OK leads to the log-in. */
  async acceptReset(): Promise<void> {
    const popup = this.page.getByRole('dialog', { name: 'Your password is reset' })
    await popup.getByRole('button', { name: 'OK' }).click()
  }
}
