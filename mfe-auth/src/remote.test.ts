import remote from './remote'

const handleOf = (path: string) => remote.routes.find((route) => route.path === path)?.handle

test.each([
  'auth/login',
  'auth/feedback',
  'auth/set-password',
  'auth/register',
  'auth/forgot-password',
  'auth/unlock',
  'auth/unlock-otp',
  'auth/password-recovery',
  'auth/reset-password-otp',
  'auth/set-new-password',
  'auth/login-code',
  'auth/quick-invest',
  'auth/quick-invest-select-folio',
  'auth/quick-invest-verify-otp',
])('%s is open to everybody and shows the logo only', (path) => {
  expect(handleOf(path)).toMatchObject({ access: 'public', menus: 'logo' })
})

test('log-in, feedback and set-password are routes of this remote, and not guarded [S2.001] [S2.002] [S2.003]', () => {
  expect(handleOf('auth/login')?.access).toBe('public')
  expect(handleOf('auth/feedback')?.access).toBe('public')
  expect(handleOf('auth/set-password')?.access).toBe('public')
})

test('a hard reload of a sub-page goes to the first step of its flow; first steps survive it [S2.107]', () => {
  expect(handleOf('auth/set-password')?.afterReload).toBe('/auth/login')
  expect(handleOf('auth/unlock-otp')?.afterReload).toBe('/auth/unlock')
  expect(handleOf('auth/reset-password-otp')?.afterReload).toBe('/auth/forgot-password')
  expect(handleOf('auth/set-new-password')?.afterReload).toBe('/auth/forgot-password')
  expect(handleOf('auth/quick-invest-verify-otp')?.afterReload).toBe('/auth/quick-invest')
  expect(handleOf('auth/quick-invest-select-folio')?.afterReload).toBe('/auth/quick-invest')
  for (const path of [
    'auth/login',
    'auth/register',
    'auth/forgot-password',
    'auth/unlock',
    'auth/password-recovery',
    'auth/login-code',
    'auth/quick-invest',
  ])
    expect(handleOf(path)?.afterReload).toBeUndefined()
})

test('recovery details and the making of a passkey need an investor', () => {
  expect(handleOf('auth/recovery-details')?.access).toBe('investor')
  expect(handleOf('auth/add-passkey')?.access).toBe('investor')
})
