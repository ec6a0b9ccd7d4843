import { BannerPlacement, contentApi } from '@portal/kernel/contracts/content'
import { searchApi } from '@portal/kernel/contracts/search'
import { startTestPortal, type TestPortal } from '../testing/test-portal'
import { people } from '../world/people'

let portal: TestPortal
let token: string

beforeAll(async () => {
  portal = await startTestPortal()
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

test('a place that the contract does not name is refused', async () => {
  const answer = await portal.call(
    contentApi.banner,
    { placement: 'Investor Login' },
    { additions: { placement: 'Elsewhere' } },
  )
  expect(answer.status).toBe(400)
})
