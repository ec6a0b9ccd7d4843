/** @hashes-cost-time */
import { hashPassword, isPassword } from './password-hash'

const here = '192.0.2.1'

test('a password is kept as scrypt with 32 MB, three passes and a salt of its own', async () => {
  const [first, second] = [await hashPassword('Sandbox#2026', here), await hashPassword('Sandbox#2026', here)]
  for (const stored of [first, second]) {
    const [scheme, salt = '', key = ''] = stored.split('$')
    expect(scheme).toBe('scrypt-15-8-3')
    expect(Buffer.from(salt, 'base64url')).toHaveLength(16)
    expect(Buffer.from(key, 'base64url')).toHaveLength(32)
    expect(await isPassword('Sandbox#2026', stored, here)).toBe(true)
    expect(await isPassword('Sandbox#2027', stored, here)).toBe(false)
  }
  expect(first).not.toBe(second)
})
