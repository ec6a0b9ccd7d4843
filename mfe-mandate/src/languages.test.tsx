import { ok, renderPage, speak, textsIn, withoutBrackets } from '@portal/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import MandatesPage from './list/mandates.page'
import remote from './remote'
import { sampleMandate } from './testing/sample-mandate'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const mandate = sampleMandate({ kind: 'EMANDATE', frequency: 'Monthly', actions: ['pause', 'revoke'] })

const show = () =>
  renderPage(MandatesPage, {
    answers: {
      'mandate/list': ok({ mandates: [mandate], serverNow: '2026-08-25T07:48:00.000Z' }),
      cugDetails: ok({ features: [] }),
    },
    at: '/home/e-mandate',
  })

afterEach(() => speak('en', remote))

test('the mandates are there in Hindi, with names, codes and amounts as they are', async () => {
  await speak('hi', remote)
  show()
  expect(await screen.findByRole('heading', { name: 'आपके मैंडेट' })).toBeVisible()
  expect(await screen.findByText('चालू')).toBeVisible()
  expect(screen.getByText('हर महीने')).toBeVisible()
  expect(screen.getByText(/ई-मैंडेट · UMRN/)).toHaveTextContent('PRJT7000000000001001')
  expect(screen.getByText('₹1,00,000')).toBeVisible()
  expect(screen.getByText('Neem Flexi Cap Fund')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /^मैंडेट बंद करें: Parijat Bank ••4417/ }))
  const question = within(await screen.findByRole('alertdialog', { name: 'यह मैंडेट बंद करें?' }))
  expect(question.getByText(/^Parijat Bank ••4417। यह वापस नहीं लिया जा सकता।/)).toBeVisible()
  expect(question.getByRole('button', { name: 'जैसा है वैसा रखें' })).toBeVisible()
})

test('the page changes its language as it stands, with an open question', async () => {
  show()
  await userEvent.click(await screen.findByRole('button', { name: /^Pause/ }))
  expect(screen.getByRole('alertdialog', { name: 'Pause this mandate?' })).toBeVisible()
  await speak('hi', remote)
  expect(screen.getByRole('alertdialog', { name: 'यह मैंडेट कुछ समय के लिए रोकें?' })).toBeVisible()
})

test('in the pseudo-language every text of the page stands in brackets', async () => {
  await speak('en-XA', remote)
  const { container } = show()
  await screen.findByRole('button', { name: /^\[Pååûûšéé\]/ })
  // Figures, dates and names are what a text is said about.
  const given = /^(₹?[\d,]+|\d+ \w+ \d+ – \d+ \w+ \d+|Neem Flexi Cap Fund)$/
  const texts = textsIn(container, 'h1, h2, h3, dt, dd, button, p', given)
  expect(texts.length).toBeGreaterThan(8)
  expect(withoutBrackets(texts)).toEqual([])
})
