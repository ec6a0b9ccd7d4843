import { expect, type Locator, type Page } from '@playwright/test'

/** What ends a KYC on the provider's page. */
export type KycOutcome = 'Complete' | 'Send to be checked' | 'Leave as draft' | 'Fail'

/** /home/create-folio/kyc-applicant and onboard-applicant, and the pages of the provider. */
export class KycPage {
  constructor(readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto('/investors/home/create-folio/kyc-applicant')
    await this.title('Your KYC').waitFor()
  }

  title(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name })
  }

  /** Presses what begins a KYC and chooses the way; the digital locker is the one that is offered. */
  async choose(opener: string, way?: 'Video KYC'): Promise<void> {
    await this.page.getByRole('button', { name: opener }).click()
    await this.chooseWay(way)
  }

  async chooseWay(way?: 'Video KYC'): Promise<void> {
    const locker = this.page.getByRole('radio', { name: 'DigiLocker' })
    const dialog = this.page.getByRole('dialog').filter({ has: locker })
    await expect(locker).toBeChecked()
    if (way) await dialog.getByRole('radio', { name: way }).check()
    await dialog.getByRole('button', { name: 'CONTINUE' }).click()
  }

  /** On the provider's page. */
  async end(outcome: KycOutcome): Promise<void> {
    await this.page.getByRole('button', { name: outcome, exact: true }).click()
  }

  /** At the provider's console, where somebody looked at the documents: the KYC that was sent to be checked. */
  async decideAtOperations(outcome: 'Complete' | 'Fail'): Promise<void> {
    const operations = await this.page.context().newPage()
    await operations.goto('/sandbox/providers/kyc/')
    const waiting = operations.locator('section').filter({ hasText: 'Being checked' })
    await waiting.getByRole('button', { name: outcome, exact: true }).click()
    await waiting.waitFor({ state: 'detached' })
  }
}
