// @needs-page
import { act, render, screen } from '@testing-library/react'
import { chooseLanguage } from '@portal/kernel/internal'
import type { Language } from '@portal/contracts/words'
import { failureText } from '../page-panel/failure-text'
import { WaitingPage } from '../page/waiting-page'
import InstallBanner from '../install/install-banner'
import { startShellLanguage } from './start-language'

beforeAll(startShellLanguage)
afterEach(() => act(() => chooseLanguage('en')))

const offer = new Event('beforeinstallprompt') as Parameters<typeof InstallBanner>[0]['offer']

async function show(language: Language) {
  await act(() => chooseLanguage(language))
  return render(
    <>
      <WaitingPage />
      <InstallBanner offer={offer} />
    </>,
  )
}

test('the shell says its own texts in Hindi', async () => {
  await show('hi')
  expect(screen.getByText('पोर्टल लोड हो रहा है')).toBeVisible()
  expect(screen.getByRole('complementary', { name: 'होम स्क्रीन पर जोड़ें' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'अभी जोड़ें' })).toBeVisible()
  expect(failureText('LOAD-009').title).toBe('इस पेज ने काम करना बंद कर दिया')
})

test('in the pseudo-language each of them stands in brackets', async () => {
  const { container } = await show('en-XA')
  const texts = [...container.querySelectorAll('button, b, span')].map(({ textContent }) => textContent)
  expect(texts.length).toBeGreaterThan(3)
  expect(texts.filter((text) => !text?.includes('['))).toEqual([])
})
