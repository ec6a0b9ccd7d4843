import { openNews, showNews } from './news'

const shown = async (data: { json(): unknown } | null, language: 'en' | 'hi' = 'en') => {
  const showNotification = jest.fn(async () => undefined)
  await showNews({ showNotification }, data, language)
  return showNotification.mock.calls[0] as unknown as [string, { body: string }]
}

test('a pushed message shows its title and text', async () => {
  const [title, { body }] = await shown({ json: () => ({ title: 'Units allotted', body: '12.345' }) })
  expect([title, body]).toEqual(['Units allotted', '12.345'])
})

test.each([
  ['nothing', null],
  ['no JSON', { json: () => JSON.parse('<') as unknown }],
  ['another shape', { json: () => ({ title: { html: 1 } }) }],
])('%s shows as plain news', async (_case, data) => {
  expect((await shown(data))[0]).toBe('Neem Mutual Fund')
  expect((await shown(data, 'hi'))[0]).toBe('Neem म्यूचुअल फंड')
})

test('a click leads to the tab that is open, else to the notifications', async () => {
  const focus = jest.fn(async () => undefined)
  const openWindow = jest.fn(async () => undefined)
  const tab = { url: 'https://portal.example/investors/home/dashboard', focus }
  await openNews({ matchAll: async () => [tab], openWindow })
  expect(focus).toHaveBeenCalled()
  expect(openWindow).not.toHaveBeenCalled()
  await openNews({ matchAll: async () => [{ url: 'https://portal.example/sandbox' }], openWindow })
  expect(openWindow).toHaveBeenCalledWith('/investors/home/notifications')
})
