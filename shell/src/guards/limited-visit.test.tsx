import { getSession, readStored, type RemotePage, signOut, startVisit, visitMode } from '@portal/kernel'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as z from 'zod/mini'
import { answerCalls, logIn, openPortal, pages } from '../testing/portal'

const fetched = jest.fn()
const explore: RemotePage = {
  ...pages.explore,
  handle: { ...pages.explore.handle, sessionScopes: ['quickInvest'] },
}
const dashboard: RemotePage = {
  ...pages.dashboard,
  page: () => {
    fetched()
    return pages.dashboard.page()
  },
}
const register: RemotePage = { ...pages.login, path: 'auth/register' }
const all = [pages.login, register, explore, dashboard]

let calls: ReturnType<typeof answerCalls>
beforeEach(async () => {
  calls = answerCalls({ 'auth/logout': {} })
  await act(() => signOut('forced'))
  fetched.mockClear()
})

const begin = (registered: boolean) => {
  logIn({ registered })
  startVisit('quickInvest')
}

test('a page that a limited session cannot see says so once, without its panels, and the log-in leads back to it', async () => {
  begin(true)
  const { router } = openPortal('/home/dashboard?tab=gains', all)
  expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
  expect(screen.getAllByText('Log in to see this page')).toHaveLength(1)
  expect(screen.getByText(/^You are here to invest without a log-in/)).toBeVisible()
  expect(window.location.pathname + window.location.search).toBe('/investors/home/dashboard?tab=gains')
  expect(fetched).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
  await screen.findByRole('heading', { name: 'Log in' })
  expect(calls.mock.calls.map(([{ path }]) => path)).toContain('auth/logout')
  expect([getSession(), visitMode()]).toEqual([undefined, 'full'])
  expect(readStored('redirectionDefaultLink', z.string())).toBe('/home/dashboard?tab=gains')
  logIn()
  await act(() => router.navigate('/'))
  expect(await screen.findByRole('heading', { name: 'Good afternoon, Asha' })).toBeVisible()
  expect(window.location.search).toBe('?tab=gains')
})

test('who has no password yet is led to register, and both to where their visit can go on', async () => {
  begin(false)
  openPortal('/home/dashboard', all)
  expect(await screen.findByRole('link', { name: 'Register' })).toHaveAttribute(
    'href',
    '/investors/auth/register',
  )
  await userEvent.click(screen.getByRole('link', { name: 'Explore funds' }))
  expect(await screen.findByRole('heading', { name: 'Explore funds' })).toBeVisible()
  expect(screen.queryByText('Log in to see this page')).toBeNull()
})

test('pages of the session scope and open ones are as ever, and so is every page of a whole session', async () => {
  begin(true)
  openPortal('/home/explore-funds', all)
  expect(await screen.findByRole('heading', { name: 'Explore funds' })).toBeVisible()
  await act(() => signOut('forced'))
  logIn()
  const { router } = openPortal('/home/dashboard', all)
  await waitFor(() => expect(router.state.location.pathname).toBe('/investors/home/dashboard'))
  expect(await screen.findByRole('heading', { name: 'Good afternoon, Asha' })).toBeVisible()
})
