import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { portfolio } from '../testing/portfolio-samples'
import {
  type Answers,
  type FakeAnswer,
  type FakeRequest,
  navigate,
  notFound,
  ok,
  refusal,
  renderPage,
  serverError,
  setPlaceWidth,
  setScreenWidth,
  slotsHost,
} from '@portal/testing'
import { emptyPortfolio } from '@portal/testing/samples'
import { flexiCapDetails, threeYears } from '../testing/samples'
import SchemePage from './scheme.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const sampleFolio = { folioNo: '1000004821' }
const answers: Answers = {
  'product/schemes/schemecode': ok({ schemes: [flexiCapDetails] }),
  'product/schemes/navHistory': ok(threeYears),
  'investor/portfolioDetails': ok(portfolio),
  investmentChiplets: ok({ lumpsum: [500_00, 5_000_00, 10_000_00], sip: [] }),
  'investor/get/folio': ok({ folios: [sampleFolio] }),
}
const at = '?scheme=FLEXI-DG'
const around = slotsHost({ 'create-folio-dialog': () => import('../testing/fake-applicant-dialog') })

test('asks for the scheme by its code, reads data.schemes, and asks for the rest at once [S7.098, S7.100]', async () => {
  const requested: unknown[] = []
  const details = ({ body }: FakeRequest) => {
    requested.push(body)
    return ok({ schemes: [flexiCapDetails] })
  }
  const { calls } = renderPage(SchemePage, {
    answers: { ...answers, 'product/schemes/schemecode': details },
    at,
  })
  await waitFor(() => expect(calls.length).toBeGreaterThan(2))
  const atOnce = calls.slice(0, 3).map(({ path }) => path)
  expect(atOnce.sort()).toEqual([
    'investmentChiplets',
    'investor/portfolioDetails',
    'product/schemes/schemecode',
  ])
  expect(requested).toMatchObject([{ schemeCode: 'FLEXI', schemePlanCode: 'FLEXI-DG' }])
  expect(await screen.findByRole('heading', { level: 1, name: 'Neem Flexi Cap Fund' })).toBeVisible()
})

test('shows NAV, returns against the benchmark, facts, risk and what is held', async () => {
  renderPage(SchemePage, { answers, at, around })
  expect(await screen.findByText('NAV on 24 Aug 2026')).toBeVisible()
  expect(await screen.findByText('a year over 3 years')).toBeVisible()
  const table = screen.getByRole('table', { name: 'Yearly returns against NIFTY 500 TRI' })
  expect(within(table).getByRole('row', { name: /Its benchmark/ })).toHaveTextContent(
    '+11.94%+14.61%+15.02%+13.88%',
  )
  expect(screen.getByText('1% within 12 months, then none')).toBeVisible()
  expect(screen.getByRole('img', { name: 'Riskometer: Very High' })).toBeVisible()
  const held = screen.getByRole('region', { name: 'You hold' })
  expect(held).toHaveTextContent('₹2,80,138.79')
  expect(held).toHaveTextContent('2,846.317 units in folio ••4821 · XIRR +17.4%')
})

test('a fund on offer shows its price and days, and no NAV, chart or returns that it does not have', async () => {
  const offer = {
    ...flexiCapDetails,
    nfoscheme: true,
    nav: '10.0000',
    nfoStartDate: '2026-08-18',
    nfoEndDate: '2026-09-01',
    nfoAllotmentDate: '2026-09-04',
  }
  renderPage(SchemePage, {
    answers: { ...answers, 'product/schemes/schemecode': ok({ schemes: [offer] }) },
    at,
    around,
  })
  const card = await screen.findByRole('region', { name: 'New fund offer' })
  expect(card).toHaveTextContent('Offer price₹10.0000 a unit')
  expect(card).toHaveTextContent('Units are allotted on4 Sep 2026')
  expect(screen.queryByText(/^NAV on/)).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Returns' })).toBeNull()
  expect(screen.queryByText('Launched')).toBeNull()
})

test('on a narrow screen the way to invest stays in sight, and fund and benchmark stand side by side', async () => {
  const wide = window.matchMedia
  setScreenWidth(375)
  renderPage(SchemePage, { answers, at, around })
  expect(await screen.findByRole('link', { name: 'Invest' })).toHaveAttribute(
    'href',
    '/home/transaction/invest?scheme=FLEXI-DG',
  )
  const table = screen.getByRole('table', { name: 'Yearly returns against NIFTY 500 TRI' })
  const heads = within(table)
    .getAllByRole('columnheader')
    .map((head) => head.textContent)
  expect(heads).toEqual(['Period', 'This fund', 'Its benchmark'])
  expect(within(table).getByRole('row', { name: /3 years/ })).toHaveTextContent('+17.36%+14.61%')
  expect(screen.queryByRole('list', { name: /Yearly returns/ })).toBeNull()
  window.matchMedia = wide
})

test('in a narrow place of another page fund and benchmark stand side by side, however wide the window is', async () => {
  const place = setPlaceWidth(375)
  renderPage(SchemePage, { answers, at, around })
  const table = await screen.findByRole('table', { name: 'Yearly returns against NIFTY 500 TRI' })
  expect(within(table).getByRole('columnheader', { name: 'Its benchmark' })).toBeVisible()
  act(() => place.resize(1000))
  const wide = screen.getByRole('table', { name: 'Yearly returns against NIFTY 500 TRI' })
  expect(within(wide).getByRole('rowheader', { name: 'Its benchmark' })).toBeVisible()
  place.end()
})

