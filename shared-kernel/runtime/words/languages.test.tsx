import { ErrorPanel, PanField, Stepper } from '@portal/ui'
import { IdleWarningDialog } from '@portal/ui/idle/inner'
import { act, render, screen } from '@testing-library/react'
import { chooseLanguage } from './public'
import type { Language } from '@portal/contracts/words'

afterEach(() => act(() => chooseLanguage('en')))

const steps = [{ label: 'Fund' }, { label: 'Pay' }]

async function show(language: Language) {
  await act(() => chooseLanguage(language))
  return render(
    <>
      <Stepper steps={steps} current={0} />
      <PanField label="PAN" value="" onChange={() => undefined} />
      <ErrorPanel title="LOAD" code="LOAD-003" helpline="1800-209-7446" onRetry={() => undefined} />
    </>,
  )
}

test('what the kernel itself says is said in Hindi, with codes and numbers as they are', async () => {
  await show('hi')
  expect(screen.getByText(/^चरण 1\/2/)).toHaveTextContent('चरण 1/2 · Fund')
  expect(screen.getByText('5 अक्षर, 4 अंक, 1 अक्षर')).toBeVisible()
  expect(screen.getByText(/^ज़रूरी है/)).toHaveTextContent('1800-209-7446 पर फ़ोन करें और LOAD-003 बताएँ')
  expect(screen.getByRole('button', { name: 'फिर से कोशिश करें' })).toBeVisible()
})

test('in the pseudo-language each of these texts stands in brackets', async () => {
  const { container } = await show('en-XA')
  const texts = [...container.querySelectorAll('p, button, [id$=hint]')].map(({ textContent }) => textContent)
  expect(texts.length).toBeGreaterThan(2)
  expect(texts.filter((text) => !text?.includes('['))).toEqual([])
})

test('the warning before a sign-out says its time in Hindi', async () => {
  await act(() => chooseLanguage('hi'))
  const nothing = () => undefined
  render(<IdleWarningDialog open secondsLeft={32} afterMinutes={15} onExtend={nothing} onSignOut={nothing} />)
  const dialog = screen.getByRole('alertdialog', { name: 'क्या आप अब भी यहाँ हैं?' })
  expect(dialog).toHaveAccessibleDescription(/^15 मिनट तक .* 00:32 सेकंड में$/)
})
