import { servedPortal, withScreens } from '../../test-kit/served-portal'
import { firstScreens } from './first-screens'

const { folder, put } = servedPortal()

test.each([
  ['in no format', '/investors/remotes/mfe-auth/2/first-screens.json', 'half of {'],
  ['outside of the served files', '/investors/remotes/../../secret.json', '{"/auth/login":"secret"}'],
  [
    'of a squad’s own server',
    'https://squad.example/investors/first-screens.json',
    '{"/auth/login":"elsewhere"}',
  ],
])('first screens %s are not shown', async (_what, href, text) => {
  put(new URL(href, 'http://x').pathname.replace('/investors/', ''), text)
  expect(await firstScreens(folder).of([withScreens(href, text)], '/auth/login', 'en')).toBeUndefined()
})

test('a first screen that was changed after it was released is not shown', async () => {
  const href = '/investors/remotes/mfe-auth/3/first-screens.json'
  const text = '{"/auth/login":"Log in"}'
  const of = () => firstScreens(folder).of([withScreens(href, text)], '/auth/login', 'en')
  put('remotes/mfe-auth/3/first-screens.json', text.replace('Log in', 'Call this number'))
  expect(await of()).toBeUndefined()
  put('remotes/mfe-auth/3/first-screens.json', text)
  expect(await of()).toBe('Log in')
})

test('a first screen is in the language of the page, and there is none where its remote was built without that', async () => {
  const href = '/investors/remotes/mfe-auth/4/first-screens.json'
  const text = '{"/auth/login":"Log in","hi/auth/login":"लॉग इन करें","/auth/unlock":"Unlock"}'
  put('remotes/mfe-auth/4/first-screens.json', text)
  const screens = firstScreens(folder)
  const of = (path: string, language: 'en' | 'hi') => screens.of([withScreens(href, text)], path, language)
  expect(await of('/auth/login', 'en')).toBe('Log in')
  expect(await of('/auth/login', 'hi')).toBe('लॉग इन करें')
  expect(await of('/auth/unlock', 'hi')).toBeUndefined()
})
