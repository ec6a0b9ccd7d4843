import { message } from '@portal/kernel'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FakeAnswer, navigate, ok, refusal, renderPublicPage } from '@portal/testing'
import { forgetPermission, permittedPerson } from '../set-password/permission'
import RegisterPage from './register.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const valid = ok({ valid: true })
const checked = { 'auth/validate/userName': valid, 'auth/validateMobile': valid }
const challenge = {
  prefixValue: 'QX7',
  referenceNumber: 'reference-1',
  maskedMobile: 'XXXXXX1004',
  maskedEmail: 'XXv.nair@example.in',
  attemptsLeft: 5,
  resendsLeft: 4,
  resendAfterSeconds: 60,
}

async function fillIn(answers: Parameters<typeof renderPublicPage>[1]) {
  const shown = renderPublicPage(RegisterPage, { ...checked, ...answers })
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('PAN'), 'ZZZPN1004D')
  await user.type(screen.getByLabelText('Mobile'), '9810001004')
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'dev.nair@example.in')
  await user.click(screen.getByRole('button', { name: 'Send me a code' }))
  return { ...shown, user }
}

test('a blocked e-mail is told in place of a code, and all that was typed stays [S8.044]', async () => {
  const { toast } = await fillIn({ 'auth/investor/register': refusal(message('emailBlocked'), '-653') })
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith({ type: 'danger', message: message('emailBlocked') }),
  )
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('dev.nair@example.in')
})

test('that the registration is complete is told on the form once the code was right, with the way to log in [S8.042]', async () => {
  const { user } = await fillIn({
    'auth/investor/register': ok({ uniqueID: 'first-step-1', challenge }),
    'auth/investor/verifyotp': refusal(message('alreadyRegistered'), '-102'),
  })
  await user.type(await screen.findByLabelText('One-time code', undefined, { timeout: 3000 }), '1234')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  const refused = await screen.findByRole('alert')
  expect(refused).toHaveTextContent(message('alreadyRegistered'))
  expect(screen.getAllByRole('link', { name: 'Log in' }).length).toBeGreaterThan(0)
})

test('whoever gets no code is told what to do, the same for every PAN', async () => {
  const { user } = await fillIn({ 'auth/investor/register': ok({ uniqueID: 'first-step-1', challenge }) })
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText(/No code came/)).toHaveTextContent(
    'We send none where this PAN already has another mobile or e-mail with us.',
  )
  expect(screen.getByRole('link', { name: 'Get a code on the registered ones' })).toHaveAttribute(
    'href',
    expect.stringContaining('/auth/forgot-password'),
  )
})

test('what was typed and told stays for the password to be set, and goes with the page that sets it [S3.005]', async () => {
  const told = {
    purpose: 'REGISTRATION',
    setPasswordToken: 'grant',
    userId: 'ZZZPN1004D',
    name: 'Dev Nair',
    isExistingUser: false,
    kycVerified: true,
  }
  const { user } = await fillIn({
    'auth/investor/register': ok({ uniqueID: 'first-step-1', challenge }),
    'auth/investor/verifyotp': ok(told),
  })
  await user.type(await screen.findByLabelText('One-time code', undefined, { timeout: 3000 }), '1234')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/auth/set-password', { replace: true }))
  expect(permittedPerson()).toEqual({
    userId: 'ZZZPN1004D',
    pan: 'ZZZPN1004D',
    mobile: '9810001004',
    email: 'dev.nair@example.in',
    isExistingUser: false,
    kycVerified: true,
    countryCode: '+91',
    isInternational: false,
    uniqueID: 'first-step-1',
    name: 'Dev Nair',
  })
  expect(sessionStorage.getItem('registrationDetails')).not.toMatch(/grant/)
  forgetPermission()
  expect(sessionStorage.getItem('registrationDetails')).toBeNull()
})

describe('where the PAN service tells no names', () => {
  /** One answer after the other, the last one from then on. */
  const inTurn =
    (...answers: FakeAnswer[]) =>
    () =>
      (answers.length > 1 ? answers.shift() : answers[0])!
  const needed = refusal('Enter your name and date of birth as on your PAN card.', '-544')
  const differs = refusal('This PAN, name and date of birth do not match. 4 tries left.', '-545')
  const told = {
    purpose: 'REGISTRATION',
    setPasswordToken: 'grant',
    userId: 'ZZZPN1004D',
    name: 'Dev Nair',
    isExistingUser: false,
    kycVerified: true,
  }

  async function toTheCard(answers: Parameters<typeof renderPublicPage>[1] = {}) {
    const shown = await fillIn({
      'auth/investor/register': ok({ uniqueID: 'first-step-1', challenge }),
      'auth/investor/verifyotp': needed,
      ...answers,
    })
    const { user } = shown
    await user.type(await screen.findByLabelText('One-time code', undefined, { timeout: 3000 }), '1234')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    const name = await screen.findByRole('textbox', { name: 'Full name' })
    return { ...shown, name, birth: screen.getByRole('textbox', { name: 'Date of birth' }) }
  }
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }))

  test('somebody new types name and date of birth after the code; both stay when they do not agree, and go on when they do', async () => {
    const { user, name, birth, callsOf } = await toTheCard({
      'auth/investor/verifyotp': inTurn(needed, differs, ok(told)),
    })
    await waitFor(() => expect(name).toHaveFocus())
    expect(screen.getByRole('form', { name: 'As on your PAN card' })).toBeVisible()
    expect(screen.queryByLabelText('PAN')).toBeNull()
    await user.type(name, 'Dev Menon')
    await user.type(birth, '30 Jan 1995')
    await press()
    expect(await screen.findByRole('alert')).toHaveTextContent(/do not match.* 4 tries left/)
    expect(name).toHaveValue('Dev Menon')
    expect(birth).toHaveValue('30 Jan 1995')
    await user.clear(name)
    await user.type(name, 'Dev Nair')
    await press()
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/auth/set-password', { replace: true }))
    const typed = { uniqueID: 'first-step-1', referenceNumber: 'reference-1', otp: 'QX71234' }
    expect(callsOf('auth/investor/verifyotp')).toMatchObject([
      { body: typed },
      { body: { ...typed, card: { name: 'Dev Menon', dob: '1995-01-30' } } },
      { body: { ...typed, card: { name: 'Dev Nair', dob: '1995-01-30' } } },
    ])
    expect(permittedPerson()).toMatchObject({ pan: 'ZZZPN1004D', name: 'Dev Nair', mobile: '9810001004' })
  })

  test('what is missing is said at its field, and nothing is sent', async () => {
    const { user, name, birth, callsOf } = await toTheCard()
    await press()
    expect(name).toHaveAccessibleDescription(/Name is required/)
    expect(birth).toHaveAccessibleDescription(/Enter a valid date/)
    await user.type(name, 'D3v')
    await user.tab()
    expect(name).toHaveAccessibleDescription(/Please enter valid Name/)
    expect(callsOf('auth/investor/verifyotp')).toHaveLength(1)
  })

  test('after the last try the way leads to a new code, with all that was typed', async () => {
    const { user, name, birth } = await toTheCard({
      'auth/investor/verifyotp': inTurn(needed, refusal('Maximum attempts exceeded: Start again.', '-109')),
    })
    await user.type(name, 'Dev Menon')
    await user.type(birth, '30 Jan 1995')
    await press()
    await user.click(await screen.findByRole('button', { name: 'Ask for a new code' }))
    expect(screen.getByLabelText('PAN')).toHaveValue('ZZZPN1004D')
    expect(screen.getByLabelText('Mobile')).toHaveValue('9810001004')
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('dev.nair@example.in')
  })
})
