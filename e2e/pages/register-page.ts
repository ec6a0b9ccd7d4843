import type { Page } from '@playwright/test'

export interface Registration {
  pan: string
  mobile: string
  email: string
}

/** /auth/register */
export class RegisterPage {
  constructor(readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto('/investors/auth/register')
  }

  async fill({ pan, mobile, email }: Registration): Promise<void> {
    await this.page.getByLabel('PAN', { exact: true }).fill(pan)
    await this.page.getByLabel('Mobile', { exact: true }).fill(mobile)
    await this.page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  }

  async sendCode(): Promise<void> {
    await this.page.getByRole('button', { name: 'Send me a code' }).click()
  }
}
