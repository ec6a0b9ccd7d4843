import { signOut } from '@portal/kernel'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerCalls, logIn, openPortal, pages } from '../testing/portal'
import { releasedNavigation } from '../testing/released'

const released = Object.values(pages)
const paths = released.map(({ path }) => `/${path}`)
/** A portal with one remote, which brings the entries of its own pages. */
const openSmall = (path: string) =>
  openPortal(
    path,
    released,
    200,
    releasedNavigation.filter(({ to }) => paths.includes(to)),
  )

beforeEach(() => {
  answerCalls({ 'auth/logout': {} })
  logIn()
})
afterEach(() => act(() => signOut('forced')))

test('the menus have the entries of the remotes there are, and no lists that nothing stands in', async () => {
  openSmall('/home/dashboard')
  await screen.findByRole('heading', { name: 'Good afternoon, Asha' })
  const top = screen.getAllByRole('navigation', { name: 'Main' })[0]!
  expect([...top.children].map(({ textContent }) => textContent)).toEqual(['HOME', 'EXPLORE FUNDS'])
})

test('the bottom navigation and its sheet lead to no page that is not there', async () => {
  openSmall('/home/dashboard')
  await screen.findByRole('heading', { name: 'Good afternoon, Asha' })
  const bar = within(screen.getAllByRole('navigation', { name: 'Main' })[1]!)
  expect(bar.getByRole('link', { name: 'Home' })).toBeVisible()
  expect(bar.queryByRole('link', { name: /Statements/ })).toBeNull()
  await userEvent.click(bar.getByRole('button', { name: 'More' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'More' }))
  expect(sheet.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Explore Funds'])
})

test.each([
  ['/home/sip', 'SIP'],
  ['/home/statement', 'Statements'],
  ['/home/transact/select-scheme?plan=SWITCH', 'Switch'],
  ['/home/transact/select-scheme?plan=REDEEM', 'Redemption'],
  ['/home/transact/select-scheme', 'Choose a scheme'],
  ['/home/investments/portfolio', 'My Portfolio'],
  ['/home/investments/transactions/cancel-switch', 'Cancel Switch'],
  ['/home/renew-sip-list', 'Renew your SIP'],
  ['/home/renew-mandate-list', 'Renew your eMandate'],
  ['/home/service-request/nominee-details', 'Nominee details'],
  ['/home/notifications', 'Notifications'],
])('%s, which a release offers and has not, is called %s, without alarm or code', async (path, name) => {
  openPortal(path, released)
  expect(await screen.findByRole('heading', { name, level: 1 })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'This page is coming later' })).toBeVisible()
  expect(within(screen.getByRole('main')).queryByRole('alert')).toBeNull()
  expect(document.body).not.toHaveTextContent(/LOAD-/)
  expect(screen.getByRole('link', { name: 'Go to Home' })).toBeVisible()
  expect(within(screen.getByRole('main')).getByRole('link', { name: /^1800/ })).toBeVisible()
})

test('a page of a remote that is not there is called by its part of the portal', async () => {
  openSmall('/home/investments/transactions')
  expect(await screen.findByRole('heading', { name: 'My Investments', level: 1 })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'This page is coming later' })).toBeVisible()
})
