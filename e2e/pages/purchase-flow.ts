import type { Page } from '@playwright/test'
import type { Sandbox } from '../fixtures/sandbox'
import { CodeDialog } from './code-dialog'
import { InvestPage } from './invest-page'
import { PaymentPage } from './payment-page'
import { ReviewPage } from './review-page'

export interface DraftTerms {
  pan: string
  scheme: string
  /** Whole rupees. */
  rupees: number
  /** What to fill besides scheme and amount. */
  describe?: (invest: InvestPage) => Promise<void>
}

/** Goes from the amount to the review of what was wished for; somebody must be logged in. */
export async function reviewPurchase(page: Page, { scheme, rupees, describe }: DraftTerms): Promise<void> {
  const invest = new InvestPage(page)
  await invest.open(scheme)
  await describe?.(invest)
  await invest.amount.fill(String(rupees))
  await invest.goOn.click()
  await new ReviewPage(page).heading.waitFor()
}

/** Goes on to the payment of what was wished for, and returns the id of the order. */
export async function placeOrder(page: Page, sandbox: Sandbox, draftTerms: DraftTerms): Promise<string> {
  const review = new ReviewPage(page)
  const payment = new PaymentPage(page)
  await reviewPurchase(page, draftTerms)
  await review.consent.check()
  await new CodeDialog(page).confirm(sandbox, draftTerms.pan, () => review.confirm.click())
  await payment.heading.waitFor()
  return payment.orderId()
}
