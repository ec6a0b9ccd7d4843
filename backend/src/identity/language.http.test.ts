import { authApi } from '@portal/contracts/identity/auth'
import { people } from '../../sandbox/data/people'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { bringLanguages } from '../platform/language'

let portal: TestPortal
beforeAll(async () => {
  await bringLanguages()
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const hindi = { headers: { language: 'hi' } }
const isHindi = (text: string | undefined) => /\p{Script=Devanagari}/u.test(text ?? '')
const logIn = (pan: string, password: string, options = {}) =>
  portal.call(authApi.login, { userId: pan, password }, options)
const languageOf = async (token: string) => (await portal.call(authApi.profile, {}, { token })).data.language

test('a call is refused in the language that it names, with the same code, and the next one in its own', async () => {
  const { gita } = people
  const refused = await logIn(gita.pan, 'Wrong#1234', hindi)
  expect(refused.resultInfo).toMatchObject({
    resultCodeId: '-101',
    resultMsg: expect.stringMatching(/^PAN या पासवर्ड सही नहीं है।/),
  })
  expect((await logIn(gita.pan, 'Wrong#1234')).resultInfo.resultMsg).toMatch(
    /^The PAN or the password is not right/,
  )
})

test('who logs in in Hindi is written to in Hindi from then on, also where a call names no language', async () => {
  const { asha } = people
  expect((await logIn(asha.pan, 'Sandbox#2026', hindi)).resultInfo.resultCodeId).toBe('0')
  const token = await portal.loginAs(asha.pan)
  expect(await languageOf(token)).toBe('hi')
  const changed = await portal.call(
    authApi.changePassword,
    { userId: asha.pan, passWord: 'Sandbox#2026', newPassWord: 'Monsoon#27' },
    { token, ...hindi },
  )
  expect(changed.resultInfo.resultMsg).toBe('सफल: आपका पासवर्ड बदल गया।')
  expect((await portal.inbox(asha.pan))[0]).toMatchObject({ subject: 'आपका पासवर्ड बदला गया' })
  const before = new Set((await portal.inbox(asha.pan)).map(({ id }) => id))
  await portal.advance(45)
  const later = (await portal.inbox(asha.pan)).filter(({ id }) => !before.has(id))
  expect(later.length).toBeGreaterThan(0)
  expect(later.filter(({ subject, body }) => !isHindi(subject) || !isHindi(body))).toEqual([])
})

test('a log-in that names no language leaves the profile’s, and picking one changes it', async () => {
  const { bharat } = people
  const token = await portal.loginAs(bharat.pan)
  expect(await languageOf(token)).toBe('en')
  await portal.call(authApi.setLanguage, { language: 'hi' }, { token })
  expect(await languageOf(token)).toBe('hi')
  await logIn(bharat.pan, 'Sandbox#2026')
  expect(await languageOf(token)).toBe('hi')
  // Made for those who look for texts that are in no catalogue: nobody is written to in it.
  await logIn(bharat.pan, 'Sandbox#2026', { headers: { language: 'en-XA' } })
  expect(await languageOf(token)).toBe('hi')
})
