import { getSession, readStored, signOut, writeStored } from '@portal/kernel'
import { act, screen, waitFor } from '@testing-library/react'
import * as z from 'zod/mini'
import { answerCalls, logIn, openPortal } from '../testing/portal'
import { homePath } from './login-guard'

beforeEach(async () => {
  answerCalls({ 'auth/logout': {} })
  await act(() => signOut('forced'))
})

const address = () => window.location.pathname

test('the empty path leads a visitor to the log-in page, an investor home [S2.013]', async () => {
  openPortal('/')
  await screen.findByRole('heading', { name: 'Log in' })
  expect(address()).toBe('/investors/auth/login')
  logIn()
  expect(homePath()).toBe('/home/dashboard')
})

test('a home page without a session leads to the log-in page, which keeps where to go on [S2.015] [S3.002]', async () => {
  openPortal('/home/explore-funds?view=debt')
  await screen.findByRole('heading', { name: 'Log in' })
  expect(readStored('redirectionDefaultLink', z.string())).toBe('/home/explore-funds?view=debt')
})

test('after the log-in the visit goes on where it was headed, once', async () => {
  const { router } = openPortal('/home/explore-funds')
  await screen.findByRole('heading', { name: 'Log in' })
  logIn()
  await act(() => router.navigate('/'))
  await screen.findByRole('heading', { name: 'Explore funds' })
  await act(() => router.navigate('/auth/login'))
  await waitFor(() => expect(address()).toBe('/investors/home/dashboard'))
})

test('tokens without a logged-in flag and a PAN are cleared on the way to the log-in page [S2.014] [S4.021]', async () => {
  writeStored('accessToken', 'left-over')
  openPortal('/home/dashboard')
  await screen.findByRole('heading', { name: 'Log in' })
  expect(readStored('accessToken', z.string())).toBeUndefined()
  expect(getSession()).toBeUndefined()
})
