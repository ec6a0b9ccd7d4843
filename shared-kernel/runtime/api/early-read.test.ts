import { contentApi } from '@portal/contracts/support/content'

const links = (label: string) => ({ links: [{ label, link: `https://example.com/${label}` }] })

/** As a page that has just come has them: without the library of the cache. */
async function freshModules() {
  jest.resetModules()
  const [{ fakeServer }, early] = await Promise.all([
    import('@portal/testing/fake-server'),
    import('./early-read'),
  ])
  return { fakeServer, readPublic: early.readPublic, cache: () => import('./query') }
}

test('two that read the same before the cache is there make one call, and the cache has its answer', async () => {
  const fresh = await freshModules()
  const seen = fresh.fakeServer(() => ({ data: links('Privacy') }))
  const both = await Promise.all([1, 2].map(() => fresh.readPublic(contentApi.links, {})))
  expect(both).toEqual([links('Privacy'), links('Privacy')])
  const { queryClient, queryFor } = await fresh.cache()
  expect(queryClient.getQueryData(queryFor(contentApi.links, {}).queryKey)).toEqual(links('Privacy'))
  expect(await fresh.readPublic(contentApi.links, {})).toEqual(links('Privacy'))
  expect(seen).toHaveLength(1)
})

test('an answer that comes after the cache is kept in it', async () => {
  const fresh = await freshModules()
  fresh.fakeServer(() => ({ data: links('Late') }))
  const answer = fresh.readPublic(contentApi.links, {})
  const { queryClient, queryFor } = await fresh.cache()
  await answer
  expect(queryClient.getQueryData(queryFor(contentApi.links, {}).queryKey)).toEqual(links('Late'))
})

test('a server that is busy for a moment is asked again by the cache', async () => {
  const fresh = await freshModules()
  let calls = 0
  fresh.fakeServer(() => (++calls < 2 ? { status: 503, message: 'busy' } : { data: links('Again') }))
  expect(await fresh.readPublic(contentApi.links, {})).toEqual(links('Again'))
})

test('a refusal is told at once, and who reads later asks anew', async () => {
  const fresh = await freshModules()
  const seen = fresh.fakeServer(() => ({ code: '-1', message: 'No' }))
  await expect(fresh.readPublic(contentApi.links, {})).rejects.toMatchObject({ message: 'No' })
  expect(seen).toHaveLength(1)
  await expect(fresh.readPublic(contentApi.links, {})).rejects.toMatchObject({ message: 'No' })
  expect(seen).toHaveLength(2)
})
