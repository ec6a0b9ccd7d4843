import { signOut } from '@portal/kernel'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerCalls, logIn, openPortal } from '../testing/portal'
import { bellRings } from './bell'
import { initialsOf } from './initials'

beforeEach(() => void answerCalls({ 'auth/logout': {} }))
afterEach(() => act(() => signOut('forced')))

const topMenu = async () => (await screen.findAllByRole('navigation', { name: 'Main' }))[0]!

test('the top menu has its five entries in order [S2.068]', async () => {
  logIn()
  openPortal('/home/dashboard')
  const entries = [...(await topMenu()).querySelectorAll('a, button')].map((entry) => entry.textContent)
  expect(entries).toEqual(['HOME', 'MY INVESTMENTS', 'EXPLORE FUNDS', 'HELP', 'TRANSACT'])
})

test('the entry of the page on screen is marked', async () => {
  logIn()
  openPortal('/home/explore-funds')
  const menu = await topMenu()
  expect(await within(menu).findByRole('link', { current: 'page' })).toHaveTextContent('EXPLORE FUNDS')
})

test('MY INVESTMENTS and TRANSACT open their entries [S2.069] [S2.070]', async () => {
  logIn()
  openPortal('/home/dashboard')
  const user = userEvent.setup()
  const menu = within(await topMenu())
  await user.click(menu.getByRole('button', { name: 'MY INVESTMENTS' }))
  expect(menu.getByRole('link', { name: 'My Portfolio' })).toHaveAttribute(
    'href',
    '/investors/home/investments/portfolio',
  )
  await user.click(menu.getByRole('button', { name: 'TRANSACT' }))
  expect(menu.queryByRole('link', { name: 'My Portfolio' })).toBeNull()
  expect(menu.getByRole('link', { name: 'Lumpsum' })).toHaveAttribute(
    'href',
    '/investors/home/explore-funds/All',
  )
  expect(menu.getByRole('link', { name: 'Redemption' })).toHaveAttribute(
    'href',
    '/investors/home/transact/select-scheme?plan=REDEEM',
  )
})

test('the profile opens My Profile, Change Password and Sign Out, in this order [S2.079]', async () => {
  const call = answerCalls({ 'auth/logout': {} })
  logIn()
  openPortal('/home/dashboard')
  const user = userEvent.setup()
  const opener = await screen.findByRole('button', { name: 'Profile: Asha Verma' })
  await user.click(opener)
  const profile = screen.getByRole('link', { name: 'My Profile' })
  const password = screen.getByRole('button', { name: 'Change Password' })
  const signOutEntry = screen.getByRole('button', { name: 'Sign Out' })
  expect(profile).toHaveAttribute('href', '/investors/home/profile/account-details')
  const follows = (a: Element, b: Element) => a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING
  expect([follows(profile, password), follows(password, signOutEntry)].every(Boolean)).toBe(true)
  await user.click(password)
  expect(await screen.findByRole('dialog', { name: 'CHANGE PASSWORD' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'CANCEL' }))
  await user.click(opener)
  await user.click(screen.getByRole('button', { name: 'Sign Out' }))
  await waitFor(() => expect(call.mock.calls.map(([{ path }]) => path)).toContain('auth/logout'))
})

test('on the log-in page the header shows the logo only [S2.081]', async () => {
  openPortal('/auth/login')
  await screen.findByRole('heading', { name: 'Log in' })
  const header = screen.getByRole('banner')
  expect(within(header).getAllByRole('link')).toHaveLength(1)
  expect(within(header).queryByRole('button')).toBeNull()
})

test.each([
  [0, false],
  [3, false],
  [4, true],
])('with %i notifications the bell rings: %s [S2.078]', (count, rings) =>
  expect(bellRings(count)).toBe(rings),
)

test.each([
  ['Asha Verma', 'AV'],
  ['Om', 'O'],
  ['  qadir  ali  usmani ', 'QU'],
  ['', ''],
])('the avatar of %j shows %j', (name, initials) => expect(initialsOf(name)).toBe(initials))
