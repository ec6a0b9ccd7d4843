import { signOut } from '@portal/kernel'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { answerCalls, logIn, openPortal } from '../testing/portal'
import { optionalPart } from './optional-part'

const mockNetwork = { isThere: false }
const mockFetched = (path: string) => {
  if (!mockNetwork.isThere) throw new Error('Loading chunk failed')
  return jest.requireActual<object>(path)
}
jest.mock('../search/quick-search-dialog', () => mockFetched('../search/quick-search-dialog'))
jest.mock('../notifications/notification-panel', () => mockFetched('../notifications/notification-panel'))
jest.mock('../bottom-nav/menu-sheet', () => mockFetched('../bottom-nav/menu-sheet'))

const answers = {
  'auth/logout': {},
  'notification/history': { historyDtos: [] },
  'search/api': [{ features: [], topSearches: [] }],
}

beforeEach(() => {
  mockNetwork.isThere = false
  answerCalls(answers)
  logIn()
  openPortal('/home/dashboard')
})
afterEach(() => act(() => signOut('forced')))

test.each([
  ['Quick search', 'Quick search'],
  ['Notifications', 'Notifications'],
  ['Transact', 'Transact'],
])('%s whose code does not come says so; the page stays, and another try opens it', async (button, title) => {
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: button }))
  const told = await screen.findByRole('alertdialog', { name: 'This part did not open' })
  expect(told).toHaveTextContent('Nothing that you typed is lost.')
  expect(screen.getByRole('heading', { name: 'Good afternoon, Asha' })).toBeInTheDocument()
  mockNetwork.isThere = true
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('dialog', { name: title })).toBeInTheDocument()
})

test.each(['Quick search', 'Notifications', 'More'])('going back closes %s', async (name) => {
  mockNetwork.isThere = true
  const user = userEvent.setup()
  await screen.findByRole('heading', { name: 'Good afternoon, Asha' })
  await user.click(screen.getByRole('link', { name: 'EXPLORE FUNDS' }))
  await screen.findByRole('heading', { name: 'Explore funds' })
  await user.click(screen.getByRole('button', { name }))
  expect(await screen.findByRole('dialog', { name })).toBeInTheDocument()
  act(() => window.history.back())
  expect(await screen.findByRole('heading', { name: 'Good afternoon, Asha' })).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a session that ends takes its open dialog along: it does not come back with the next log-in', async () => {
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /^Profile: / }))
  await user.click(screen.getByRole('button', { name: 'Change Password' }))
  expect(await screen.findByRole('dialog', { name: 'CHANGE PASSWORD' })).toBeInTheDocument()
  await act(() => signOut('idle'))
  await screen.findByRole('heading', { name: 'Log in' })
  expect(screen.queryByRole('dialog')).toBeNull()
  logIn()
  await user.click(screen.getByRole('link', { name: /^Neem Mutual Fund/ }))
  expect(await screen.findByRole('heading', { name: 'Good afternoon, Asha' })).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a part that the page can do without leaves its place empty', async () => {
  const Part = optionalPart<object>(() => Promise.reject(new Error('Loading chunk failed')))
  render(
    <Suspense fallback="waiting">
      <Part />
      the page
    </Suspense>,
  )
  expect(await screen.findByText('the page')).toBeVisible()
})
