import { fireEvent, screen } from '@testing-library/react'
import { queryClient } from '../../api/query'
import { button, input, open, pass, sent, submit, type } from './testing/open-otp-dialog'

/** What a browser does on Enter in a form: the default button is pressed, unless it is disabled. */
const pressEnter = async () => {
  if (!button('Continue').disabled) await submit()
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('the dialog for actions outside of transactions asks for a code as soon as it opens [S2.158] [S4.060]', async () => {
  const { request } = open()
  expect(screen.getByRole('dialog', { name: 'Enter the 4-digit code' })).toBeInTheDocument()
  expect(request).toHaveBeenCalledTimes(1)
  await pass(0)
})

test('shows the input half a second after opening and gives it the focus [S4.061]', async () => {
  open()
  await pass(499)
  expect(screen.queryByLabelText('One-time code')).toBeNull()
  await pass(1)
  expect(input()).toHaveFocus()
})

test('says where the code went and how many tries and resends there are [S4.063]', async () => {
  open()
  await pass(500)
  expect(screen.getByText('XXXXXX3210')).toBeInTheDocument()
  expect(screen.getByText('XXitra@example.in')).toBeInTheDocument()
  expect(input()).toHaveAccessibleDescription(/You have 5 tries/)
  expect(screen.getByText(/4 resends left/)).toBeInTheDocument()
})

test.each([
  [{ maskedMobile: null }, 'We sent it to XXitra@example.in.'],
  [{ maskedEmail: null }, 'We sent it to XXXXXX3210.'],
  [{}, 'We sent it to XXXXXX3210 and XXitra@example.in.'],
])('names the way that was used and no other: %o', async (used, text) => {
  open({ request: jest.fn(async () => ({ ...sent, ...used })) })
  await pass(500)
  expect(screen.getByText(/^We sent it to/)).toHaveTextContent(text)
})

test('counts down from 60 seconds and keeps Resend disabled until then [S4.062]', async () => {
  open()
  await pass(0)
  await pass(500)
  expect(screen.getByRole('timer')).toHaveTextContent('1:00')
  expect(button('Resend')).toBeDisabled()
  await pass(18_000)
  expect(screen.getByRole('timer')).toHaveTextContent('0:42')
  await pass(41_500)
  expect(button('Resend')).toBeEnabled()
  expect(screen.queryByRole('timer')).toBeNull()
})

test('a resend costs one resend, brings the new reference and starts the countdown again [S4.065]', async () => {
  const { resend, validate } = open({
    resend: jest.fn(async () => ({ ...sent, referenceNumber: 'ref-2', resendsLeft: 3 })),
  })
  await pass(61_000)
  fireEvent.click(button('Resend'))
  await pass(0)
  expect(resend).toHaveBeenCalledWith('ref-1')
  expect(screen.getByText(/3 resends left/)).toBeInTheDocument()
  expect(button('Resend')).toBeDisabled()
  type('1234')
  await submit()
  expect(validate).toHaveBeenCalledWith('ref-2', 'QX71234')
})

test('takes 4 digits from a numeric keypad and nothing else [S5.038]', async () => {
  open()
  await pass(500)
  expect(input()).toHaveAttribute('inputmode', 'numeric')
  expect(input()).toHaveAttribute('autocomplete', 'one-time-code')
  type('a1b2')
  expect(input()).toHaveValue('12')
  type('123456')
  expect(input()).toHaveValue('1234')
})

test('takes a paste of the code with its prefix', async () => {
  open()
  await pass(500)
  type('QX7-4821')
  expect(input()).toHaveValue('4821')
  type('qx7 9931')
  expect(input()).toHaveValue('9931')
})

test.each(['४८२१', '٤٨٢١', '۴۸۲۱'])(
  'takes %s, in the digits of the keyboard it is typed on',
  async (typed) => {
    open()
    await pass(500)
    type(typed)
    expect(input()).toHaveValue('4821')
  },
)

test('Continue is disabled until 4 digits are there [S5.039]', async () => {
  open()
  await pass(500)
  expect(button('Continue')).toBeDisabled()
  type('123')
  expect(button('Continue')).toBeDisabled()
  type('1234')
  expect(button('Continue')).toBeEnabled()
})

test('Enter submits at 4 digits only [S5.040]', async () => {
  const { validate } = open()
  await pass(500)
  type('123')
  await pressEnter()
  await submit()
  expect(validate).not.toHaveBeenCalled()
  type('1234')
  await pressEnter()
  expect(validate).toHaveBeenCalledTimes(1)
})

test('sends the prefix followed by the digits; the right code reports success and closes [S4.066] [S5.041]', async () => {
  const { validate, onVerified, onClose } = open()
  await pass(500)
  type('4821')
  await submit()
  expect(validate).toHaveBeenCalledWith('ref-1', 'QX74821')
  expect(onVerified).toHaveBeenCalledTimes(1)
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('closing stops the timer, and what comes back later is dropped [S4.068]', async () => {
  const { unmount, onVerified, onClose } = open({
    validate: () => new Promise((done) => setTimeout(done, 1000)),
  })
  await pass(500)
  type('4821')
  await submit()
  fireEvent.click(button('Cancel'))
  expect(onClose).toHaveBeenCalledTimes(1)
  unmount()
  await pass(1000)
  expect(onVerified).not.toHaveBeenCalled()
  // The cache forgets the settings of the installation by a timer of its own.
  queryClient.clear()
  expect(jest.getTimerCount()).toBe(0)
})

test('the texts: valid 20 minutes, and the spam folder for an e-mail [S8.090] [S8.092]', async () => {
  open()
  await pass(500)
  expect(input()).toHaveAccessibleDescription(/Valid for 20 minutes/)
  expect(screen.getByText(/Look in your spam folder too/)).toBeInTheDocument()
})

test('no word of the spam folder where no e-mail was sent', async () => {
  open({ request: async () => ({ ...sent, maskedEmail: null }) })
  await pass(500)
  expect(screen.queryByText(/spam folder/)).toBeNull()
})

test('the text of the voice code is off, and is there where an installation turns it on [S8.091] [S9.072]', async () => {
  const { unmount } = open()
  await pass(500)
  expect(screen.queryByText(/we call your registered/)).toBeNull()
  unmount()
  open({}, { voiceText: true })
  await pass(500)
  expect(screen.getByText(/within 10 seconds, we call your registered.*Indian mobile/)).toBeInTheDocument()
})

test('stands in the middle of the screen, never as a sheet from below', async () => {
  open()
  expect(screen.getByRole('dialog')).toHaveClass('dialog')
  expect(screen.getByRole('dialog')).not.toHaveClass('sheet')
  await pass(0)
})
