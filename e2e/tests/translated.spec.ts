import { expect, type Page, test } from '../fixtures/test'
import { CodeDialog } from '../pages/code-dialog'
import { InvestPage } from '../pages/invest-page'
import { greeting, LoginPage } from '../pages/login-page'
import { PaymentPage } from '../pages/payment-page'
import { ReviewPage } from '../pages/review-page'

const asha = 'ZZZPV1001A'

/**
 * What a browser that translates pages does, again and again: `font` elements stand for texts, one way and the other.
 * The words stay as they are, so that an old one is seen.
 */
function translateAlways(): void {
  let count = 0
  const isLeftAlone = (text: Text) =>
    !text.data.trim() || text.parentElement?.closest('[translate="no"], font, svg, script, style, textarea')
  const swap = (text: Text) => {
    if (isLeftAlone(text)) return
    const font = document.createElement('font')
    font.append(document.createElement('font'))
    font.firstElementChild?.append(text.data)
    if (count++ % 2) return text.replaceWith(font)
    text.parentNode?.insertBefore(font, text)
    text.parentNode?.removeChild(text)
  }
  const translate = () => {
    if (!document.body) return
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    texts.forEach(swap)
  }
  setInterval(translate, 60)
}

/** The page is translated now, and none of its amounts, units or numbers is. */
async function isTranslated(page: Page): Promise<void> {
  await expect.poll(() => page.locator('font').count()).toBeGreaterThan(20)
  await expect(page.getByRole('link', { name: /^Go to (Home|log in)$/ })).toHaveCount(0)
}

test.beforeEach(({ page }) => page.addInitScript(translateAlways))

test('a page that its browser translates goes on from the dashboard to the payment, and shows no old amount @mobile', async ({
  page,
  sandbox,
}) => {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && /NotFoundError|not a child/.test(message.text()))
      errors.push(message.text())
  })
  await new LoginPage(page).holdSession(asha)
  await test.step('dashboard and portfolio', async () => {
    await page.goto('/investors/home/dashboard')
    await page.getByRole('heading', { level: 1, name: greeting }).waitFor()
    await isTranslated(page)
    await page.goto('/investors/home/investments/portfolio')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const hide = page.getByRole('button', { name: 'Hide amounts' })
    await hide.click()
    await page.getByRole('button', { name: 'Show amounts' }).click()
    await expect(hide).toBeVisible()
    await isTranslated(page)
  })
  await test.step('the form says the amount that is typed, each time', async () => {
    const invest = new InvestPage(page)
    await invest.open('FLEXI-DG')
    await isTranslated(page)
    await invest.amount.fill('5000')
    await expect(page.getByText('Five thousand rupees')).toBeVisible()
    await invest.amount.fill('8000')
    await expect(page.getByText('Eight thousand rupees')).toBeVisible()
    await expect(page.getByText('Five thousand rupees')).toHaveCount(0)
    await invest.goOn.click()
  })
  await test.step('the review and its code', async () => {
    const review = new ReviewPage(page)
    await expect(review.heading).toBeVisible()
    await expect(review.figure('Buys units for')).toHaveText('₹7,999.60')
    await isTranslated(page)
    await review.confirm.click()
    await expect(page.getByText('Tick this box to continue')).toBeVisible()
    await review.consent.check()
    await expect(page.getByText('Tick this box to continue')).toHaveCount(0)
    const dialog = new CodeDialog(page)
    await dialog.confirm(sandbox, asha, () => review.confirm.click())
  })
  await test.step('the payment, one way and another', async () => {
    const payment = new PaymentPage(page)
    await expect(payment.heading).toBeVisible()
    await isTranslated(page)
    await payment.choose('RTGS/NEFT')
    await payment.choose('UPI')
    await payment.choose('Net banking')
    await expect(page.getByText('₹8,000').first()).toBeVisible()
    await isTranslated(page)
  })
  expect(errors).toEqual([])
})
