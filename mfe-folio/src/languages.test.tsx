import type { HolderConfirmation } from '@portal/contracts/folio-opening/new-folio-draft'
import { ok, renderPage, speak, textsIn, withoutBrackets } from '@portal/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from './remote'
import FolioReviewPage from './review/review.page'
import { sampleApplicant, sampleDraft } from './testing/sample-draft'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const waiting: HolderConfirmation = {
  place: 2,
  maskedName: 'UXX VXXXX',
  state: 'waiting',
  maskedMobile: 'XXXXXX1019',
  maskedEmail: null,
  until: '2026-09-01T07:48:00.000Z',
}
const draft = sampleDraft({
  applicants: [sampleApplicant, { ...sampleApplicant, pan: 'ZZZPV1019U', investorName: 'Uma Verma' }],
  modeOfHolding: 'Anyone or Survivor',
  noNominee: true,
  confirmations: [waiting],
  missing: ['confirmations'],
})

const show = () =>
  renderPage(FolioReviewPage, {
    answers: { 'transaction/pendingTransaction': ok({ drafts: [draft] }), cugDetails: ok({ features: [] }) },
    at: '/home/create-folio/review',
  })

afterEach(() => speak('en', remote))

test('a new folio is there in Hindi, with names and contacts as they are, and days in Hindi', async () => {
  await speak('hi', remote)
  show()
  expect(await screen.findByRole('heading', { name: 'अपना नया फोलियो जाँच लें' })).toBeVisible()
  expect(await screen.findByText('कोई एक या उत्तरजीवी')).toBeVisible()
  expect(screen.getByText('धारक 2')).toBeVisible()
  expect(screen.getAllByText('Uma Verma')[0]).toBeVisible()
  expect(screen.getByText('आप नॉमिनी नहीं रखना चाहते')).toBeVisible()
  expect(screen.getByText('हमने XXXXXX1019 पर लिंक भेजा है। यह 1 सित॰ 2026 तक मान्य है।')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'यह नया फोलियो हटाएँ' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'यह नया फोलियो हटाएँ?' }))
  expect(question.getByRole('button', { name: 'रहने दें' })).toBeVisible()
})

test('the page changes its language as it stands, with its steps and an open question', async () => {
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Delete this new folio' }))
  expect(screen.getByRole('alertdialog', { name: 'Delete this new folio?' })).toBeVisible()
  expect(screen.getAllByText('Applicants')[0]).toBeInTheDocument()
  await speak('hi', remote)
  expect(screen.getByRole('alertdialog', { name: 'यह नया फोलियो हटाएँ?' })).toBeVisible()
  expect(screen.getAllByText('आवेदक')[0]).toBeInTheDocument()
  expect(screen.queryByText('Applicants')).toBeNull()
})

test('in the pseudo-language every text of the page stands in brackets', async () => {
  await speak('en-XA', remote)
  const { container } = show()
  await screen.findAllByText('Uma Verma')
  // Names are what a text is said about.
  const given = /^(Asha|Uma) Verma$/
  const texts = textsIn(container, 'h1, h2, h3, dt, dd, button, p', given)
  expect(texts.length).toBeGreaterThan(8)
  expect(withoutBrackets(texts)).toEqual([])
})
