import { cookieIn, cookieLine } from './cookies'

test('over https a cookie is of this host alone, for all of it, and travels over https alone', () => {
  expect(cookieLine('language', 'hi', true, 60)).toBe(
    '__Host-language=hi; Path=/; Max-Age=60; SameSite=Lax; Secure',
  )
  expect(cookieLine('portal-canaries', 'mfe-auth', true)).toBe(
    '__Host-portal-canaries=mfe-auth; Path=/; SameSite=Lax; Secure',
  )
})

test('over http, which a sandbox may have, it is a plain one, which a browser keeps', () => {
  expect(cookieLine('theme', 'dark', false, 0)).toBe('theme=dark; Path=/; Max-Age=0; SameSite=Lax')
})

test.each([
  ['a=b; __Host-language=hi', 'hi'],
  ['__Host-language=hi;theme=dark', 'hi'],
  ['language=hi; x__Host-language=hi', undefined],
  ['', undefined],
])('over https %j says %s: no cookie that another host may have set is read', (cookies, value) =>
  expect(cookieIn(cookies, 'language', true)).toBe(value),
)

test.each([
  ['portal-bucket=7; language=hi', 'hi'],
  ['__Host-language=hi; xlanguage=hi', undefined],
])('over http %j says %s', (cookies, value) => expect(cookieIn(cookies, 'language', false)).toBe(value))
