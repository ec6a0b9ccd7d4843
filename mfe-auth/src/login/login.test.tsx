import {
  getSession,
  getSetPasswordToken,
  message,
  queryClient,
  readStored,
  signOut,
  writeStored,
} from '@portal/kernel'
import type { Holding } from '@portal/contracts/folios/investor'
import type { Scheme } from '@portal/contracts/schemes/product'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as z from 'zod/mini'
import {
  type Answers,
  type FakeAnswer,
  navigate,
  neverAnswered,
  ok,
  refusal,
  renderPublicPage,
} from '@portal/testing'
import { demoSession, emptyPortfolio, sampleHolding, sampleScheme } from '@portal/testing/samples'
import { permittedPerson, rememberPermission } from '../set-password/permission'
import { keepPan, typedPan } from '../shared/running-step'
import LoginPage from './login.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const investor = { ...demoSession.investor, hasInvestments: false }
const { pan } = investor
const session = { ...demoSession, investor }
const path = 'auth/investor/login'

async function logIn(password = 'Sandbox#2026') {
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('PAN'), pan.toLowerCase())
  await user.type(screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Log in' }))
}

afterEach(async () => {
  await signOut('expired')
  keepPan('')
})

test('stores tokens and the logged-in flag, and goes on into the portal [S4.008]', async () => {
  const { calls } = renderPublicPage(LoginPage, { [path]: ok({ outcome: 'loggedIn', session }) })
  await logIn()
  expect(calls[0]).toMatchObject({ path, body: { userId: pan, password: 'Sandbox#2026' } })
  expect(getSession()).toMatchObject({ sessionToken: 'session-1', refreshToken: 'refresh-1' })
  expect(readStored('loggedIn', z.boolean())).toBe(true)
  expect(navigate).toHaveBeenCalledWith('/')
})

test('a page that opens for a log-in holds no permission to set a password any more [S2.110]', () => {
  rememberPermission({ token: 'grant', person: { pan } })
  renderPublicPage(LoginPage)
  expect(permittedPerson()).toBeUndefined()
  expect(getSetPasswordToken()).toBeUndefined()
})

test('gives the session the name of its device, and keeps when the log-in before it was [S7.023]', async () => {
  const lastLogInAt = '2026-08-24T03:30:00.000Z'
  const { callsOf } = renderPublicPage(LoginPage, {
    [path]: ok({ outcome: 'loggedIn', session }),
    'auth/saveLoginDetails': ok({ lastLogInAt, lastLogInHere: false, passkeys: 0 }),
  })
  await logIn()
  await waitFor(() => expect(readStored('lastLogIn', z.string())).toBe('24 Aug 2026, 9:00 am'))
  expect(callsOf('auth/saveLoginDetails')).toMatchObject([{ body: { userId: pan } }])
})

test('offers quick invest and a log-in by code beside the password [S9.071] [S2.007]', () => {
  renderPublicPage(LoginPage)
  const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(screen.getByRole('button', { name: 'Invest without logging in' })).toBeVisible()
  expect(address('Log in with a code')).toBe('/auth/login-code')
  expect(address('Get help')).toBe('/auth/password-recovery')
  expect(screen.getByRole('link', { name: 'Complete it' })).toHaveAttribute('href', '/complete-kyc')
})

