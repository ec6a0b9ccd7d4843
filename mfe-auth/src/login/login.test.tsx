import { getSession, queryClient, readStored, signOut, writeStored } from '@portal/kernel'
import { act, screen, waitFor } from '@testing-library/react'
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
  hasInvestments: false,
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

describe('where a log-in leads', () => {
  const holding = { schemeCode: 'FLEXI', planName: 'DIRECT', optionCode: 'G' }
  const fund = {
    schemePlanCode: 'FLEXI-DG',
    schemeCode: 'FLEXI',
    planCode: 'D',
    optionCode: 'G',
    purAllow: 'Y',
  }
  const answers = {
    [path]: {
      outcome: 'loggedIn',
      session: { ...session, investor: { ...investor, hasInvestments: true } },
    },
    'investor/portfolioDetails': { holdings: [holding] },
    'product/schemes': { categories: [{ schemes: [fund] }] },
  }
  const stored = () => readStored('defaultSchemes', z.array(z.string()))
  beforeEach(() => queryClient.clear())

  test('who may buy more of what they hold comes to the fund list, with it as default schemes [S4.029] [S4.031]', async () => {
    const { calls } = renderPage(<LoginPage />, answers)
    await logIn()
    expect(navigate).toHaveBeenCalledWith('/home/explore-funds/All')
    expect(stored()).toEqual(['FLEXI-DG'])
    expect(calls).toContainEqual({ path: 'investor/portfolioDetails', body: { panNumber: pan } })
  })

  test.each<[string, Record<string, unknown>]>([
    [
      'nothing that is held takes more money',
      { 'product/schemes': { categories: [{ schemes: [{ ...fund, purAllow: 'N' }] }] } },
    ],
    [
      'nothing matches the list',
      { 'investor/portfolioDetails': { holdings: [{ ...holding, optionCode: 'R' }] } },
    ],
    ['the holdings are empty', { 'investor/portfolioDetails': { holdings: [] } }],
    ['the holdings do not load', { 'investor/portfolioDetails': refused('E', 'Down') }],
    ['the list does not load', { 'product/schemes': refused('E', 'Down') }],
    ['the list makes no sense', { 'product/schemes': {} }],
  ])('home when %s [S4.032] [S7.147]', async (_, changed) => {
    renderPage(<LoginPage />, { ...answers, ...changed })
    await logIn()
    expect(navigate).toHaveBeenCalledWith('/')
    expect(stored()).toBeUndefined()
    expect(getSession()).toBeDefined()
  })

  test('home, without a question, for who has no investments [S4.032]', async () => {
    const none = { ...session, investor: { ...investor, hasInvestments: false } }
    const { calls } = renderPage(<LoginPage />, {
      ...answers,
      [path]: { outcome: 'loggedIn', session: none },
    })
    await logIn()
    expect(navigate).toHaveBeenCalledWith('/')
    expect(calls).toHaveLength(1)
  })

  test('who was going somewhere goes there', async () => {
    writeStored('redirectionDefaultLink', '/home/help')
    renderPage(<LoginPage />, answers)
    await logIn()
    expect(navigate).toHaveBeenCalledWith('/')
    expect(stored()).toBeUndefined()
  })

  test('home when the answers take too long [S4.032]', async () => {
    jest.useFakeTimers()
    const { calls } = renderPage(<LoginPage />, {
      ...answers,
      'product/schemes': new Promise(() => undefined),
    })
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    await user.type(screen.getByLabelText('PAN'), pan)
    await user.type(screen.getByLabelText('Password'), 'Sandbox#2026')
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    await waitFor(() => expect(calls).toHaveLength(3))
    expect(navigate).not.toHaveBeenCalled()
    await act(() => jest.advanceTimersByTimeAsync(4000))
    expect(navigate).toHaveBeenCalledWith('/')
    jest.useRealTimers()
  })
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
