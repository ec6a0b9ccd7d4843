import { type Answers, ok, renderPage, slotsHost, speak, textsIn, withoutBrackets } from '@portal/testing'
import { sampleConf, sampleFigures as figures, sampleScheme } from '@portal/testing/samples'
import { screen } from '@testing-library/react'
import FlowPage from '../../pages/flow.page'
import remote from '../../remote'
import { sampleSipDraft } from '../../testing/sample-draft'
import { sampleFolio } from '../../testing/sample-folios'
import { samplePayers, sampleRegistration, sampleSipQuote } from '../../testing/sample-sip'
import sipReceipt from './receipt'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const category = { categoryName: 'EQUITY', categoryDisplayName: 'Equity Fund', schemes: [sampleScheme()] }
const answers: Answers = {
  'product/schemes': ok({ categories: [category], navDate: '2026-08-24' }),
  'investor/get/folio': ok({ folios: [sampleFolio()] }),
  investmentChiplets: ok({ lumpsum: [2_500_000], sip: [500_000] }),
  'transaction/sip/mandates': ok(samplePayers()),
  'transaction/validate/sip': ok(sampleSipQuote()),
  links: ok({ links: [] }),
  conf: ok(sampleConf),
}
const around = slotsHost({ 'mandate-choice': () => import('../../testing/fake-mandate-choice') })
const show = (at: string) => renderPage(FlowPage, { answers, at, draft: sampleSipDraft(), around })

afterEach(() => speak('en', remote))

test('a SIP is asked for in Hindi, with its frequencies and ends, and follows the language as it stands', async () => {
  show('/home/transaction/invest')
  expect(await screen.findByRole('radio', { name: 'Till Canceled' })).toBeChecked()
  await speak('hi', remote)
  expect(screen.getByRole('heading', { level: 1, name: 'एसआईपी शुरू करें' })).toBeVisible()
  expect(screen.getByRole('combobox', { name: /^कितनी बार/ })).toHaveTextContent('हर महीने')
  expect(screen.queryByRole('radio', { name: 'Till Canceled' })).toBeNull()
  expect(screen.getByRole('checkbox', { name: /^पहली किस्त का भुगतान अभी करें/ })).toBeVisible()
  expect(screen.getByText(/^पहली बार रकम .* को कटेगी। अगर बाज़ार बंद हो/)).toBeVisible()
})

test('what a SIP buys, when it is debited and which mandate pays stand in brackets in the pseudo-language', async () => {
  await speak('en-XA', remote)
  show('/home/transaction/review')
  const mandate = await screen.findByText('PRJT7000000000001001')
  const shown = [mandate, screen.getByText(/50\.799/), screen.getByRole('button', { name: /4/ })]
  const texts = shown.flatMap((element) => textsIn(element.closest('section')!, 'h2, h3, dt, button'))
  expect(texts.length).toBeGreaterThan(10)
  expect(withoutBrackets(texts)).toEqual([])
})

test('the receipt of a SIP tells in Hindi what is debited when, with funds and amounts as they are', async () => {
  await speak('hi', remote)
  const order = sampleRegistration({ installments: 24, firstNow: 5_000_00 })
  expect(sipReceipt.headline(order)).toEqual({
    title: 'आपकी एसआईपी हमें मिल गई है',
    text: 'Neem Flexi Cap Fund में ₹5,000 हर महीने 10 तारीख को, 25 बार: 1 अभी, 24 मैंडेट से।',
  })
  expect(sipReceipt.steps(order, { figures }).at(-1)?.text).toMatch(/Parijat Bank ••4417 में काफ़ी पैसा रखें।/)
})
