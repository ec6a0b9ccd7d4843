import { fireEvent, screen } from '@testing-library/react'
import { message } from '@portal/contracts/catalogue'
import { portalStore, toastsAtom } from '../../state/public'
import { button, input, open, pass, refusal, sent, submit, type } from './testing/open-otp-dialog'

beforeEach(() => {
  jest.useFakeTimers()
  portalStore.set(toastsAtom, [])
})
afterEach(() => jest.useRealTimers())

test('a resend that brings nothing says so and can be tried again [S8.006]', async () => {
  open({ resend: jest.fn(async () => Promise.reject(refusal('X', 'no'))) })
  await pass(61_000)
  fireEvent.click(button('Resend'))
  await pass(0)
  expect(screen.getByText(message('E50'))).toBeInTheDocument()
  expect(button('Resend')).toBeEnabled()
})

test('Resend is gone when none is left', async () => {
  open({ request: async () => ({ ...sent, resendsLeft: 0 }) })
  await pass(61_000)
  expect(screen.queryByRole('button', { name: 'Resend' })).toBeNull()
})

test('-108 costs a try and shows the text after the first colon under the input [S4.064] [S8.082]', async () => {
  const text = 'Invalid OTP: That code is not right: 4 tries left.'
  open({ validate: async () => Promise.reject(refusal('-108', text)) })
  await pass(500)
  type('4821')
  await submit()
  expect(screen.getByText('That code is not right: 4 tries left.')).toBeInTheDocument()
  expect(input()).toHaveAccessibleDescription('That code is not right: 4 tries left.')
  expect(input()).toBeInvalid()
})

test('every failure clears the input and gives it the focus [S4.067]', async () => {
  open({ validate: async () => Promise.reject(refusal('-108', 'Invalid OTP: Wrong.')) })
  await pass(500)
  type('4821')
  button('Continue').focus()
  await submit()
  expect(input()).toHaveValue('')
  expect(input()).toHaveFocus()
})

test('another failure than -108 clears the input and says nothing [S8.083]', async () => {
  open({ validate: async () => Promise.reject(refusal('-500', 'Some: text')) })
  await pass(500)
  type('4821')
  await submit()
  expect(input()).toHaveValue('')
  expect(input()).toHaveFocus()
  expect(input()).toBeValid()
  expect(screen.queryByText('text')).toBeNull()
  expect(input()).toHaveAccessibleDescription(/You have 5 tries/)
})

test('after the last try Continue stays disabled and a new start is offered', async () => {
  const { request } = open({
    request: jest.fn(async () => ({ ...sent, attemptsLeft: 1 })),
    validate: async () => Promise.reject(refusal('-108', 'Invalid OTP: No tries left.')),
  })
  await pass(500)
  type('4821')
  await submit()
  expect(button('Continue')).toBeDisabled()
  expect(input()).toBeDisabled()
  fireEvent.click(button('Start again'))
  await pass(0)
  expect(request).toHaveBeenCalledTimes(2)
})

test('a code that is over is cleared, says why, keeps the focus and starts again [S4.067]', async () => {
  const expired = refusal('-111', 'Code expired: x')
  const { request, validate } = open({ validate: jest.fn(async () => Promise.reject(expired)) })
  await pass(500)
  type('4821')
  button('Continue').focus()
  await submit()
  expect(input()).toHaveValue('')
  expect(input()).toHaveFocus()
  expect(screen.getByRole('alert')).toHaveTextContent('This code has expired.')
  expect(screen.queryByText(/Valid for 20 minutes/)).toBeNull()
  type('4821')
  await submit()
  expect(validate).toHaveBeenCalledTimes(1)
  fireEvent.click(button('Start again'))
  await pass(0)
  expect(request).toHaveBeenCalledTimes(2)
  expect(screen.queryByText('This code has expired.')).toBeNull()
})

test('the hourly limit is told in the server’s words, and a code can be typed again [S4.067]', async () => {
  const limit = refusal('-110', 'Too many codes. You can try again from 3:42 pm.')
  const { validate } = open({ validate: jest.fn(async () => Promise.reject(limit)) })
  await pass(500)
  type('4821')
  await submit()
  expect(screen.getByRole('alert')).toHaveTextContent(limit.message)
  expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull()
  expect(input()).toHaveFocus()
  expect(input()).toHaveAccessibleDescription(/You have 5 tries/)
  type('4822')
  await submit()
  expect(validate).toHaveBeenCalledTimes(2)
})

test('a resend refused because none is left (-112) takes Resend away and says so', async () => {
  open({ resend: jest.fn(async () => Promise.reject(refusal('-112', 'no'))) })
  await pass(61_000)
  fireEvent.click(button('Resend'))
  await pass(0)
  expect(screen.queryByRole('button', { name: 'Resend' })).toBeNull()
  expect(screen.getByText(/You have no resends left/)).toBeInTheDocument()
})

test('a request that brings no code toasts the server’s text as a danger and closes [S8.081]', async () => {
  const { onClose, onFailed } = open({
    request: async () => Promise.reject(refusal('-7', 'Too many codes were sent.')),
  })
  await pass(0)
  expect(portalStore.get(toastsAtom)).toMatchObject([
    { type: 'danger', message: 'Too many codes were sent.' },
  ])
  expect(onFailed).toHaveBeenCalledWith('Too many codes were sent.')
  expect(onClose).toHaveBeenCalledTimes(1)
})
