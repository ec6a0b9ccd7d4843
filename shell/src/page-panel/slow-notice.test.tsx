import { signOut } from '@portal/kernel'
import { act, screen, within } from '@testing-library/react'
import { answerCalls, logIn, openPortal, pages, pass } from '../testing/portal'
import { slowMs } from './slow-notice'

beforeEach(() => {
  jest.useFakeTimers()
  answerCalls({ 'auth/logout': {} })
  logIn()
})
afterEach(async () => {
  await act(() => signOut('forced'))
  jest.useRealTimers()
})

const notice = () => screen.queryByText('This is taking longer than usual')

test('a first page that is slow is spoken of after three seconds, in the frame', async () => {
  openPortal('/home/dashboard', [{ ...pages.dashboard, page: () => new Promise(() => undefined) }], 8000)
  await pass(slowMs - 100)
  expect(notice()).toBeNull()
  await pass(200)
  expect(notice()!.closest('[role=status]')).toBeVisible()
})

test('a next page that is slow is spoken of while the page before still shows, and no more once it is there', async () => {
  let arrive: () => void = () => undefined
  const explore = new Promise<void>((resolve) => (arrive = resolve)).then(pages.explore.page)
  openPortal('/home/dashboard', [pages.dashboard, { ...pages.explore, page: () => explore }], 8000)
  await pass(10)
  act(() => screen.getAllByRole('link', { name: 'EXPLORE FUNDS' })[0]!.click())
  await pass(slowMs - 100)
  expect(notice()).toBeNull()
  await pass(200)
  expect(notice()).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Good afternoon, Asha' })).toBeVisible()
  arrive()
  await pass(10)
  expect(screen.getByRole('heading', { name: 'Explore funds' })).toBeVisible()
  expect(notice()).toBeNull()
})

test('a page that hangs is given up for the panel after eight seconds in all', async () => {
  openPortal('/home/dashboard', [{ ...pages.dashboard, page: () => new Promise(() => undefined) }], 8000)
  await pass(7900)
  expect(screen.queryByText('This page is slow to open')).toBeNull()
  await pass(200)
  expect(screen.getByText('This page is slow to open')).toBeVisible()
  expect(screen.getByText(/^LOAD-006-TEST-/)).toBeVisible()
  expect(notice()).toBeNull()
})

test('a page that takes longer than a moment shows a bar in the header, where a screen reader looks for it', async () => {
  let arrive: () => void = () => undefined
  const explore = new Promise<void>((resolve) => (arrive = resolve)).then(pages.explore.page)
  openPortal('/home/dashboard', [pages.dashboard, { ...pages.explore, page: () => explore }], 8000)
  await pass(10)
  const bar = () =>
    within(screen.getByRole('banner')).queryByRole('progressbar', { name: 'Opening the page' })
  act(() => screen.getAllByRole('link', { name: 'EXPLORE FUNDS' })[0]!.click())
  await pass(250)
  expect(bar()).toBeNull()
  await pass(100)
  expect(bar()).toBeInTheDocument()
  arrive()
  await pass(10)
  expect(bar()).toBeNull()
})
