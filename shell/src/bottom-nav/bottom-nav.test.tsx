import { signOut } from '@portal/kernel'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerCalls, logIn, openPortal } from '../testing/portal'

beforeEach(() => {
  answerCalls({ 'auth/logout': {} })
  logIn()
})
afterEach(() => act(() => signOut('forced')))

/** It comes with the page: which is a flow, without it, is not known before. */
async function bottomNav() {
  await screen.findByRole('heading', { level: 1 })
  return within(screen.getAllByRole('navigation', { name: 'Main' })[1]!)
}

test('the bottom navigation has its five entries in order [S2.067]', async () => {
  openPortal('/home/dashboard')
  await screen.findByRole('heading', { name: 'Good afternoon, Asha' })
  const nav = screen.getAllByRole('navigation', { name: 'Main' })[1]
  expect([...(nav?.children ?? [])].map((entry) => entry.textContent)).toEqual([
    'Home',
    'Investments',
    'Transact',
    'Statements',
    'More',
  ])
})

test('Transact opens a sheet with every entry of the menu, and says which are to come', async () => {
  openPortal('/home/dashboard')
  await userEvent.click((await bottomNav()).getByRole('button', { name: 'Transact' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Transact' }))
  expect(sheet.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Lumpsum',
    'SIP',
    'Switch',
    'STP',
    'IDCW Option Change',
    'Redemption',
    'SWP',
    'Create eMandate',
    'Cancel Redemption',
    'Cancel Switch',
  ])
})

test('More leads to the rest, closes when a page is chosen', async () => {
  openPortal('/home/dashboard')
  await userEvent.click((await bottomNav()).getByRole('button', { name: 'More' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'More' }))
  await userEvent.click(sheet.getByRole('link', { name: 'Explore Funds' }))
  await screen.findByRole('heading', { name: 'Explore funds' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('pages of a flow have no bottom navigation', async () => {
  openPortal('/home/transaction/invest')
  await screen.findByRole('heading', { name: 'Invest' })
  expect(screen.getAllByRole('navigation', { name: 'Main' })).toHaveLength(1)
})
