import { clearToastsOnRoute, dismissToast, portalStore, showToast, toastsAtom } from './public'

const shown = () => portalStore.get(toastsAtom)
const said = () => shown().map(({ message }) => message)

beforeEach(() => portalStore.set(toastsAtom, []))

test('a toast has all fields of its kind [S3.074]', () => {
  const clickLink = { text: 'Branch locator', href: 'https://example.in' }
  showToast({ message: 'A', message2: 'B', clickLink, type: 'infoMsg', time: 9000, removeOnroute: true })
  expect(shown()).toEqual([
    {
      id: expect.any(Number),
      message: 'A',
      message2: 'B',
      clickLink,
      type: 'infoMsg',
      time: 9000,
      removeOnroute: true,
    },
  ])
})

test('a toast lasts 6 s, a danger at least 10 s even when less is asked, the PDF one 4 s [S8.073] [S9.001]', () => {
  showToast({ message: 'a', type: 'success' })
  showToast({ message: 'b', type: 'danger', time: 2000 })
  showToast({ message: 'c', type: 'success', time: 4000 })
  expect(shown().map(({ time }) => time)).toEqual([6000, 10_000, 4000])
  showToast({ message: 'd', type: 'danger', time: 20_000 })
  expect(shown().at(-1)?.time).toBe(20_000)
})

test('at most three toasts show, the newest ones', () => {
  for (const message of ['1', '2', '3', '4']) showToast({ message, type: 'success' })
  expect(said()).toEqual(['2', '3', '4'])
})

test('the same words are not said twice', () => {
  for (const message of ['down', 'x', 'down']) showToast({ message, type: 'danger' })
  expect(said()).toEqual(['x', 'down'])
})

test('a toast takes the place of all when it asks for that', () => {
  showToast({ message: '1', type: 'success' })
  showToast({ message: '2', type: 'success', clearPrevious: true })
  expect(said()).toEqual(['2'])
})

test('a toast goes when it is dismissed, or with its page when it asks for that', () => {
  const id = showToast({ message: '1', type: 'success' })
  showToast({ message: '2', type: 'success', removeOnroute: true })
  showToast({ message: '3', type: 'success' })
  dismissToast(id)
  expect(said()).toEqual(['2', '3'])
  clearToastsOnRoute()
  expect(said()).toEqual(['3'])
})
