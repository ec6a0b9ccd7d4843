// @needs-page
import * as z from 'zod/mini'
import { clearTwoFactor, getTwoFactor, readStored, removeStored, storeTwoFactor, writeStored } from './public'
import { clearStored } from './storage'
import { storageTable } from './storage-table'

afterEach(() => {
  jest.restoreAllMocks()
  sessionStorage.clear()
  localStorage.clear()
})

test('every key of the session and its modes holds a value for its tab, and a sign-out removes it [S3.002] [S3.003]', () => {
  const keys =
    'hasInvestments displayName notificationReferenceId defaultLink redirectionDefaultLink daaaf-link toastUrl enach-standalone standalone isRenewfailedSIP sipRenew'
  for (const key of keys.split(' ') as (keyof typeof storageTable)[]) {
    writeStored(key, `of ${key}`)
    expect(sessionStorage.getItem(key)).toBe(`"of ${key}"`)
    expect(readStored(key, z.string())).toBe(`of ${key}`)
  }
  clearStored()
  for (const key of keys.split(' ')) expect([key, sessionStorage.getItem(key)]).toEqual([key, null])
})

test('what goes to local storage is encrypted, never in the clear [S3.004]', () => {
  const local = Object.entries(storageTable).filter(([, { place }]) => place === 'local')
  expect(local.length).toBeGreaterThan(0)
  for (const [key] of local) writeStored(key as keyof typeof storageTable, { secret: 'ZZZPV1001A' })
  for (const [key] of local) {
    expect(localStorage.getItem(key)).toBeTruthy()
    expect(localStorage.getItem(key)).not.toMatch(/ZZZPV1001A|secret/)
    expect(
      atob((localStorage.getItem(key) ?? '').split('.')[1]?.replace(/-/g, '+').replace(/_/g, '/') ?? ''),
    ).not.toContain('ZZZPV')
    expect(readStored(key as keyof typeof storageTable, z.object({ secret: z.string() }))).toEqual({
      secret: 'ZZZPV1001A',
    })
  }
})

test('all that lies in local storage is encrypted by its entry; tokens and PAN never lie there, and go with the session [S3.001] [S3.004]', () => {
  for (const [, { place, cipher }] of Object.entries(storageTable))
    expect(cipher).toBe(place === 'local' ? 'aes' : 'none')
  for (const key of ['pan', 'accessToken', 'refreshToken', 'loggedIn', 'investorDetails'] as const)
    expect(storageTable[key]).toEqual({ place: 'session', cipher: 'none', lifetime: 'session' })
})

test('a value of local storage that was tampered with or moved counts as absent', () => {
  writeStored('isRestartSip', true)
  const stored = localStorage.getItem('isRestartSip') ?? ''
  for (const text of [
    '',
    'true',
    stored.slice(1),
    stored.slice(0, -2),
    `${stored}x`,
    '{"__proto__":1}',
    'a.b.c',
  ]) {
    localStorage.setItem('isRestartSip', text)
    expect(readStored('isRestartSip', z.boolean())).toBeUndefined()
  }
  localStorage.setItem('deviceId', stored)
  expect(readStored('deviceId', z.boolean())).toBeUndefined()
  localStorage.setItem('isRestartSip', stored)
  localStorage.setItem('storageKey', 'lost')
  expect(readStored('isRestartSip', z.boolean())).toBeUndefined()
})

test('a value of another shape counts as absent', () => {
  writeStored('displayName', 42)
  expect(readStored('displayName', z.string())).toBeUndefined()
})

test.each([
  [
    'full',
    () =>
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError')
      }),
  ],
  [
    'disabled',
    () => {
      for (const method of ['getItem', 'setItem', 'removeItem'] as const)
        jest.spyOn(Storage.prototype, method).mockImplementation(() => {
          throw new DOMException('no', 'SecurityError')
        })
    },
  ],
])('storage that is %s loses nothing while the page lives, and nothing throws', (_, breakStorage) => {
  writeStored('displayName', 'before')
  breakStorage()
  expect(() => localStorage.setItem('any', 'thing')).toThrow(DOMException)
  writeStored('displayName', 'Asha')
  writeStored('isRestartSip', true)
  expect(readStored('displayName', z.string())).toBe('Asha')
  expect(readStored('isRestartSip', z.boolean())).toBe(true)
  removeStored('displayName')
  removeStored('isRestartSip')
  expect(readStored('isRestartSip', z.boolean())).toBeUndefined()
})

test('two-factor details hold the code and how it was verified, until they are removed [S3.060]', () => {
  const details = { otp: 'ABC1234', otpVerifyMode: 'OTP' as const, referenceNumber: 'r1' }
  storeTwoFactor(details)
  expect(getTwoFactor()).toEqual(details)
  clearTwoFactor()
  expect(getTwoFactor()).toBeUndefined()
})