test('leads to a SIP, and only where the fund allows one', async () => {
  const { unmount } = renderPage(SchemePage, { answers, at, around })
  expect(await screen.findByRole('link', { name: 'Start a SIP' })).toHaveAttribute(
    'href',
    '/home/transaction/invest?scheme=FLEXI-DG&type=SIP',
  )
  expect(screen.getByText(/Or invest every month, from/)).toHaveTextContent('₹500')
  unmount()
  const noSip = ok({ schemes: [{ ...flexiCapDetails, sipAllow: 'N' }] })
  renderPage(SchemePage, { answers: { ...answers, 'product/schemes/schemecode': noSip }, at, around })
  await screen.findByLabelText('Lump sum')
  expect(screen.queryByRole('link', { name: 'Start a SIP' })).toBeNull()
})

test('leads to the documents of the scheme', async () => {
  renderPage(SchemePage, { answers, at, around })
  expect(await screen.findByRole('link', { name: 'Scheme documents' })).toHaveAttribute(
    'href',
    '/home/explore-funds/scheme/documents?scheme=FLEXI-DG',
  )
})

test('shows no holding to whoever holds nothing of it', async () => {
  renderPage(SchemePage, {
    answers: { ...answers, 'investor/portfolioDetails': ok(emptyPortfolio) },
    at,
    around,
  })
  await screen.findByText('NAV on 24 Aug 2026')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'You hold' })).toBeNull())
})

test('takes an amount on to the purchase', async () => {
  renderPage(SchemePage, { answers, at, around })
  await userEvent.type(await screen.findByLabelText('Lump sum'), '2500')
  expect(screen.getByText('Two thousand five hundred rupees')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() =>
    expect(navigate).toHaveBeenCalledWith('/home/transaction/invest?scheme=FLEXI-DG&amount=2500'),
  )
  expect(screen.queryByRole('dialog')).toBeNull()
})

const enterAmount = async (button: string) => {
  await userEvent.type(await screen.findByLabelText('Lump sum'), '2500')
  await userEvent.click(screen.getByRole('button', { name: button }))
}

test.each([
  ['who wants another folio', 'Invest in a new folio', [sampleFolio]],
  ['who has no folio', 'Continue', []],
])(
  'an investor %s begins it in the dialog of the remote of folios, with what shall be invested',
  async (_, button, folios) => {
    renderPage(SchemePage, { answers: { ...answers, 'investor/get/folio': ok({ folios }) }, at, around })
    await enterAmount(button)
    const dialog = await screen.findByRole('dialog', { name: 'CREATE NEW FOLIO' })
    const investment = { schemePlanCode: 'FLEXI-DG', amount: 250_000 }
    expect(dialog).toHaveTextContent(JSON.stringify({ place: 1, investment }))
    expect(navigate).not.toHaveBeenCalled()
  },
)

test('a new folio is asked for once the amount is right, and CANCEL leads back to it', async () => {
  renderPage(SchemePage, { answers, at, around })
  await userEvent.click(await screen.findByRole('button', { name: 'Invest in a new folio' }))
  expect(screen.getByLabelText('Lump sum')).toHaveFocus()
  expect(screen.queryByRole('dialog')).toBeNull()
  await enterAmount('Invest in a new folio')
  await userEvent.click(await screen.findByRole('button', { name: 'CANCEL' }))
  expect(screen.getByLabelText('Lump sum')).toHaveValue('2,500')
})

test('where the folios cannot be read, the page of the purchase asks for one', async () => {
  const broken = { ...answers, 'investor/get/folio': serverError }
  renderPage(SchemePage, { answers: broken, at, around })
  await enterAmount('Continue')
  await waitFor(() => expect(navigate).toHaveBeenCalled())
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('explains an amount that is too small and goes nowhere with it', async () => {
  renderPage(SchemePage, { answers, at, around })
  const field = await screen.findByLabelText('Lump sum')
  await userEvent.type(field, '100')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(screen.getByText('The minimum amount is ₹500. Enter ₹500 or more.')).toBeVisible()
  expect(field).toHaveFocus()
  expect(navigate).not.toHaveBeenCalled()
})

test('says that a fund is closed for purchase instead of taking an amount [S3.017]', async () => {
  const closed = { ...flexiCapDetails, purAllow: 'N' }
  renderPage(SchemePage, {
    answers: { ...answers, 'product/schemes/schemecode': ok({ schemes: [closed] }) },
    at,
  })
  expect(await screen.findByText('Closed to new investments')).toBeVisible()
  expect(screen.queryByLabelText('Lump sum')).toBeNull()
})

test.each<[string, string, FakeAnswer]>([
  ['a code that is none', '?scheme=%3Cb%3E', notFound],
  ['no code at all', '', notFound],
  ['a refused look-up', at, refusal('No such scheme')],
  ['an answer of not found', at, notFound],
  ['an empty list', at, ok({ schemes: [] })],
])('sends the investor home and says why after %s [S7.147]', async (_, address, details) => {
  const { toast } = renderPage(SchemePage, {
    answers: { ...answers, 'product/schemes/schemecode': details },
    at: address,
  })
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/home/dashboard', { replace: true }))
  expect(toast).toHaveBeenCalledWith(
    expect.objectContaining({ type: 'danger', message: 'We could not find this fund.' }),
  )
})

test('stays and offers another try when no answer came', async () => {
  let attempts = 0
  const details = () => (attempts++ ? ok({ schemes: [flexiCapDetails] }) : serverError)
  renderPage(SchemePage, { answers: { ...answers, 'product/schemes/schemecode': details }, at })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Neem Flexi Cap Fund' })).toBeVisible()
  expect(navigate).not.toHaveBeenCalled()
})
