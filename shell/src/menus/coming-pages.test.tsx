import { signOut } from '@portal/kernel'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerCalls, logIn, openPortal, pages } from '../testing/portal'

const released = Object.values(pages)

beforeEach(() => {
  answerCalls({ 'auth/logout': {} })
  logIn()
})
afterEach(() => act(() => signOut('forced')))

test('an entry of the menus whose page is to come says so where it stands, and leads nowhere', async () => {
  openPortal('/home/dashboard', released)
  await screen.findByRole('heading', { name: 'Good afternoon, Asha' })
  await userEvent.click(screen.getByRole('button', { name: 'TRANSACT' }))
  const menu = within(screen.getByRole('navigation', { name: 'TRANSACT' }))
  const sip = menu.getByRole('link', { name: 'SIP Coming later' })
  expect(sip).toHaveAttribute('aria-disabled', 'true')
  expect(sip).not.toHaveAttribute('href')
  await userEvent.click(sip)
  expect(window.location.pathname).toBe('/investors/home/dashboard')
  expect(screen.getByRole('link', { name: 'EXPLORE FUNDS' })).toHaveAttribute(
    'href',
    '/investors/home/explore-funds',
  )
})

test('the arrow keys reach an entry that is to come, so that a reader hears of it', async () => {
  openPortal('/home/dashboard', released)
  await screen.findByRole('heading', { name: 'Good afternoon, Asha' })
  await userEvent.click(screen.getByRole('button', { name: 'TRANSACT' }))
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(screen.getByRole('link', { name: 'SIP Coming later' })).toHaveFocus()
})

test('the bottom navigation and its sheets say so too', async () => {
  openPortal('/home/dashboard', released)
  await screen.findByRole('heading', { name: 'Good afternoon, Asha' })
  const bar = within(screen.getAllByRole('navigation', { name: 'Main' })[1]!)
  expect(bar.getByRole('link', { name: 'Statements Coming later' })).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(bar.getByRole('button', { name: 'More' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'More' }))
  expect(sheet.getByRole('link', { name: 'Help Coming later' })).toBeVisible()
  expect(sheet.getByRole('link', { name: 'Explore Funds' })).toHaveAttribute(
    'href',
    '/investors/home/explore-funds',
  )
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
])('%s, typed in before its page is there, is called %s, without alarm or code', async (path, name) => {
  openPortal(path, released)
  expect(await screen.findByRole('heading', { name, level: 1 })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'This page is coming later' })).toBeVisible()
  expect(within(screen.getByRole('main')).queryByRole('alert')).toBeNull()
  expect(document.body).not.toHaveTextContent(/LOAD-/)
  expect(screen.getByRole('link', { name: 'Go to Home' })).toBeVisible()
  expect(within(screen.getByRole('main')).getByRole('link', { name: /^1800/ })).toBeVisible()
})
