import { type Answers, ok, renderPage, speak, textsIn, withoutBrackets } from '@portal/testing'
import { sampleConf, sampleScheme } from '@portal/testing/samples'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import FlowPage from '../../pages/flow.page'
import remote from '../../remote'
import { sampleDraft } from '../../testing/sample-draft'
import { sampleFolio } from '../../testing/sample-folios'
import { sampleOrder, sampleQuote } from '../../testing/sample-order'
import { headline, receiptRows, receiptSteps, status } from '../lumpsum/receipt'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const closed = sampleScheme({ schemePlanCode: 'SMALL-DG', schemeDesc: 'Neem Small Cap Fund', purAllow: 'N' })
const answers: Answers = {
  'product/schemes': ok({
    categories: [
      { categoryName: 'EQUITY', categoryDisplayName: 'Equity Fund', schemes: [sampleScheme(), closed] },
    ],
    navDate: '2026-08-24',
  }),
  'investor/get/folio': ok({ folios: [sampleFolio()] }),
  investmentChiplets: ok({ lumpsum: [], sip: [] }),
  'transaction/quote': () => ok(sampleQuote({ serverNow: '2026-08-25T07:47:30Z' })),
  links: ok({ links: [] }),
  conf: ok(sampleConf),
}
const show = (page: 'invest' | 'review') =>
  renderPage(FlowPage, { answers, at: `/home/transaction/${page}`, draft: sampleDraft() })

afterEach(() => speak('en', remote))

test('a lump sum is entered in Hindi, also in the language that is chosen as it stands', async () => {
  show('invest')
  expect(await screen.findByRole('heading', { name: 'How do you want to invest?' })).toBeVisible()
  await speak('hi', remote)
  expect(screen.getByRole('heading', { name: 'आप कैसे निवेश करना चाहते हैं?' })).toBeVisible()
  expect(screen.getByText('यह स्कीम आपके पास यहाँ पहले से है। नई यूनिट इसी में जुड़ेंगी।')).toBeVisible()
  await userEvent.click(screen.getByRole('combobox', { name: /^स्कीम/ }))
  expect(
    await screen.findByRole('option', { name: /Neem Small Cap Fund.*Growth · नए निवेश के लिए बंद/ }),
  ).toBeVisible()
})

test('its review is in Hindi, with figures, days and names as they are', async () => {
  await speak('hi', remote)
  show('review')
  expect(await screen.findByText('253.997 यूनिट')).toBeVisible()
  expect(screen.getByText('₹24,998.75')).toBeVisible()
  expect(screen.getByText('Rohan Verma 60%')).toBeVisible()
  expect(screen.getByText('डायरेक्ट, बिना डिस्ट्रीब्यूटर')).toBeVisible()
  await userEvent.click((await screen.findAllByRole('button', { name: /^पुष्टि करें/ }))[0]!)
  expect(screen.getByText('आगे बढ़ने के लिए इस बॉक्स पर टिक करें')).toBeVisible()
})

test('what a paid order came to is told in Hindi', async () => {
  await speak('hi', remote)
  const order = sampleOrder()
  expect(headline(order).title).toBe('हमें आपके ₹25,000 मिल गए हैं')
  expect(status(order).text).toBe('यूनिट 26 अग॰ 2026 को')
  expect(receiptSteps(order)[0]?.text).toBe('UPI से, Parijat Bank ••4417 से। रेफ़रेंस 623714905518।')
  expect(receiptRows(order).map(({ label }) => label)).toContain('भुगतान की गई रकम')
})

test.each(['invest', 'review'] as const)(
  'in the pseudo-language every heading, row, field and button of %s stands in brackets',
  async (page) => {
    await speak('en-XA', remote)
    const { container } = show(page)
    await screen.findAllByRole('button', { name: /^\[/ })
    const texts = textsIn(container, 'h1, h2, h3, dt, label, button[type="submit"]')
    expect(texts.length).toBeGreaterThan(5)
    expect(withoutBrackets(texts)).toEqual([])
  },
)
