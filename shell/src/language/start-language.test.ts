// @needs-page
import { words } from '@portal/kernel'
import { chooseLanguage } from '@portal/kernel/internal'
import { prepareNumbers, startShellLanguage } from './start-language'

const keep = (language: string, age = 60) =>
  (document.cookie = `language=${language}; path=/; max-age=${age}`)

beforeEach(() => void (document.documentElement.lang = 'en-IN'))
afterEach(async () => {
  keep('', 0)
  await chooseLanguage('en')
})

const started = async () => {
  startShellLanguage()
  await new Promise((resolve) => setTimeout(resolve))
  return [words.language, document.documentElement.lang]
}

test('the portal begins in the language that the browser kept, and says so to screen readers', async () => {
  keep('hi')
  expect(await started()).toEqual(['hi', 'hi'])
})

test.each(['', 'en', 'xx', 'toString'])('with “%s” it begins in English', async (language) => {
  keep(language)
  expect(await started()).toEqual(['en', 'en-IN'])
})

test('a number is formatted in the language that is on before anything has to show one', async () => {
  const made = jest.spyOn(Intl, 'NumberFormat')
  await chooseLanguage('hi')
  await prepareNumbers()
  expect(made.mock.calls).toEqual([['hi-IN']])
})
