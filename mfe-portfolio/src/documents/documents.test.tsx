import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { savePdf } from '@portal/kernel'
import { sampleConf, sampleFigures } from '@portal/testing/samples'
import {
  type Answers,
  type FakeAnswer,
  navigate,
  notFound,
  ok,
  renderPage,
  routing,
  serverError,
} from '@portal/testing'
import { flexiCapDetails } from '../testing/samples'
import DocumentsPage from './documents.page'

jest.mock('@portal/kernel', () => ({
  ...jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
  savePdf: jest.fn(),
}))

const answers: Answers = {
  'product/schemes/schemecode': ok({ schemes: [flexiCapDetails] }),
  conf: ok(sampleConf),
  contactUs: ok({ emailAddress: 'care@neemmf.example' }),
}
const at = '?scheme=FLEXI-DG'

test('shows the key information of the scheme, with the way back to it', async () => {
  renderPage(DocumentsPage, { answers, at })
  expect(await screen.findByRole('heading', { level: 1, name: 'Neem Flexi Cap Fund' })).toBeVisible()
  const document = screen.getByRole('region', { name: 'Key information memorandum' })
  expect(document).toHaveTextContent('1% within 12 months, then none')
  await waitFor(() => expect(document).toHaveTextContent('care@neemmf.example'))
  expect(screen.getByRole('link', { name: 'Neem Flexi Cap Fund' })).toHaveAttribute(
    'href',
    '/home/explore-funds/scheme?scheme=FLEXI-DG',
  )
})

test('leads back to the order from which it was opened, whichever document is read', async () => {
  renderPage(DocumentsPage, { answers, at: `${at}&from=review` })
  await userEvent.click(await screen.findByRole('radio', { name: 'Factsheet' }))
  expect(screen.getByRole('link', { name: 'Back to your order' })).toHaveAttribute(
    'href',
    '/home/transaction/review',
  )
})

test('another document keeps its place in the address', async () => {
  renderPage(DocumentsPage, { answers, at })
  await userEvent.click(await screen.findByRole('radio', { name: 'Scheme information document' }))
  expect(routing.address()).toBe('/?scheme=FLEXI-DG&document=sid')
  expect(screen.getByRole('region', { name: 'Scheme information document' })).toBeVisible()
})

test('names rates and hours as the server reckons with them today, and says that they are of today', async () => {
  const { buy, sell } = sampleFigures.cutOffs
  const figures = {
    ...sampleFigures,
    stampDuty: '0.017',
    cutOffs: { buy, sell: { ...sell, overnight: '18:10' } },
    gains: { ...sampleFigures.gains, other: { months: 25, short: 'slab', long: '13.7' } },
  }
  const overnight = { ...flexiCapDetails, fundType: 'INTERNATIONAL', subCategory: 'Overnight' }
  const changed = {
    conf: ok({ ...sampleConf, figures }),
    'product/schemes/schemecode': ok({ schemes: [overnight] }),
  }
  renderPage(DocumentsPage, { answers: { ...answers, ...changed }, at })
  const document = await screen.findByRole('region', { name: 'Key information memorandum' })
  expect(document).toHaveTextContent('Stamp duty of 0.017% is deducted')
  expect(document).toHaveTextContent('For a request by 6:10 pm you get')
  expect(document).toHaveTextContent('taxed at 13.7% if you hold the units for more than 25 months')
  expect(document).toHaveTextContent('This is the law for residents on 25 August 2026, in short.')
  expect(document).not.toHaveTextContent(/0\.005%|7:00 pm|12\.5%|24 months/)
})

test('gives the document as a PDF under its own name', async () => {
  renderPage(DocumentsPage, { answers, at: `${at}&document=factsheet` })
  const sheet = await screen.findByRole('region', { name: 'Factsheet' })
  await userEvent.click(within(sheet).getByRole('button', { name: 'Download PDF' }))
  await waitFor(() => expect(savePdf).toHaveBeenCalled())
  const [pdf, fileName] = jest.mocked(savePdf).mock.calls[0] ?? []
  expect(Buffer.from(pdf ?? []).toString('latin1')).toMatch(/^%PDF-/)
  expect(fileName).toBe('Neem Flexi Cap Fund Factsheet.pdf')
})

test.each<[string, string, FakeAnswer]>([
  ['a code that is none', '?scheme=%3Cb%3E', notFound],
  ['an answer of not found', at, notFound],
  ['a plan that the scheme has not', '?scheme=FLEXI-RR', ok({ schemes: [flexiCapDetails] })],
])('sends the investor home and says why after %s [S7.147]', async (_, address, details) => {
  const { toast } = renderPage(DocumentsPage, {
    answers: { ...answers, 'product/schemes/schemecode': details },
    at: address,
  })
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/home/dashboard', { replace: true }))
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ type: 'danger' }))
})

test('stays and offers another try when no answer came', async () => {
  let attempts = 0
  const details = () => (attempts++ ? ok({ schemes: [flexiCapDetails] }) : serverError)
  renderPage(DocumentsPage, { answers: { ...answers, 'product/schemes/schemecode': details }, at })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('region', { name: 'Key information memorandum' })).toBeVisible()
})
