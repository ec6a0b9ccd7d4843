import { signOutMessage, whySignedOut } from './sign-out-message'

jest.mock('@portal/kernel/internal', () => ({ idleMinutes: 17 }))

test('whoever was away reads after how many minutes the session ended, as the kernel counts them', () => {
  const text = 'You were logged out after 17 minutes without activity. Log in to continue.'
  expect(whySignedOut({ reason: 'idle' })).toBe(text)
  expect(signOutMessage({ reason: 'idle' })?.message).toBe(text)
})
