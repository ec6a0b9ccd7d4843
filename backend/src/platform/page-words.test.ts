// @reads-all-packages
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bringLanguages } from './language'
import { keptLanguage, pageIn, pageTexts } from './page-words'

const root = join(__dirname, '../../..')
const built = `<html lang="en-IN"><link href="/investors/manifest.webmanifest"><h1>The portal did not load</h1><p>Help: <a href="tel:1">1</a></p><a href="">Try again</a></html>`

beforeAll(bringLanguages)

test('what a page says before its code has come is said in the language that the browser keeps', () => {
  expect(pageIn('hi', built)).toBe(
    '<html lang="hi"><link href="/investors/manifest-hi.webmanifest"><h1>पोर्टल लोड नहीं हुआ</h1><p>मदद: <a href="tel:1">1</a></p><a href="">फिर से कोशिश करें</a></html>',
  )
})

test('each of these texts stands in what pages are built from', () => {
  const sources = ['scripts/page.ts', 'shell/src/page/waiting-page.tsx'].map((file) =>
    readFileSync(join(root, file), 'utf8').replace('${helpline}.', '1800-209-7446.'),
  )
  expect(pageTexts().filter(([text]) => !sources.some((source) => source.includes(text)))).toEqual([])
})

test.each([
  ['portal-bucket=7; language=hi', 'hi'],
  ['language=xx', undefined],
  ['xlanguage=hi', undefined],
  [undefined, undefined],
])('a browser with %j keeps %s', (cookies, language) => expect(keptLanguage(cookies, false)).toBe(language))
