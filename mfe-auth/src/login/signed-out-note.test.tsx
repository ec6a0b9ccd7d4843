import { renderPage } from '@portal/testing'
import { screen } from '@testing-library/react'
import LoginPage from './login.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const why = 'You were logged out after 15 minutes without activity. Log in to continue.'

test('why the session ended stands on the log-in page, and nothing where nobody was signed out', () => {
  const { unmount } = renderPage(LoginPage, { answers: {}, at: '/auth/login', state: { signedOut: why } })
  expect(screen.getByText(why)).toBeVisible()
  unmount()
  renderPage(LoginPage, { answers: {}, at: '/auth/login' })
  expect(screen.queryByText(why)).toBeNull()
})
