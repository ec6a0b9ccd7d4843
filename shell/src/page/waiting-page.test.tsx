import { signOut } from '@portal/kernel'
import { act, screen, within } from '@testing-library/react'
import { slowMs } from '../page-panel/slow-notice'
import { answerCalls, logIn, openPortal, pages, pass } from '../testing/portal'

beforeEach(() => {
  jest.useFakeTimers()
  answerCalls({ 'auth/logout': {} })
  document.title = 'Neem Mutual Fund'
})
afterEach(async () => {
  await act(() => signOut('forced'))
  document.getElementById('first-screen')?.remove()
  jest.useRealTimers()
})

const waitingText = () => screen.queryByText('Loading the portal')
const explore = () => screen.queryByRole('link', { name: 'EXPLORE FUNDS' })

/** A first page that comes when it is told to. */
function waitedFor(page: (typeof pages)['dashboard' | 'login']) {
  let arrive: () => void = () => undefined
  const comes = new Promise<void>((resolve) => (arrive = resolve)).then(page.page)
  return { page: { ...page, page: () => comes }, arrive: () => arrive() }
}

/** As the server writes it for a page. */
function showFirstScreen() {
  const screen = document.createElement('div')
  screen.id = 'first-screen'
  screen.innerHTML = '<div><header>Logo of the HTML</header><main>Of the HTML</main></div>'
  document.body.append(screen)
  return screen
}

test('the menus stand while the first page is on its way, and work; they stay the same when it comes', async () => {
  logIn()
  const { page, arrive } = waitedFor(pages.dashboard)
  openPortal('/home/dashboard', [page, pages.explore], 8000)
  await pass(10)
  expect(waitingText()).toBeInTheDocument()
  const link = explore()!
  const profile = screen.getByRole('button', { name: /Asha/ })
  act(() => profile.click())
  expect(screen.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  expect(document.title).toBe('Neem Mutual Fund')
  arrive()
  await pass(10)
  expect(screen.getByRole('heading', { name: 'Good afternoon, Asha' })).toBeVisible()
  expect(waitingText()).toBeNull()
  expect(explore()).toBe(link)
  expect(screen.getByRole('button', { name: 'Sign Out' })).toBeVisible()
})

test('another page opens by its menu while the first one hangs', async () => {
  logIn()
  openPortal('/home/dashboard', [waitedFor(pages.dashboard).page, pages.explore], 8000)
  await pass(10)
  act(() => explore()!.click())
  await pass(10)
  expect(screen.getByRole('heading', { name: 'Explore funds' })).toBeVisible()
})

test('the bottom navigation, which flows lack, comes when the wait is a long one', async () => {
  logIn()
  openPortal('/home/dashboard', [waitedFor(pages.dashboard).page], 8000)
  const bottom = () => screen.queryByRole('button', { name: 'Transact' })
  await pass(slowMs - 100)
  expect(bottom()).toBeNull()
  await pass(200)
  expect(bottom()).toBeInTheDocument()
})

test('who has not logged in waits without menus, and so does who opens a page that needs no log-in', async () => {
  const first = openPortal('/auth/login', [waitedFor(pages.login).page], 8000)
  await pass(10)
  expect(waitingText()).toBeInTheDocument()
  expect(explore()).toBeNull()
  first.unmount()
  logIn()
  const link = { ...pages.login, path: 'link' }
  openPortal('/link', [waitedFor(link).page, pages.explore], 8000)
  await pass(10)
  expect(waitingText()).toBeInTheDocument()
  expect(explore()).toBeNull()
})

test('what the HTML brought stands below the menus until the page comes: one header, one main part', async () => {
  logIn()
  const brought = showFirstScreen()
  const { page, arrive } = waitedFor(pages.dashboard)
  openPortal('/home/dashboard', [page, pages.explore], 8000)
  await pass(10)
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'EXPLORE FUNDS' })).toBeVisible()
  expect(screen.getByRole('main')).toHaveTextContent('Of the HTML')
  expect(waitingText()).toBeNull()
  arrive()
  await pass(10)
  expect(brought.isConnected).toBe(false)
  expect(screen.getByRole('main')).toHaveTextContent('Good afternoon, Asha')
})

test('the header that the HTML brought stands where nobody has logged in', async () => {
  showFirstScreen()
  openPortal('/auth/login', [waitedFor(pages.login).page], 8000)
  await pass(10)
  expect(screen.getByRole('banner')).toHaveTextContent('Logo of the HTML')
})
