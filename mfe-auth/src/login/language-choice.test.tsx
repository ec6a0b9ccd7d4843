import { words } from '@portal/kernel'
import { renderPage, speak } from '@portal/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import LoginPage from './login.page'
import remote from '../remote'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const asks = (...wanted: string[]) =>
  Object.defineProperty(navigator, 'languages', { value: wanted, configurable: true })
const kept = () => /language=(\w+)/.exec(document.cookie)?.[1]

beforeEach(() => speak('en', remote))
afterEach(async () => {
  document.cookie = 'language=; path=/; max-age=0'
  asks('en-IN')
  await speak('en', remote)
})

test('a language is picked on the log-in page: what was typed stays, and the browser keeps it', async () => {
  renderPage(LoginPage, { answers: {}, at: '/auth/login' })
  await userEvent.type(screen.getByRole('textbox', { name: 'PAN' }), 'ZZZPV1001A')
  const choice = within(screen.getByRole('group', { name: 'Language' }))
  expect(choice.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(choice.getByRole('button', { name: 'हिन्दी' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'लॉग इन करें' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'PAN' })).toHaveValue('ZZZPV1001A')
  expect([words.language, kept()]).toEqual(['hi', 'hi'])
  await userEvent.click(screen.getByRole('button', { name: 'English' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  expect(kept()).toBe('en')
})
