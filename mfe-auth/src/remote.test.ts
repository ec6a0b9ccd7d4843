import remote from './remote'

const handleOf = (path: string) => remote.routes.find((route) => route.path === path)?.handle

test.each([
  'auth/login',
  'auth/feedback',
  'auth/set-password',
  'auth/register',
  'auth/forgot-password',
  'auth/unlock',
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
  for (const path of ['auth/login', 'auth/register', 'auth/forgot-password', 'auth/unlock'])
    expect(handleOf(path)?.afterReload).toBeUndefined()
})
