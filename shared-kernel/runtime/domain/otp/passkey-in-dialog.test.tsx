import { fireEvent, screen } from '@testing-library/react'
import { startAuthentication } from '@simplewebauthn/browser'
import { api } from '../../api/public'
import { button, input, open, pass, refusal, sent } from './testing/open-otp-dialog'

jest.mock('@simplewebauthn/browser', () => ({ startAuthentication: jest.fn() }))

const name = 'Use your passkey instead'
const device = jest.mocked(startAuthentication)
const offered = { request: jest.fn(async () => ({ ...sent, passkey: true })) }

function answer(code: Promise<object>) {
  return jest
    .spyOn(api, 'call')
    .mockImplementation(({ path }) =>
      path.endsWith('codeOptions') ? Promise.resolve({ options: {} } as never) : (code as Promise<never>),
    )
}

beforeAll(() => Object.assign(globalThis, { PublicKeyCredential: class {} }))
beforeEach(() => {
  jest.useFakeTimers()
  device.mockResolvedValue({ id: 'key' } as never)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

async function press() {
  fireEvent.click(button(name))
  await pass(0)
  await pass(0)
}

test('where the server allows it a passkey takes the place of the code, and the flow goes on as with one', async () => {
  const calls = answer(Promise.resolve({ prefixValue: 'NEW', digits: '4711' }))
  const { validate, onVerified, onClose } = open(offered)
  await pass(500)
  await press()
  expect(calls.mock.calls.map(([{ path }, body]) => [path, body])).toEqual([
    ['auth/passkey/codeOptions', { referenceNumber: 'ref-1' }],
    ['auth/passkey/code', { referenceNumber: 'ref-1', response: { id: 'key' } }],
  ])
  expect(validate).toHaveBeenCalledWith('ref-1', 'NEW4711')
  expect(onVerified).toHaveBeenCalledTimes(1)
  expect(onClose).toHaveBeenCalled()
})

test('it is offered after a resend too, and nowhere where the server does not say so', async () => {
  const { unmount } = open(offered)
  await pass(61_000)
  fireEvent.click(button('Resend'))
  await pass(0)
  expect(button(name)).toBeEnabled()
  unmount()
  open()
  await pass(500)
  expect(screen.queryByRole('button', { name })).toBeNull()
})

test('who closes the device’s dialog is where they were', async () => {
  answer(Promise.resolve({}))
  device.mockRejectedValue(Object.assign(new Error('closed'), { name: 'NotAllowedError' }))
  const { validate, onVerified } = open(offered)
  await pass(500)
  await press()
  expect(validate).not.toHaveBeenCalled()
  expect(onVerified).not.toHaveBeenCalled()
  expect(input()).toBeEnabled()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a passkey that is refused is told, and the code can still be typed', async () => {
  const text = 'We could not check your passkey. Try again, or log in with your password.'
  answer(Promise.reject(refusal('-664', text)))
  const { onVerified } = open(offered)
  await pass(500)
  await press()
  expect(screen.getByRole('alert')).toHaveTextContent(text)
  expect(input()).toHaveFocus()
  expect(onVerified).not.toHaveBeenCalled()
})