describe('where a log-in leads', () => {
  const held = (...holdings: Holding[]) => ok({ ...emptyPortfolio, holdings })
  const offered = (...schemes: Scheme[]) =>
    ok({
      categories: [{ categoryName: 'EQUITY', categoryDisplayName: 'Equity Fund', schemes }],
      navDate: '2026-08-24',
    })
  const answers: Answers = {
    [path]: ok({
      outcome: 'loggedIn',
      session: { ...session, investor: { ...investor, hasInvestments: true } },
    }),
    'investor/portfolioDetails': held(sampleHolding()),
    'product/schemes': offered(sampleScheme()),
  }
  const stored = () => readStored('defaultSchemes', z.array(z.string()))
  beforeEach(() => queryClient.clear())

  test('who may buy more of what they hold comes to the fund list, with it as default schemes [S4.029] [S4.031]', async () => {
    const { callsOf } = renderPublicPage(LoginPage, answers)
    await logIn()
    expect(navigate).toHaveBeenCalledWith('/home/explore-funds/All')
    expect(stored()).toEqual(['FLEXI-DG'])
    expect(callsOf('investor/portfolioDetails')).toMatchObject([{ body: { panNumber: pan } }])
  })

  test.each<[string, Answers]>([
    [
      'nothing that is held takes more money',
      { 'product/schemes': offered(sampleScheme({ purAllow: 'N' })) },
    ],
    ['nothing matches the list', { 'investor/portfolioDetails': held(sampleHolding({ optionCode: 'R' })) }],
    ['the holdings are empty', { 'investor/portfolioDetails': held() }],
    ['the holdings do not load', { 'investor/portfolioDetails': refusal('Down', 'E') }],
    ['the list does not load', { 'product/schemes': refusal('Down', 'E') }],
    ['the list makes no sense', { 'product/schemes': ok({}) }],
  ])('home when %s [S4.032] [S7.147]', async (_, changed) => {
    renderPublicPage(LoginPage, { ...answers, ...changed })
    await logIn()
    expect(navigate).toHaveBeenCalledWith('/')
    expect(stored()).toBeUndefined()
    expect(getSession()).toBeDefined()
  })

  test('home, without a question, for who has no investments [S4.032]', async () => {
    const none = { ...session, investor: { ...investor, hasInvestments: false } }
    const { callsOf } = renderPublicPage(LoginPage, {
      ...answers,
      [path]: ok({ outcome: 'loggedIn', session: none }),
    })
    await logIn()
    expect(navigate).toHaveBeenCalledWith('/')
    expect(callsOf('investor/portfolioDetails')).toEqual([])
  })

  test('who was going somewhere reads why a log-in is needed, and goes there', async () => {
    writeStored('redirectionDefaultLink', '/home/transaction/payment?order=order-1')
    renderPublicPage(LoginPage, answers)
    expect(screen.getByText('Log in to pay for your order.')).toBeVisible()
    await logIn()
    expect(navigate).toHaveBeenCalledWith('/')
    expect(stored()).toBeUndefined()
  })

  test('home when the answers take too long [S4.032]', async () => {
    jest.useFakeTimers()
    const { callsOf } = renderPublicPage(LoginPage, {
      ...answers,
      'product/schemes': neverAnswered,
    })
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    await user.type(screen.getByLabelText('PAN'), pan)
    await user.type(screen.getByLabelText('Password'), 'Sandbox#2026')
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    await waitFor(() => expect(callsOf('product/schemes')).toHaveLength(1))
    expect(navigate).not.toHaveBeenCalled()
    await act(() => jest.advanceTimersByTimeAsync(4000))
    expect(navigate).toHaveBeenCalledWith('/')
    jest.useRealTimers()
  })
})

const passwordPath = 'auth/investor/createPassword'

async function resetPassword(answer: FakeAnswer) {
  const rendered = renderPublicPage(LoginPage, {
    [path]: ok({ outcome: 'temporaryPassword', setPasswordToken: 'grant' }),
    [passwordPath]: answer,
  })
  await logIn('Temp#12345')
  const dialog = await screen.findByRole('dialog', { name: 'RESET PASSWORD' })
  return { ...rendered, dialog, user: userEvent.setup() }
}

test('a temporary password logs nobody in: RESET PASSWORD asks for a new one and cannot be left [S2.003] [S2.123] [S2.124] [S2.125]', async () => {
  const { dialog, user } = await resetPassword(ok({}))
  expect(getSession()).toBeUndefined()
  expect(navigate).not.toHaveBeenCalled()
  expect(JSON.stringify(sessionStorage)).not.toContain('Temp#12345')
  expect(within(dialog).queryByLabelText('Current password')).toBeNull()
  expect(within(dialog).queryByRole('button', { name: /CANCEL|Close/ })).toBeNull()
  await user.type(within(dialog).getByLabelText('New password'), 'Temp#12345')
  expect(within(dialog).getByLabelText('Re-enter new password')).toBeDisabled()
})

