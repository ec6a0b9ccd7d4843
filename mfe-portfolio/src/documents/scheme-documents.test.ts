import { buildTextPdf } from '@portal/kernel'
import type { FundCategory } from '@portal/contracts/wire/common'
import { flexiCapDetails } from '../testing/samples'
import {
  documentFileName,
  documentKindOf,
  documentKinds,
  schemeDocument,
  type DocumentFacts,
} from './scheme-documents'
import { documentPdf } from './document-pdf'

const regular = {
  ...flexiCapDetails,
  schemePlanCode: 'FLEXI-RG',
  planCode: 'R' as const,
  planMode: 'REGULAR' as const,
  nav: '91.0200',
  expenseRatio: 0.0164,
}
const facts: DocumentFacts = {
  plans: [flexiCapDetails, regular],
  chosen: flexiCapDetails,
  house: { name: 'Neem Mutual Fund', company: 'Neem Asset Management Ltd', helpline: '1800-209-7446' },
  email: 'care@neemmf.example',
}
const textOf = (of: DocumentFacts, kind: (typeof documentKinds)[number]) =>
  schemeDocument(kind, of)
    .sections.flatMap(({ title, paragraphs = [], rows = [] }) => [
      title,
      ...paragraphs,
      ...rows.map(({ label, value }) => `${label}: ${value}`),
    ])
    .join('\n')

test('the address names one of three documents, the key information by default', () => {
  expect(documentKinds.map((kind) => documentKindOf(kind))).toEqual(['kim', 'sid', 'factsheet'])
  expect([null, '', 'constructor', 'SID '].map(documentKindOf)).toEqual(['kim', 'kim', 'kim', 'kim'])
})

test('the key information says what an investor decides by, each as the portal knows it', () => {
  const text = textOf(facts, 'kim')
  for (const said of [
    flexiCapDetails.objective,
    'Riskometer of the scheme: Very High',
    'Benchmark: NIFTY 500 TRI',
    'Direct · Growth: NAV ₹98.4215 on 24 Aug 2026, expense ratio 0.74% a year',
    'Regular · Growth: NAV ₹91.0200 on 24 Aug 2026, expense ratio 1.64% a year',
    'First purchase: From ₹1,000, then in multiples of ₹1',
    'Entry load: None',
    'Exit load: 1% within 12 months, then none',
    'by 3:00 pm',
    '3 years: +17.36% a year, benchmark +14.61%',
    'within 2 business days',
    '12.5%',
    '1800-209-7446',
    'care@neemmf.example',
    'SCORES',
  ])
    expect(text).toContain(said)
})

test('the scheme information holds whatever the key information holds, and more', () => {
  const titles = (kind: 'kim' | 'sid') => schemeDocument(kind, facts).sections.map(({ title }) => title)
  expect(titles('sid')).toEqual(expect.arrayContaining(titles('kim')))
  expect(titles('sid').length).toBeGreaterThan(titles('kim').length)
})

test('the factsheet dates what it shows', () => {
  const text = textOf(facts, 'factsheet')
  expect(text).toContain('Fund size on 31 Jul 2026')
  expect(text).toContain('24 Aug 2026')
  expect(text).toContain('Past performance may or may not be sustained in future.')
})

test.each<[FundCategory, string, string, string]>([
  ['EQUITY', 'Flexi Cap', '20% if you sell within 12 months', '24 months'],
  ['DEBT', 'Corporate Bond', 'at your slab rate', '1,25,000'],
  ['INTERNATIONAL', 'FoF', 'more than 24 months', '1,25,000'],
  ['HYBRID', 'Multi Asset', '65% or more in Indian shares', 'ELSS'],
])('the tax of a fund of %s follows its kind', (fundType, subCategory, says, saysNot) => {
  const chosen = { ...flexiCapDetails, fundType, subCategory }
  const tax = schemeDocument('sid', { ...facts, chosen }).sections.find(({ title }) => title === 'Tax')
  const text = JSON.stringify(tax)
  expect(text).toContain(says)
  expect(text).not.toContain(saysNot)
})

test('a liquid fund has its own NAV rule, and an ELSS fund says that it is locked', () => {
  const liquid = { ...flexiCapDetails, fundType: 'DEBT' as const, subCategory: 'Liquid', cutOff: '13:30' }
  expect(textOf({ ...facts, chosen: liquid }, 'kim')).toContain(
    'by 1:30 pm, you get the NAV of the day before',
  )
  const elss = { ...flexiCapDetails, subCategory: 'ELSS · 3-year lock-in' }
  expect(textOf({ ...facts, chosen: elss }, 'kim')).toContain('locked for 3 years')
  expect(textOf(facts, 'kim')).not.toContain('locked')
})

test('returns are a year where a year has passed, and absolute before', () => {
  const young = { ...flexiCapDetails, launchedOn: '2026-03-02' }
  expect(textOf({ ...facts, chosen: young }, 'kim')).toContain('Since launch: +15.74%, benchmark')
  expect(textOf(facts, 'kim')).toContain('Since launch: +15.74% a year, benchmark')
})

test('a new fund offer says when it can be bought', () => {
  const offer = {
    nfoscheme: true,
    nfoStartDate: '2026-08-20',
    nfoEndDate: '2026-09-03',
    purAllow: 'N' as const,
  }
  const text = textOf({ ...facts, chosen: { ...flexiCapDetails, ...offer } }, 'sid')
  expect(text).toContain('You can buy it in its offer, from 20 Aug 2026 to 3 Sep 2026.')
  expect(text).toContain('New fund offer: 20 Aug 2026 to 3 Sep 2026')
})

test('what is not known is left out: no returns of a fund without any, no SIP where there is none', () => {
  const none = { oneYear: null, threeYears: null, fiveYears: null, sinceInception: null }
  const young = {
    ...flexiCapDetails,
    sipAllow: 'N' as const,
    cagr: { ...flexiCapDetails.cagr, ...none },
    benchmarkCagr: { ...flexiCapDetails.cagr, ...none },
  }
  const text = textOf({ ...facts, chosen: young }, 'kim')
  expect(text).toContain('SIP: Not offered')
  expect(text).toContain('It has no returns to show yet.')
})

test.each(documentKinds)('the PDF of the %s says what the page says', async (kind) => {
  const raw = Buffer.from(await buildTextPdf(documentPdf(kind, facts))).toString('latin1')
  const lines = Array.from(raw.matchAll(/\((.*)\) Tj/g), ([, line = '']) => line.replace(/\\([()\\])/g, '$1'))
  const drawn = lines.join(' ').replace(/\s+/g, ' ')
  const { title, sections } = schemeDocument(kind, facts)
  expect(drawn).toContain(flexiCapDetails.schemeDesc)
  expect(drawn).toContain(title)
  for (const section of sections) expect(drawn).toContain(section.title)
  expect(drawn).toContain('read all scheme related documents carefully')
  expect(documentFileName(kind, flexiCapDetails)).toBe(`Neem Flexi Cap Fund ${title}.pdf`)
})
