import type { Locator, Page } from '@playwright/test'
import type { Sandbox } from '../fixtures/sandbox'
import { CodeDialog } from './code-dialog'

/** /home/transaction/review, of a SIP. */
export class SipReview {
  readonly heading: Locator
  readonly consent: Locator
  readonly confirm: Locator

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Check your SIP' })
    this.consent = page.getByRole('checkbox', { name: /^I have read the scheme information/ })
    this.confirm = page.getByRole('button', {
      name: /^(Confirm the SIP|Confirm and choose how to pay|Confirm)$/,
    })
  }

  async confirmByCode(sandbox: Sandbox, pan: string): Promise<void> {
    await this.consent.check()
    await new CodeDialog(this.page).confirm(sandbox, pan, () => this.confirm.click())
  }
}
