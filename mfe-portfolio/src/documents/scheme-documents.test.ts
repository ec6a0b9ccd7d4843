import { buildTextPdf } from '@portal/kernel'
import type { Figures } from '@portal/contracts/support/figures'
import type { FundCategory } from '@portal/contracts/wire/common'
import { sampleFigures } from '@portal/testing/samples'
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
  figures: sampleFigures,
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
  const figures = { ...sampleFigures, elssLockInYears: 4 }
  expect(textOf({ ...facts, chosen: elss, figures }, 'kim')).toContain('locked for 4 years')
  expect(textOf(facts, 'kim')).not.toContain('locked')
})

test.each([
  ['Overnight', '6:10 pm', '3:20 pm'],
  ['Liquid', '3:20 pm', '6:10 pm'],
  ['Corporate Bond', '2:40 pm', '3:20 pm'],
])('the hour to redeem a fund of the kind %s is the one of its kind', (subCategory, says, saysNot) => {
  const sell = { liquid: '15:20', overnight: '18:10', other: '14:40' }
  const figures = { ...sampleFigures, cutOffs: { ...sampleFigures.cutOffs, sell } }
  const chosen = { ...flexiCapDetails, fundType: 'DEBT' as const, subCategory }
  const text = textOf({ ...facts, figures, chosen }, 'kim')
  expect(text).toContain(`For a request by ${says}`)
  expect(text).not.toContain(saysNot)
})

test('rates of tax and duty are the ones of the day on which the document is made', () => {
  const figures: Figures = {
    ...sampleFigures,
    on: '2027-04-02',
    stampDuty: '0.017',
    stt: '0.003',
    gains: {
      equity: { months: 13, short: '21', long: '13.7' },
      other: { months: 26, short: '31', long: '14.1' },
      equityFree: 2_30_000_00,
    },
    debtSlabFrom: '2024-05-02',
    shares: { equity: 66, mixed: 34 },
    income: { percent: '11', free: 12_000_00 },
  }
  const kinds = (['EQUITY', 'DEBT', 'HYBRID', 'INTERNATIONAL'] as const).map((fundType) =>
    textOf({ ...facts, figures, chosen: { ...flexiCapDetails, fundType } }, 'sid'),
  )
  const [equity, debt, hybrid, international] = kinds
  expect(equity).toContain(
    'Gains are taxed at 21% if you sell within 13 months of buying. Later they are taxed at 13.7%, on what exceeds ₹2,30,000 of such gains in a financial year.',
  )
  expect(equity).toContain('Securities transaction tax of 0.003% is deducted when you redeem.')
  expect(debt).toContain(
    'Gains on units bought on or after 2 May 2024 are taxed at 31%, however long you hold them.',
  )
  expect(hybrid).toContain(
    'While the scheme holds 66% or more in Indian shares, gains are taxed as those of an equity fund: at 21% if you sell within 13 months, later at 13.7% on what exceeds ₹2,30,000 in a financial year.',
  )
  expect(hybrid).toContain('While it holds between 34% and 66%, this applies: Gains are taxed at 14.1%')
  expect(international).toContain(
    'Gains are taxed at 14.1% if you hold the units for more than 26 months, otherwise at 31%.',
  )
  for (const text of kinds) {
    expect(text).toContain('Stamp duty of 0.017% is deducted from every purchase')
    expect(text).toContain('we deduct 11% where it exceeds ₹12,000 in a financial year')
    expect(text).toContain('This is the law for residents on 2 April 2027, in short.')
    expect(text).not.toMatch(
      /\b(0\.005%|0\.001%|12\.5%|20%|10%|65%|35%|24 months|1,25,000|10,000|April 202[36])/,
    )
  }
})

test.each<[string, Figures['gains']['other'], string, string]>([
  [
    'the slab rate',
    { months: 24, short: 'slab', long: 'slab' },
    'Gains are taxed at your slab rate if you sell within 24 months of buying. Later they are taxed at your slab rate, on what exceeds ₹1,25,000',
    'Gains are taxed at your slab rate if you hold the units for more than 24 months, otherwise at your slab rate.',
  ],
  [
    'no tax later',
    { months: 24, short: '15', long: 'exempt' },
    'Gains are taxed at 15% if you sell within 24 months of buying. Later they are not taxed.\n',
    'Gains are not taxed if you hold the units for more than 24 months, otherwise taxed at 15%.',
  ],
  [
    'no tax at first',
    { months: 24, short: 'exempt', long: '10' },
    'Gains are not taxed if you sell within 24 months of buying. Later they are taxed at 10%, on what',
    'Gains are taxed at 10% if you hold the units for more than 24 months, otherwise not at all.',
  ],
])('a rate that is no number is said in words: %s', (_, terms, ofEquity, ofOthers) => {
  const gains = { ...sampleFigures.gains, equity: terms, other: terms }
  const taxOf = (fundType: FundCategory) =>
    textOf(
      { ...facts, figures: { ...sampleFigures, gains }, chosen: { ...flexiCapDetails, fundType } },
      'sid',
    )
  expect(taxOf('EQUITY')).toContain(ofEquity)
  expect(taxOf('INTERNATIONAL')).toContain(ofOthers)
  expect(taxOf('HYBRID')).not.toMatch(/exempt|slab%|taxed not/)
})

test('the tax law of August 2026 makes whole sentences', () => {
  const debt = textOf({ ...facts, chosen: { ...flexiCapDetails, fundType: 'DEBT' } }, 'sid')
  expect(debt).toContain(
    'Gains on units bought on or after 1 April 2023 are taxed at your slab rate, however long you hold them.',
  )
  const hybrid = textOf({ ...facts, chosen: { ...flexiCapDetails, fundType: 'HYBRID' } }, 'sid')
  expect(hybrid).toContain(
    'an equity fund: at 20% if you sell within 12 months, later at 12.5% on what exceeds ₹1,25,000 in a financial year.',
  )
  expect(hybrid).toContain(
    'Gains are taxed at 12.5% if you hold the units for more than 24 months, otherwise at your slab rate.',
  )
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
