// @needs-page
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@portal/contracts/words/languages'
import { offlinePages, workerLanguage } from './worker-language'

const cookie = (value: string) => ({
  get: async (name: string) => (name === '__Host-language' ? { value } : null),
})

test.each([
  ['the language that the browser keeps', cookie('hi'), 'hi'],
  ['English where it keeps none', { get: async () => null }, 'en'],
  ['English where it keeps one that there is not', cookie('toString'), 'en'],
  ['English in the pseudo-language, which has no files', cookie('en-XA'), 'en'],
  ['English in a browser that shows its worker no cookies', undefined, 'en'],
  ['English where cookies cannot be read', { get: () => Promise.reject(new Error('no')) }, 'en'],
])('a worker speaks %s', async (_what, cookies, language) => {
  expect(await workerLanguage(cookies, true)).toBe(language)
})

const publicFile = (name: string) => readFileSync(join(__dirname, '../../public', name), 'utf8')
const offline = (language: keyof typeof languages) =>
  new DOMParser().parseFromString(publicFile(offlinePages[language].replace('/investors/', '')), 'text/html')
/** What a page is built of, whatever it says. */
const shape = (page: Document) =>
  [...page.querySelectorAll('body *')].map(({ tagName, attributes }) => [
    tagName,
    ...[...attributes].map(({ name, value }) => `${name}=${value}`),
  ])

test.each(Object.keys(languages) as (keyof typeof languages)[])(
  'the offline page and the app’s names are there in %s, with the same links and icons as in English',
  (language) => {
    const page = offline(language)
    expect(page.documentElement.lang).toBe(language === 'en' ? 'en-IN' : language)
    expect(shape(page)).toEqual(shape(offline('en')))
    const suffix = language === 'en' ? '' : `-${language}`
    const app = JSON.parse(publicFile(`manifest${suffix}.webmanifest`)) as Record<string, unknown>
    expect(app.lang).toBe(page.documentElement.lang)
    const english = JSON.parse(publicFile('manifest.webmanifest')) as Record<string, unknown>
    const { name: _name, short_name: _short, description: _text, lang: _lang, ...rest } = english
    expect(app).toMatchObject(rest)
  },
)
