import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Answers, draftNow, type FakeAnswer, ok, refusal, renderPage, routing } from '@portal/testing'
import { sampleConf, sampleScheme } from '@portal/testing/samples'
import { sampleDraft } from '../../testing/sample-draft'
import { sampleFolio } from '../../testing/sample-folios'
import FlowPage from '../../pages/flow.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

/** A whole order, which the server refuses. */
function show(quote: FakeAnswer) {
  const answers: Answers = {
    'product/schemes': ok({
      categories: [{ categoryName: 'EQUITY', categoryDisplayName: 'Equity Fund', schemes: [sampleScheme()] }],
      navDate: '2026-08-24',
    }),
    'investor/get/folio': ok({ folios: [sampleFolio()] }),
    investmentChiplets: ok({ lumpsum: [], sip: [] }),
    'transaction/quote': quote,
    conf: ok(sampleConf),
  }
  renderPage(FlowPage, { answers, at: '/home/transaction/invest', draft: sampleDraft() })
}
const goOn = async () =>
  userEvent.click((await screen.findAllByRole('button', { name: 'Continue to review' }))[0]!)

test.each([
  ['-8020', 'Your KYC does not allow this order yet'],
  ['-8021', 'Your tax declaration does not allow this order yet'],
])(
  'that KYC or FATCA blocks the order (%s) is a popup before the review, and the note stays [S2.113]',
  async (code, name) => {
    show(refusal('You cannot invest yet.', code))
    await goOn()
    const popup = within(await screen.findByRole('dialog', { name }))
    expect(popup.getByText('You cannot invest yet.')).toBeVisible()
    await userEvent.click(popup.getByRole('button', { name: 'OK' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText('You cannot invest yet.')).toBeVisible()
  },
)

test('a first-time investor whose KYC is only registered is told so, and led to the page that changes it [S2.154]', async () => {
  show(refusal('You are new to us.', '-531'))
  await goOn()
  const name = 'Your KYC Status is Registered but not validated'
  const dialog = within(await screen.findByRole('dialog', { name }))
  await userEvent.click(dialog.getByRole('button', { name: 'OK' }))
  expect(screen.getByText('You are new to us.')).toBeVisible()
  await goOn()
  await userEvent.click(await screen.findByRole('button', { name: 'Modify your KYC' }))
  await waitFor(() => expect(routing.address()).toBe('/home/create-folio/kyc-applicant'))
  expect(draftNow().transactionDetails.amount).toBe(2_500_000)
})
