import { type Answers, ok, renderPage, speak, textsIn, withoutBrackets } from '@portal/testing'
import { emptyPortfolio, sampleFigures } from '@portal/testing/samples'
import { screen, within } from '@testing-library/react'
import { documentPdf } from '../documents/document-pdf'
import { documentFileName } from '../documents/scheme-documents'
import ExplorePage from '../explore/explore.page'
import AccountDetailsPage from '../profile/account-details.page'
import remote from '../remote'
import SchemePage from '../scheme/scheme.page'
import { accountAnswers } from '../testing/account-samples'
import { asha, portfolio, purchase, sip } from '../testing/portfolio-samples'
import { categories, flexiCapDetails, threeYears } from '../testing/samples'
import DashboardPage from './dashboard.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

afterEach(() => speak('en', remote))

test('the dashboard is there in Hindi, with names and amounts as they are', async () => {
  await speak('hi', remote)
  const answers: Answers = {
    'investor/waiting': ok({
      requests: [],
      endingSips: [],
      unclaimed: [],
      taxNumberMissing: false,
      foliosWithoutBank: [],
      foliosWithoutNominee: ['1000004821', '1000004822'],
    }),
    'investor/portfolioDetails': ok(portfolio),
    'investor/assetSummary': ok({ allocation: [] }),
    'investor/valueHistory': ok({ points: [] }),
    'transaction/history': ok({ transactions: [purchase] }),
    'transaction/SystematicPlans': ok({ upcoming: [sip] }),
  }
  renderPage(DashboardPage, { answers, investor: asha })
  const actions = within(await screen.findByRole('navigation', { name: 'जल्दी के काम' }))
  expect(actions.getByRole('link', { name: 'स्विच करें' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'कुल कीमत' })).toBeVisible()
  expect(await screen.findByText('2 फोलियो में कोई नॉमिनी नहीं है')).toBeVisible()
  expect(await screen.findByText(/^एसआईपी · Parijat Bank ••/)).toBeVisible()
  expect(screen.getByText(/तक Parijat Bank ••4417 में/)).toHaveTextContent(/ में ₹[\d,]+ रखें।$/)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/(नमस्कार|सुप्रभात|शुभ संध्या), Asha$/)
})

test('the fund list changes its language as it stands, with rows that are drawn anew only for their fund', async () => {
  renderPage(ExplorePage, { answers: { 'product/schemes': ok({ categories, navDate: '2026-08-24' }) } })
  const row = within(await screen.findByRole('row', { name: /^Neem Flexi Cap Fund/ }))
  expect(row.getByRole('link', { name: 'Invest in Neem Flexi Cap Fund' })).toBeVisible()
  await speak('hi', remote)
  expect(row.getByRole('link', { name: 'Neem Flexi Cap Fund में निवेश करें' })).toBeVisible()
  expect(screen.getByRole('columnheader', { name: 'एनएवी, 1 दिन' })).toBeVisible()
  expect(screen.getByRole('combobox', { name: /^जोखिम/ })).toBeVisible()
  expect(screen.getByText(/^4 फंड। सालाना रिटर्न \(CAGR\), डायरेक्ट प्लान/)).toBeVisible()
})

test('a fund is there in Hindi, with the server’s own words as they are', async () => {
  await speak('hi', remote)
  const answers: Answers = {
    'product/schemes/schemecode': ok({ schemes: [flexiCapDetails] }),
    'product/schemes/navHistory': ok(threeYears),
    'investor/portfolioDetails': ok(emptyPortfolio),
    investmentChiplets: ok({ lumpsum: [], sip: [] }),
    'investor/get/folio': ok({ folios: [] }),
  }
  renderPage(SchemePage, { answers, at: '?scheme=FLEXI-DG' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Neem Flexi Cap Fund' })).toBeVisible()
  const about = within(screen.getByRole('region', { name: 'फंड के बारे में' }))
  expect(about.getByText('एग्ज़िट लोड')).toBeVisible()
  expect(about.getByText('1% within 12 months, then none')).toBeVisible()
  expect(await screen.findByText('सालाना, 3 साल में')).toBeVisible()
})

test('a document’s PDF is in the language of the page', async () => {
  await speak('hi', remote)
  const facts = {
    plans: [flexiCapDetails],
    chosen: flexiCapDetails,
    house: { name: 'Neem Mutual Fund', company: 'Neem', helpline: '1800 000 000' },
    figures: sampleFigures,
  }
  const { sections } = documentPdf('sid', facts)
  expect(sections.filter(({ title }) => !/\p{Script=Devanagari}/u.test(title))).toEqual([])
  expect(documentFileName('sid', flexiCapDetails)).toMatch(
    /^Neem Flexi Cap Fund .*\p{Script=Devanagari}.*\.pdf$/u,
  )
})

test('in the pseudo-language every text of the profile stands in brackets', async () => {
  await speak('en-XA', remote)
  const { container } = renderPage(AccountDetailsPage, { answers: accountAnswers, investor: asha })
  await screen.findByRole('heading', { level: 1, name: /^\[/ })
  await screen.findAllByRole('heading', { level: 2 })
  // Names, shares and bank accounts are what a text is said about.
  const given = /^(Asha Verma|ASHA VERMA|\d+%|.+, (Spouse|Dependent Children)|.+ Bank X+\d+)$/
  const texts = textsIn(container, 'h1, h2, h3, dt, dd, button, p', given)
  expect(texts.length).toBeGreaterThan(20)
  expect(withoutBrackets(texts)).toEqual([])
})
