import { autoSwitchApi } from '@portal/contracts/proposals/auto-switch'
import { openSchemesApi } from '@portal/contracts/schemes/open-schemes'
import { productApi } from '@portal/contracts/schemes/product'
import { contentApi } from '@portal/contracts/support/content'
import { statementApi } from '@portal/contracts/statements/statement'
import { eq } from 'drizzle-orm'
import { people } from '../../sandbox/data/people'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { inTransaction } from '../platform/database'
import { bringLanguages } from '../platform/language'
import { announceNavs } from './nav-store'
import { schemes } from './schema'

let portal: TestPortal
let token: string

beforeAll(async () => {
  await bringLanguages()
  portal = await startTestPortal()
  token = await portal.loginAs(people.asha.pan)
})

afterAll(() => portal.close())

const inHindi = { headers: { language: 'hi' } }

async function pageOf(code: string, options = {}) {
  const requested = { schemeCode: code, schemePlanCode: `${code}-DG` }
  const { data } = await portal.call(productApi.schemeDetails, requested, { token, ...options })
  return data.schemes[0]
}

const english = {
  fundDesc: 'For money needed soon.',
  objective: 'Lends for at most 91 days. For money that is needed within weeks or months.',
  investmentHorizon: 'For a few days to 6 months',
  exitLoad: '0.0070% on day 1, falling to 0.0045% on day 6, then none',
  subCategory: 'Liquid',
  benchmarkName: 'India Liquid Index',
}

const hindi = {
  fundDesc: 'उस पैसे के लिए जो जल्दी चाहिए।',
  objective: expect.stringContaining('91 दिन'),
  investmentHorizon: 'कुछ दिनों से 6 महीने तक के लिए',
  exitLoad: 'पहले दिन 0.0070%, घटते हुए 6वें दिन 0.0045%, उसके बाद कोई नहीं',
  // Values of the wire and names.
  subCategory: 'Liquid',
  benchmarkName: 'India Liquid Index',
}

test('a fund’s page is told in the language of each call, side by side', async () => {
  const pages = await Promise.all([pageOf('LIQUID'), pageOf('LIQUID', inHindi), pageOf('LIQUID')])
  expect(pages).toMatchObject([english, hindi, english])
})

test('and so are the lists that are kept for everybody', async () => {
  const listed = async (options = {}) => {
    const { data } = await portal.call(openSchemesApi.openSchemes, {}, options)
    return data.categories
      .flatMap((category) => category.schemes)
      .find(({ schemeCode }) => schemeCode === 'LIQUID')
  }
  const { exitLoad: _load, benchmarkName: _benchmark, ...shown } = english
  const { exitLoad: _hindiLoad, benchmarkName: _hindiBenchmark, ...hindiShown } = hindi
  expect(await listed(inHindi)).toMatchObject(hindiShown)
  expect(await listed()).toMatchObject(shown)
  expect(await listed(inHindi)).toMatchObject(hindiShown)
})

test('what the house has not said in a language is said in English', async () => {
  const { db } = portal.platform
  await db.update(schemes).set({ inLanguages: {} }).where(eq(schemes.code, 'GILT'))
  await inTransaction(db, (tx) => announceNavs(tx, '2026-08-24', 'test', portal.platform.clock.now()))
  expect(await pageOf('GILT', inHindi)).toMatchObject({
    fundDesc: 'Lends to the government only.',
    investmentHorizon: '3 साल या ज़्यादा के लिए',
  })
})

test('an offer’s banner and the switch into it speak the language of the call', async () => {
  const banner = async (options = {}) =>
    (await portal.call(contentApi.nfoBanner, {}, { token, ...options })).data.banners[0]
  expect(await Promise.all([banner(inHindi), banner()])).toMatchObject([
    {
      title: 'Neem Value Fund',
      description: 'अच्छी कंपनियाँ तब खरीदता है जब उनकी पूछ कम हो',
      cta1Name: 'ज़्यादा जानें',
      cta2Name: '₹10 पर निवेश करें',
    },
    { title: 'Neem Value Fund', cta1Name: 'Know more', cta2Name: 'Invest at ₹10' },
  ])
  const offered = await portal.call(autoSwitchApi.schemes, {}, { token, ...inHindi })
  expect(JSON.stringify(offered.data)).toContain('कंपनियाँ जो अपने शेयरधारकों को अच्छा डिविडेंड देती हैं')
})

test('the rule of a load stands beside what leaving costs, and the mixes have names', async () => {
  const asha = { panNumber: people.asha.pan }
  const rules = async (options = {}) =>
    (await portal.call(statementApi.exitLoad, asha, { token, ...options })).data.holdings.map(
      ({ rule }) => rule,
    )
  expect(new Set(await rules(inHindi))).toEqual(new Set(['12 महीने के अंदर 1%, उसके बाद कोई नहीं']))
  expect(new Set(await rules())).toEqual(new Set(['1% within 12 months, then none']))
  const { solutions } = (await portal.call(productApi.investmentSolutions, {}, { token, ...inHindi })).data
  expect(solutions.map(({ name, investmentHorizon }) => [name, investmentHorizon])).toEqual([
    ['स्थिर सॉल्यूशन', '3 साल या ज़्यादा के लिए'],
    ['संतुलित सॉल्यूशन', '5 साल या ज़्यादा के लिए'],
    ['ग्रोथ सॉल्यूशन', '7 साल या ज़्यादा के लिए'],
  ])
})
