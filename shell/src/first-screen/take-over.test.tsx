// @needs-page
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { hasFirstScreen, TakeOver } from './take-over'

const sent = jest.fn()

/** The real page in the place of the first screen. */
function LoginPage({ fields }: { fields: 1 | 2 }) {
  const [pan, setPan] = useState('')
  return (
    <>
      <main>
        <form aria-label={fields === 2 ? 'Log in' : 'Register'}>
          <input
            aria-label="PAN"
            name="pan"
            value={pan}
            onChange={({ target }) => setPan(target.value.toUpperCase())}
          />
          {fields === 2 && <input aria-label="Password" name="password" type="password" />}
          <button type="button" onClick={() => sent(pan)}>
            Log in
          </button>
        </form>
      </main>
      <TakeOver />
    </>
  )
}

beforeEach(() => {
  jest.useRealTimers()
  sent.mockClear()
  document.body.innerHTML =
    '<div id="portal"></div>' +
    '<div id="first-screen"><main><a href="/investors/complete-kyc">Complete your KYC</a>' +
    '<form method="dialog" aria-label="Log in"><input aria-label="PAN" name="pan">' +
    '<input aria-label="Password" name="password" type="password">' +
    '<button type="button">Log in</button></form></main></div>'
})

/** React's own tasks, in place of those that a test steps through. */
const asInBrowser = (own: boolean) => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: !own })

const pan = () => screen.getByLabelText<HTMLInputElement>('PAN')
const button = () => screen.getByRole('button')
const takeOver = async (fields: 1 | 2 = 2) => {
  render(<LoginPage fields={fields} />, { container: document.getElementById('portal')! })
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)))
}

test('what was typed before the code came stays, and the focus with it, also where the page lacks a link', async () => {
  await userEvent.type(pan(), 'zzzpv')
  expect(hasFirstScreen()).toBe(true)
  await takeOver()
  expect(hasFirstScreen()).toBe(false)
  expect(pan()).toHaveProperty('value', 'ZZZPV')
  expect(document.activeElement).toBe(pan())
  await userEvent.keyboard('1001a')
  expect(pan()).toHaveProperty('value', 'ZZZPV1001A')
  expect(sent).not.toHaveBeenCalled()
})

test('nothing falls between the two screens: what was typed is on the real one in the task that takes the first away', async () => {
  await userEvent.type(pan(), 'zzzpv')
  let shown: string | undefined
  const seen = new MutationObserver(() => (shown ??= hasFirstScreen() ? undefined : pan().value))
  seen.observe(document.body, { childList: true })
  const root = createRoot(document.getElementById('portal')!)
  asInBrowser(true)
  root.render(<LoginPage fields={2} />)
  await new Promise((resolve) => setTimeout(resolve, 50))
  asInBrowser(false)
  expect(shown).toBe('ZZZPV')
  act(() => root.unmount())
})

test('what was pressed too early is pressed once the page knows what was typed', async () => {
  await userEvent.type(pan(), 'zzzpv1001a')
  button().dataset.pressed = ''
  await takeOver()
  expect(sent.mock.calls).toEqual([['ZZZPV1001A']])
})

test('another form gets nothing of what was typed', async () => {
  await userEvent.type(pan(), 'zzzpv')
  await userEvent.type(screen.getByLabelText('Password'), 'Secret#1')
  button().dataset.pressed = ''
  await takeOver(1)
  expect(hasFirstScreen()).toBe(false)
  expect(pan()).toHaveProperty('value', '')
  expect(sent).not.toHaveBeenCalled()
})

test('without a first screen nothing is taken over', async () => {
  document.getElementById('first-screen')?.remove()
  await takeOver()
  expect(pan()).toHaveProperty('value', '')
  expect(document.activeElement).toBe(document.body)
})
