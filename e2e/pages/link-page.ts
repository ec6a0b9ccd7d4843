import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import type { Sandbox } from '../fixtures/sandbox'
import { CodeDialog } from './code-dialog'

/** The page that a link for one task opens. */
export class LinkPage {
  readonly over: Locator
  readonly another: Locator

  /** `part` is where the page stands within a page that is not ours. */
  constructor(
    private readonly page: Page,
    private readonly part: Page | Locator | FrameLocator = page,
  ) {
    this.over = part.getByText('We could not open your link')
    this.another = part.getByText('Somebody is logged in here.')
  }

  heading(name: string): Locator {
    return this.part.getByRole('heading', { level: 1, name })
  }

  /** Opens a link as if it were clicked in a mail. */
  async open(url: string): Promise<void> {
    await this.page.goto('about:blank')
    await this.page.goto(url)
  }

  /** Says who one is, and types in the code that arrives. */
  async enter(sandbox: Sandbox, { folio, pan }: { folio: string; pan: string }): Promise<void> {
    await this.part.getByRole('textbox', { name: 'Folio number' }).fill(folio)
    await this.part.getByRole('textbox', { name: 'PAN' }).fill(pan)
    await new CodeDialog(this.part, this.part.getByRole('dialog')).confirm(sandbox, pan, () =>
      this.part.getByRole('button', { name: 'Send me a code' }).click(),
    )
  }

  async expectOver(): Promise<void> {
    await expect(this.over).toBeVisible()
    await expect(this.part.getByText('This link has been used or has expired.')).toBeVisible()
    await expect(this.part.getByRole('link', { name: /^Log in/ })).toBeVisible()
  }
}
