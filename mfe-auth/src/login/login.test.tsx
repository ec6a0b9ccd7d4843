import { getSession, readStored, signOut } from '@portal/kernel'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as z from 'zod/mini'
import { permittedPerson } from '../set-password/permission'
import { navigate, refused, renderPage } from '../testing/render-page'
import LoginPage from './login.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('../testing/render-page')>('../testing/render-page').routedKernel(),
)

const pan = 'ZZZPV1001A'
const investor = {
  pan,
  name: 'Asha Verma',
  emailId: 'asha.verma@example.in',
  mobileNum: '9810001001',
  countryCode: '+91',
  isInternational: false,
  branchCode: null,
  investorDOB: null,
  newInvestor: false,
  hasInvestments: true,
  defaultCommunication: true,
  kycStatus: 'Validated',
}
const session = { sessionToken: 'session', refreshToken: 'refresh', expiresInSeconds: 300, investor }
const path = 'auth/investor/login'

async function logIn(password = 'Sandbox#2026') {
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('PAN'), pan.toLowerCase())
  await user.type(screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Log in' }))
}

afterEach(() => signOut('expired'))

test('stores tokens and the logged-in flag, and goes on into the portal [S4.008]', async () => {
  const { calls } = renderPage(<LoginPage />, { [path]: { outcome: 'loggedIn', session } })
  await logIn()
  expect(calls[0]).toEqual({ path, body: { userId: pan, password: 'Sandbox#2026' } })
  expect(getSession()).toMatchObject({ sessionToken: 'session', refreshToken: 'refresh' })
  expect(readStored('loggedIn', z.boolean())).toBe(true)
  expect(navigate).toHaveBeenCalledWith('/')
})

test('a temporary password logs nobody in and leads to a password of their own [S2.003]', async () => {
  renderPage(<LoginPage />, { [path]: { outcome: 'temporaryPassword', setPasswordToken: 'grant' } })
  await logIn('Temp#12345')
  expect(getSession()).toBeUndefined()
  expect(permittedPerson()).toMatchObject({ pan, current: 'Temp#12345' })
  expect(JSON.stringify(sessionStorage)).not.toContain('Temp#12345')
  expect(navigate).toHaveBeenCalledWith('/auth/set-password')
})

test.each([
  ['-101', 'Register with your PAN', '/auth/register'],
  ['-104', 'Unlock your user ID', '/auth/unlock'],
])('refusal %s stays on the page with its way out, and loses nothing typed', async (code, link, to) => {
  renderPage(<LoginPage />, { [path]: refused(code, 'The server says why.') })
  await logIn()
  const alert = screen.getByRole('alert')
  expect(alert).toHaveTextContent('The server says why.')
  expect(screen.getAllByRole('link', { name: link })[0]).toHaveAttribute('href', to)
  expect(screen.getByLabelText('PAN')).toHaveValue(pan)
  expect(screen.getByLabelText('Password')).toHaveValue('Sandbox#2026')
})

test('an incomplete form calls nobody and says what is missing beside the field', async () => {
  const { calls } = renderPage(<LoginPage />)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Log in' }))
  expect(calls).toEqual([])
  expect(screen.getByLabelText('PAN')).toBeInvalid()
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/Password is required/)
})

describe('the place of the log-in', () => {
  const ask = jest.fn()
  beforeEach(() => {
    jest.useFakeTimers()
    ask.mockReset()
    Object.defineProperty(navigator, 'geolocation', {
      value: { getCurrentPosition: ask },
      configurable: true,
    })
  })
  afterEach(() => jest.useRealTimers())

  test('is asked for 3 seconds after the start, and kept for the calls [S9.042] [S3.073]', () => {
    renderPage(<LoginPage />)
    jest.advanceTimersByTime(2999)
    expect(ask).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    ask.mock.lastCall![0]({ coords: { latitude: 19.07, longitude: 72.87 } })
    expect(readStored('loginLocation', z.unknown())).toEqual({ loginLatitude: 19.07, loginLongitude: 72.87 })
  })

  test('a refusal is only logged: the investor sees nothing [S8.089]', () => {
    const log = jest.spyOn(console, 'info').mockImplementation(() => undefined)
    renderPage(<LoginPage />)
    jest.advanceTimersByTime(3000)
    const before = document.body.innerHTML
    ask.mock.lastCall![1]({ message: 'denied' })
    expect(log).toHaveBeenCalledWith(expect.stringContaining('denied'))
    expect(document.body.innerHTML).toBe(before)
  })
})
