import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Sandbox } from '../fixtures/sandbox'
import { CodeDialog } from './code-dialog'

/** Up to this width the menus are under the thumb. */
const bottomMenuUpTo = 768

/** The hub of service requests, the request that a form leads to, and the list of all of them. */
export class ServicePage {
  constructor(readonly page: Page) {}

  title(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, name })
  }

  /** From the menu of the dashboard to the hub, and on. */
  async open(name: RegExp): Promise<void> {
    await this.openMenu()
    await this.page.getByRole('link', { name: 'Service Request', exact: true }).click()
    await expect(this.title('Service requests')).toBeVisible()
    const main = this.page.getByRole('main')
    await main.getByRole('link', { name }).or(main.getByRole('button', { name })).first().click()
  }

  private async openMenu(): Promise<void> {
    const isNarrow = this.page.viewportSize()!.width <= bottomMenuUpTo
    await this.page
      .getByRole('button', { name: isNarrow ? /^More$/ : /^MY INVESTMENTS/ })
      .filter({ visible: true })
      .click()
  }

  /** What has the code of one who must sign sent. */
  async askCode(of: RegExp): Promise<void> {
    await this.page.getByRole('button', { name: new RegExp(`Enter the code: ${of.source}`) }).click()
  }

  /** Signs by the code that reaches an investor, or a new address. */
  async sign(sandbox: Sandbox, to: string, of: RegExp): Promise<void> {
    await new CodeDialog(this.page).confirm(sandbox, to, () => this.askCode(of))
  }

  /** From the form of a new account over its check to the request, which is still to be signed. */
  async fillAccount(number: string, ifsc: string): Promise<void> {
    await this.page.getByLabel('Account number', { exact: true }).fill(number)
    await this.page.getByLabel('Account number again').fill(number)
    await this.page.getByLabel('IFSC').fill(ifsc)
    await this.page.getByRole('button', { name: 'Check the account' }).click()
    await expect(this.title('Check the new account')).toBeVisible()
  }

  /** What the request says of its state, in its note and, while it is open, in its timeline. */
  async says(text: string | RegExp): Promise<void> {
    await expect(this.page.getByText(text).filter({ visible: true }).first()).toBeVisible()
  }

  /** The fund house agrees to a request; the page is the one that knew it waiting. */
  async approve(title: string): Promise<void> {
    const operations = await this.page.context().newPage()
    await operations.goto('/sandbox/back-office')
    const request = operations.getByRole('listitem').filter({ hasText: title })
    await request.getByRole('button', { name: 'Approve' }).click()
    await expect(request.getByRole('button', { name: 'Approve' })).toHaveCount(0)
    await this.page.reload()
  }

  /** The list of all requests, reached from the hub. */
  async openHistory(): Promise<void> {
    await this.open(/^All my requests/)
    await expect(this.title('My requests')).toBeVisible()
  }

  /** A line of that list. */
  line(title: string): Locator {
    return this.page.getByRole('main').getByRole('link').filter({ hasText: title })
  }
}
