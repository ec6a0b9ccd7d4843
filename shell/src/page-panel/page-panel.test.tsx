import { loadFailures } from '@portal/kernel/internal'
import { type LoadFailureCode, type RemotePage, signOut } from '@portal/kernel'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerCalls, logIn, openPortal, pages } from '../testing/portal'
import { failureEventName } from '../telemetry/report-failure'
import { releasedNavigation } from '../testing/released'
import { placeName } from './place-name'
import { reloadDelayMs, reloadsForChunk } from './chunk-reload'
import { failureText } from './failure-text'
import { reloadPage } from './reload-page'

jest.mock('./reload-page', () => ({ reloadPage: jest.fn() }))

let complaints: jest.SpyInstance
beforeEach(() => {
  answerCalls({ 'auth/logout': {} })
  complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  logIn()
})
afterEach(async () => {
  await act(() => signOut('forced'))
  complaints.mockRestore()
})

test.each(
  (Object.keys(loadFailures) as LoadFailureCode[]).filter(
    (code) => code !== 'LOAD-008' && code !== 'LOAD-014',
  ),
)('%s says what is so and what to do', (code) => {
  const { title, text, canRetry } = failureText(code)
  expect(`${title} ${text}`).not.toMatch(/error|failed|please|!/i)
  expect(text).toMatch(/money and your orders are safe/)
  expect(canRetry).toBe(true)
})

const panel = async () => (await screen.findByText(/^LOAD-/)).closest<HTMLElement>('[role=alert]')

const failing = (page: RemotePage['page']): RemotePage => ({
  ...pages.explore,
  path: 'home/explore-funds',
  page,
})

test('a page that did not arrive shows the panel in its place, and opens when tried again', async () => {
  let isDown = true
  openPortal('/home/explore-funds', [
    pages.dashboard,
    failing(async () => {
      if (isDown) throw new Error('404')
      return pages.explore.page()
    }),
  ])
  expect(await panel()).toHaveTextContent('LOAD-005')
  expect(screen.getByRole('banner')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute(
    'href',
    '/investors/home/dashboard',
  )
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Explore funds', level: 1 })).toBeVisible()
  expect(screen.queryByText('LOAD-005')).toBeNull()
})

test('a page that crashes leaves header and footer alive and is reported with its remote', async () => {
  const reported: unknown[] = []
  const listen = (event: Event) => reported.push((event as CustomEvent).detail)
  window.addEventListener(failureEventName, listen)
  const Crashing = () => {
    throw new Error('boom')
  }
  openPortal('/home/explore-funds', [failing(async () => ({ default: Crashing }))])
  expect(await panel()).toHaveTextContent('This page stopped working')
  expect(screen.getByRole('contentinfo')).toBeVisible()
  await waitFor(() =>
    expect(reported).toEqual([
      { kind: 'page-crash', code: 'LOAD-009', remote: 'mfe-test', version: '1.0.0', stage: 'page crashed' },
    ]),
  )
  window.removeEventListener(failureEventName, listen)
})

test('a known page without an owner is to come, and has nothing to try again', async () => {
  openPortal('/home/statement', Object.values(pages))
  expect(await screen.findByText('This page is coming later')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Go to Home' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Statements')
})

test('an address that is no page says so and leads on', async () => {
  openPortal('/home/dashbord')
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible()
  expect(screen.getByText('/home/dashbord')).toBeVisible()
})

const gone = {
  code: 'LOAD-005',
  inFlow: false,
  offline: false,
  lastReloadAt: undefined,
  now: 1_000_000,
} as const

test.each([
  ['code that is gone', gone, true],
  ['another failure', { ...gone, code: 'LOAD-003' as const }, false],
  ['a page in the middle of a transaction', { ...gone, inFlow: true }, false],
  ['a page without a connection', { ...gone, offline: true }, false],
  ['a page that was loaded anew a moment ago', { ...gone, lastReloadAt: 990_000 }, false],
  ['a page that was loaded anew long ago', { ...gone, lastReloadAt: 900_000 }, true],
])('%s loads the page anew: decided [S4.023]', (_, failure, expected) => {
  expect(reloadsForChunk(failure)).toBe(expected)
})

test('code that is gone loads the page anew after 200 ms, once [S4.023]', async () => {
  jest.mocked(reloadPage).mockClear()
  openPortal('/home/explore-funds', [failing(() => Promise.reject(new Error('404')))])
  await panel()
  expect(reloadDelayMs).toBe(200)
  expect(reloadPage).not.toHaveBeenCalled()
  await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1))
})

test('a tab that was just loaded anew stays with what it says, also once other versions were tried', async () => {
  jest.mocked(reloadPage).mockClear()
  const reloaded = { type: 'reload' } as unknown as PerformanceEntry
  performance.getEntriesByType = (kind) => (kind === 'navigation' ? [reloaded] : [])
  openPortal('/home/explore-funds', [failing(() => Promise.reject(new Error('404')))])
  await panel()
  // As another version leaves it that was shown in the same entry of the history.
  history.replaceState(null, '')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await panel()
  await new Promise((resolve) => setTimeout(resolve, 2 * reloadDelayMs))
  expect(reloadPage).not.toHaveBeenCalled()
  Reflect.deleteProperty(performance, 'getEntriesByType')
})

test('a page that crashed and works again opens when it is tried again', async () => {
  let isBroken = true
  const Sometimes = () => {
    if (isBroken) throw new Error('boom')
    return <h1>It works</h1>
  }
  openPortal('/home/explore-funds', [failing(async () => ({ default: Sometimes }))])
  await panel()
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'It works' })).toBeVisible()
})

test.each([
  ['/home/investments/modify', 'My Investments'],
  ['/home/transaction/payment', 'Invest'],
  ['/home/e-mandate/review', 'Create eMandate'],
  ['/auth/login', 'Log in'],
  ['/elsewhere', 'Neem Mutual Fund'],
])('the place of %s is called %s', (path, name) => expect(placeName(path, '', releasedNavigation)).toBe(name))
