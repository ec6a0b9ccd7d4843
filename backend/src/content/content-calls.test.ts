// @reads-all-packages: menus and pages of the remotes
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { authApi } from '@portal/contracts/identity/auth'
import { BannerPlacement, contentApi } from '@portal/contracts/support/content'
import { masterApi } from '@portal/contracts/support/master'
import { productApi } from '@portal/contracts/schemes/product'
import { searchApi } from '@portal/contracts/schemes/search'
import { bankApi } from '@portal/contracts/mandates/bank'
import { manifestOf } from '@portal/contracts/manifest'
import { readRemote } from '@portal/testing/node'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { people, type Person } from '../../sandbox/data/people'
import { temporaryFolder } from '../../test-kit/temporary-folder'
import { helpline } from './brand'

let portal: TestPortal
let token: string
/** Every page of every remote of this checkout. */
let pages: string[]

beforeAll(async () => {
  const root = join(__dirname, '../../..')
  const folders = readdirSync(root).filter((name) => existsSync(join(root, name, 'src/remote.tsx')))
  const remotes = await Promise.all(folders.map((name) => readRemote(join(root, name))))
  pages = remotes.flatMap((remote) => remote.pages.map(({ path }) => `.${path}`))
  const files = temporaryFolder('portal-files')
  const manifest = manifestOf(
    remotes.map(({ name, navigation, search }) => ({
      name,
      version: '1.0.0',
      entry: '',
      integrity: `sha384-${'A'.repeat(64)}`,
      preload: [],
      styles: [],
      prefixes: [`/${name}`],
      kernel: '^1.0.0',
      navigation,
      search,
    })),
  )
  writeFileSync(join(files, 'remotes.json'), JSON.stringify(manifest))
  portal = await startTestPortal({ env: { PORTAL_FILES: files } })
  token = await portal.loginAs(people.asha.pan)
})
afterAll(() => portal.close())

