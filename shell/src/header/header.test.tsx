import { signOut } from '@portal/kernel'
import { act, screen, within } from '@testing-library/react'
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
