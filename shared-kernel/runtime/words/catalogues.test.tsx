import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { words } from '@portal/contracts/words'
import { Trans, useLanguage } from '@portal/ui/words'
import { bringWords, chooseLanguage, speaksEnglish } from './public'

const messages = { abc: 'मैंडेट' }
const text = (id = 'abc') => words._({ id, message: 'Mandate' })

afterEach(() => act(() => chooseLanguage('en')))

test('a remote brings its words with it when the language is on, and not before', async () => {
  const hi = jest.fn(async () => ({ messages }))
  await bringWords('mfe-a', { hi })
  expect(hi).not.toHaveBeenCalled()
  await chooseLanguage('hi')
  expect(text()).toBe('मैंडेट')
  const later = jest.fn(async () => ({ messages: { later: 'बाद में' } }))
  await bringWords('mfe-b', { hi: later })
  expect(text('later')).toBe('बाद में')
  await chooseLanguage('en')
  expect(text()).toBe('Mandate')
  await chooseLanguage('hi')
  expect([hi, later].map((load) => load.mock.calls.length)).toEqual([1, 1])
})

test('a remote without the language, or whose words do not come, speaks English; another try brings them', async () => {
  const hi = jest.fn(async () => ({ messages: { again: 'फिर' } }))
  hi.mockRejectedValueOnce(new Error('404'))
  await chooseLanguage('hi')
  await bringWords('mfe-c')
  await bringWords('mfe-d', { hi })
  expect([text('again'), speaksEnglish('mfe-c'), speaksEnglish('mfe-d')]).toEqual(['Mandate', true, true])
  await chooseLanguage('hi')
  expect([text('again'), speaksEnglish('mfe-c'), speaksEnglish('mfe-d')]).toEqual(['फिर', true, false])
})

test('of two choices in a row the last one counts, however late the first one comes', async () => {
  let come = (_: { messages: Record<string, string> }) => {}
  await bringWords('mfe-e', { hi: () => new Promise((resolve) => (come = resolve)) })
  const first = chooseLanguage('hi')
  await chooseLanguage('en')
  come({ messages: { late: 'देर से' } })
  await first
  expect(text('late')).toBe('Mandate')
})

test('a remote whose words are there first waits until the page speaks the language', async () => {
  let come = (_: { messages: Record<string, string> }) => {}
  await bringWords('mfe-f', { hi: () => new Promise((resolve) => (come = resolve)) })
  const turned = chooseLanguage('hi')
  let drawnIn: string | undefined
  const remote = bringWords('mfe-g', { hi: async () => ({ messages }) }).then(
    () => (drawnIn = words.language),
  )
  await new Promise((resolve) => setTimeout(resolve))
  expect([words.language, drawnIn]).toEqual(['en', undefined])
  come({ messages: {} })
  await Promise.all([turned, remote])
  expect(drawnIn).toBe('hi')
})

function Page() {
  useLanguage()
  return (
    <>
      <h1>{text()}</h1>
      <input aria-label="Amount" />
      <p>
        <Trans id="call" message="Call <0>us</0>" components={{ 0: <b /> }} />
      </p>
    </>
  )
}

test('another language changes what is on screen and keeps what is typed; a text it lacks is marked as English', async () => {
  render(<Page />)
  await userEvent.type(screen.getByRole('textbox'), '5000')
  expect(screen.getByText('us').closest('[lang]')).toBeNull()
  await act(() => chooseLanguage('hi'))
  expect(screen.getByRole('heading')).toHaveTextContent('मैंडेट')
  expect(screen.getByRole('textbox')).toHaveValue('5000')
  expect(screen.getByText('us').closest('[lang]')).toHaveAttribute('lang', 'en')
  await act(() => chooseLanguage('en-XA'))
  expect(screen.getByRole('heading')).toHaveTextContent(/^\[.*\]$/)
  expect(screen.getByText(/ûûš/).tagName).toBe('B')
})
