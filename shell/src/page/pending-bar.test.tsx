import { signOut } from '@portal/kernel'
import { act, screen, within } from '@testing-library/react'
import { answerCalls, logIn, openPortal, pages, pass } from '../testing/portal'

beforeEach(() => {
  jest.useFakeTimers()
  answerCalls({ 'auth/logout': {} })
  logIn()
})
afterEach(async () => {
  await act(() => signOut('forced'))
  jest.useRealTimers()
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