test('the new password is set, and first of all what the temporary one allowed is forgotten [S4.036] [S8.012]', async () => {
  const { dialog, user, calls, toast } = await resetPassword(ok({}))
  await user.type(within(dialog).getByLabelText('New password'), 'Grow#Tree26')
  await user.type(within(dialog).getByLabelText('Re-enter new password'), 'Grow#Tree26')
  const tokensAtToast: unknown[] = []
  toast.mockImplementation(() => tokensAtToast.push(getSetPasswordToken()))
  expect(getSetPasswordToken()).toBe('grant')
  await user.click(within(dialog).getByRole('button', { name: 'CONFIRM NEW PASSWORD' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls.at(-1)).toMatchObject({ path: passwordPath, body: { userId: pan, passWord: 'Grow#Tree26' } })
  expect(toast.mock.calls).toEqual([[{ type: 'success', message: message('E102') }]])
  expect(tokensAtToast).toEqual([undefined])
})

test('a refusal is a toast, and what was typed stays [S8.084]', async () => {
  const { dialog, user, toast } = await resetPassword(refusal('Too easy to guess.', '-106'))
  await user.type(within(dialog).getByLabelText('New password'), 'Grow#Tree26')
  await user.type(within(dialog).getByLabelText('Re-enter new password'), 'Grow#Tree26')
  await user.click(within(dialog).getByRole('button', { name: 'CONFIRM NEW PASSWORD' }))
  await waitFor(() => expect(toast).toHaveBeenCalledWith({ type: 'danger', message: 'Too easy to guess.' }))
  expect(within(dialog).getByLabelText('New password')).toHaveValue('Grow#Tree26')
})

test.each([
  ['-101', 'Register with your PAN', '/auth/register'],
  ['-104', 'Unlock your user ID', '/auth/unlock'],
])('refusal %s stays on the page with its way out, and loses nothing typed', async (code, link, to) => {
  renderPublicPage(LoginPage, { [path]: refusal('The server says why.', code) })
  await logIn()
  const alert = screen.getByRole('alert')
  expect(alert).toHaveTextContent('The server says why.')
  expect(screen.getAllByRole('link', { name: link })[0]).toHaveAttribute('href', to)
  expect(screen.getByLabelText('PAN')).toHaveValue(pan)
  expect(screen.getByLabelText('Password')).toHaveValue('Sandbox#2026')
})

test('a locked user ID is told in a popup, whose button leads to unlocking it [S2.121]', async () => {
  renderPublicPage(LoginPage, { [path]: refusal('Your user ID is locked.', '-104') })
  await logIn()
  const popup = await screen.findByRole('dialog', { name: 'Your user ID is locked' })
  expect(popup).toHaveTextContent('Your user ID is locked.')
  const labels = within(popup)
    .getAllByRole('button')
    .map(({ textContent, ariaLabel }) => textContent || ariaLabel)
  expect(labels).toEqual(['Close', 'Unlock User ID'])
  await userEvent.setup().click(within(popup).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Log in' }))
  const again = await screen.findByRole('dialog', { name: 'Your user ID is locked' })
  await userEvent.setup().click(within(again).getByRole('button', { name: 'Unlock User ID' }))
  expect(navigate).toHaveBeenCalledWith('/auth/unlock')
})

test('investing without a log-in says what it needs, then CONTINUE leads there [S2.120]', async () => {
  renderPublicPage(LoginPage)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Invest without logging in' }))
  const popup = await screen.findByRole('dialog', { name: 'Invest without logging in' })
  expect(popup).toHaveTextContent('You need your PAN and the mobile number')
  await user.click(within(popup).getByRole('button', { name: 'CONTINUE' }))
  expect(navigate).toHaveBeenCalledWith('/auth/quick-invest')
})

test('an incomplete form calls nobody and says what is missing beside the field', async () => {
  const { calls } = renderPublicPage(LoginPage)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Log in' }))
  expect(calls).toEqual([])
  expect(screen.getByLabelText('PAN')).toBeInvalid()
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/Password is required/)
})

test('a PAN that was typed here is there for unlock and recovery, and comes back; a log-in forgets it', async () => {
  const locked = renderPublicPage(LoginPage, { [path]: refusal(message('accountLocked'), '-104') })
  await logIn()
  await screen.findByRole('link', { name: 'Unlock your user ID' })
  expect(typedPan()).toBe(pan)
  locked.unmount()
  renderPublicPage(LoginPage, { [path]: ok({ outcome: 'loggedIn', session }) })
  expect(screen.getByLabelText('PAN')).toHaveValue(pan)
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Password'), 'Sandbox#2026')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/'))
  expect(typedPan()).toBe('')
})