test('quick search answers one element with features and top searches [S3.066, S7.116]', async () => {
  const { data } = await portal.call(searchApi.quickSearch, { source: 'Investor' }, { token })
  expect(data).toHaveLength(1)
  const [{ features, topSearches } = { features: [], topSearches: [] }] = data
  expect(topSearches.length).toBeGreaterThanOrEqual(3)
  expect(features).toEqual(expect.arrayContaining(topSearches))
  const stp = features.find(({ keywords }) => keywords.includes('stp') && keywords.includes('transfer'))
  expect(stp).toMatchObject({
    name: 'Start an STP',
    url: './home/transact/select-scheme',
    parameters: '{"plan":"STP"}',
    external: false,
  })
  for (const { url, external, keywords, parameters } of features) {
    expect(url).toMatch(external ? /^https:\/\// : /^\.\/home\//)
    expect(keywords.length).toBeGreaterThan(0)
    expect(() => JSON.parse(parameters ?? '{}')).not.toThrow()
  }
})

test('quick search knows every fund by its name and kind, and leads to its page', async () => {
  const [{ features } = { features: [] }] = (
    await portal.call(searchApi.quickSearch, { source: 'Investor' }, { token })
  ).data
  const { categories } = (await portal.call(productApi.schemes, {}, { token })).data
  const names = new Set(categories.flatMap(({ schemes }) => schemes.map(({ schemeDesc }) => schemeDesc)))
  expect(names.size).toBeGreaterThan(10)
  for (const name of names) expect(features.filter((entry) => entry.name === name)).toHaveLength(1)
  expect(features.find(({ name }) => name === 'Neem Flexi Cap Fund')).toEqual({
    name: 'Neem Flexi Cap Fund',
    url: './home/explore-funds/scheme',
    parameters: '{"scheme":"FLEXI-DG"}',
    keywords: ['neem flexi cap fund', 'flexi cap'],
    external: false,
  })
})

test('quick search needs a session and its own source', async () => {
  const call = (source: string, bearer?: string) =>
    portal.call(
      searchApi.quickSearch,
      { source: 'Investor' },
      { additions: { source }, ...(bearer && { token: bearer }) },
    )
  expect((await call('Investor')).status).toBe(401)
  expect((await call('W', token)).status).toBe(400)
})

test('every place has its banner, before log-in too, and each picture is there [S7.103]', async () => {
  for (const placement of BannerPlacement.options) {
    const { banners } = (await portal.call(contentApi.banner, { placement })).data
    expect(banners.length).toBeGreaterThan(0)
    expect(banners.every((banner) => banner.placement === placement)).toBe(true)
    for (const { image, width, height } of banners) {
      const picture = await portal.app.inject(`/api/v1/image/${image}`)
      expect(picture.headers['content-type']).toBe('image/svg+xml')
      expect(picture.body).toContain(`width="${width}" height="${height}"`)
    }
  }
})

test('a banner leads to a page that is there, or nowhere', async () => {
  expect(pages).toContain('./home/dashboard')
  for (const placement of BannerPlacement.options) {
    const { banners } = (await portal.call(contentApi.banner, { placement })).data
    for (const { link } of banners) expect(link === null || pages.includes(link)).toBe(true)
  }
})

test('what quick search offers are the pages that the live remotes bring, in their order', async () => {
  const [lists] = (await portal.call(searchApi.quickSearch, { source: 'Investor' }, { token })).data
  const offered = lists!.features.filter(({ external, url }) => !external && !url.endsWith('/scheme'))
  expect(offered).toHaveLength(23)
  for (const { url } of offered) expect(pages).toContain(url)
  expect(offered.slice(0, 3).map(({ name }) => name)).toEqual([
    'Dashboard',
    'My portfolio',
    'My transactions',
  ])
  expect(lists!.topSearches.map(({ name }) => name)).toEqual([
    'Invest a lump sum',
    'Explore funds',
    'Start a SIP',
    'Redeem',
    'Statements',
    'My systematic plans',
  ])
})

test('without a manifest quick search still knows the funds', async () => {
  const alone = await startTestPortal({ env: { PORTAL_FILES: temporaryFolder('no-files') } })
  const bearer = await alone.loginAs(people.asha.pan)
  const { data } = await alone.call(searchApi.quickSearch, { source: 'Investor' }, { token: bearer })
  expect(data[0]!.features.map(({ name }) => name)).toContain('Neem Flexi Cap Fund')
  expect(data[0]!.topSearches).toEqual([])
  await alone.close()
})

test('a place that the contract does not name is refused', async () => {
  const answer = await portal.app.inject('/api/v1/banner?placement=Elsewhere')
  expect(answer.statusCode).toBe(400)
})

test('countries come with their codes, India first; states with their cities [S7.105]', async () => {
  const { countries } = (await portal.call(masterApi.country, {})).data
  expect(countries.length).toBeGreaterThan(200)
  expect(countries[0]).toEqual({ code: 'IN', name: 'India', dialCode: '+91' })
  expect(countries.find(({ code }) => code === 'AE')?.dialCode).toBe('+971')
  const { states } = (await portal.call(masterApi.stateList, {})).data
  expect(states).toHaveLength(36)
  expect(new Set(states.map(({ code }) => code)).size).toBe(36)
  expect(states.find(({ name }) => name === 'Karnataka')?.cities).toContain('Bengaluru')
})

test('the settings name the environment, and the master what forms offer [S7.108, S9.066]', async () => {
  expect((await portal.call(contentApi.conf, {})).data.environment).toBe('dev')
  const { data } = await portal.call(masterApi.master, {})
  expect(data.sipDates).toEqual([1, 5, 7, 10, 15, 20, 25])
  expect(data.occupations.length).toBeGreaterThan(5)
})

test('a bank is found by name, city and branch, and its branch by IFSC [S7.104]', async () => {
  const { banks } = (await portal.call(bankApi.eligibleBanks, {}, { token })).data
  expect(banks.length).toBeGreaterThan(100)
  expect(banks.find(({ bankCode }) => bankCode === 'HDFC')).toEqual({
    bankCode: 'HDFC',
    bankName: 'HDFC Bank',
    upi: true,
    mandate: true,
  })
  const cities = async (bankCode: string) =>
    (await portal.call(bankApi.cities, { bankCode }, { token })).data.cities
  expect(await cities('PRJT')).toEqual(['Mumbai'])
  expect(await cities('ZZZZ')).toEqual([])
  const branches = async (wanted: { bankCode: string; city?: string; search?: string }) =>
    (await portal.call(bankApi.branches, wanted, { token })).data.branches
  expect(await branches({ bankCode: 'PRJT', city: 'Mumbai' })).toEqual([
    { ifscCode: 'PRJT0000417', branchName: 'Fort', branchCity: 'Mumbai' },
  ])
  const real = await branches({ bankCode: 'HDFC', search: '00001' })
  expect(real.length).toBeGreaterThan(0)
  expect(real.length).toBeLessThanOrEqual(50)
  const { ifscCode } = real[0] ?? { ifscCode: '' }
  expect((await portal.call(bankApi.ifsc, { ifscCode }, { token })).data.bankName).toBe('HDFC Bank')
})

test('questions and answers come by topic, before log-in too, and cover what investors ask [S1.042, S7.110]', async () => {
  const answer = await portal.app.inject('/api/v1/faqs/Investor')
  expect(answer.statusCode).toBe(200)
  const { topics } = contentApi.faqs.response.parse(answer.json().data)
  expect(new Set(topics.map(({ topic }) => topic)).size).toBe(topics.length)
  const all = topics.flatMap(({ questions }) => questions)
  expect(all.length).toBeGreaterThanOrEqual(15)
  expect(new Set(all.map(({ question }) => question)).size).toBe(all.length)
  for (const { question, answer } of all) {
    expect(question).toMatch(/^[A-Z].*\?$/)
    expect(answer).toMatch(/^[A-Z][^<>]{60,}\.$/)
  }
  const told = all.map(({ question, answer }) => `${question} ${answer}`).join(' ')
  for (const subject of 'KYC,nominee,cut-off,exit load,mandate,pause,working days,STT,Stamp duty,statement'.split(
    ',',
  ))
    expect(told).toContain(subject)
  expect(told).toContain(helpline)
})

test('a picture is fetched as the file it is, and no other file by any name [S7.127]', async () => {
  const picture = await portal.app.inject('/api/v1/image/banner-balance-wide.svg')
  expect(picture.headers['content-type']).toBe('image/svg+xml')
  expect(picture.body).toMatch(/^<svg /)
  for (const name of ['..%2f..%2fpackage.json', '%2e%2e', 'banner.svg', '__proto__'])
    expect((await portal.app.inject(`/api/v1/image/${name}`)).statusCode).toBe(404)
})

test('the picture of an investor is named at log-in and is there; who has none has none [S2.080, S7.127]', async () => {
  const imageOf = async ({ pan }: Person) => {
    const { data } = await portal.call(authApi.login, { userId: pan, password: 'Sandbox#2026' })
    if (data.outcome !== 'loggedIn') throw new Error(`${pan} is not logged in`)
    return data.session.investor.image
  }
  expect(await imageOf(people.asha)).toBeNull()
  const picture = await portal.app.inject(`/api/v1/image/${await imageOf(people.priya)}`)
  expect(picture.statusCode).toBe(200)
  expect(picture.headers['content-type']).toBe('image/svg+xml')
})

test('a page that was opened before links, contact and banners were GETs gets them by a sealed POST as it did', async () => {
  const posted = { method: 'POST', envelope: true } as const
  const links = await portal.call({ ...contentApi.links, ...posted }, {})
  expect(links.data).toEqual((await portal.call(contentApi.links, {})).data)
  const contact = await portal.call({ ...contentApi.contactUs, ...posted }, { isDistributor: false })
  expect(contact.data.emailAddress).toContain('@')
  const banners = await portal.call({ ...contentApi.banner, ...posted }, { placement: 'Investor Login' })
  expect(banners.data.banners.length).toBeGreaterThan(0)
  expect((await portal.app.inject({ method: 'POST', url: '/api/v1/links', payload: {} })).statusCode).toBe(
    400,
  )
})
