import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { inTurn } from './hashing-queue'

/** 32 MB and three passes: about 200 ms of one core. */
const cost = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 }
const keyLength = 32

/** The hash to store: scheme, salt and key. Throws a 429 while too many wait; `address` has its share of the places. */
export async function hashPassword(password: string, address: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, address)
  return `scrypt-15-8-3$${salt.toString('base64url')}$${key.toString('base64url')}`
}

/** Whether the password is the one of a stored hash. Throws a 429 like `hashPassword`. */
export async function isPassword(password: string, stored: string, address: string): Promise<boolean> {
  const [, salt = '', key = ''] = stored.split('$')
  const expected = Buffer.from(key, 'base64url')
  const actual = await derive(password, Buffer.from(salt, 'base64url'), address)
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

/** A hash that no password has: checking against it takes as long as against a real one. */
export const nobodysHash = `scrypt-15-8-3$${randomBytes(16).toString('base64url')}$${randomBytes(keyLength).toString('base64url')}`

function derive(password: string, salt: Buffer, address: string): Promise<Buffer> {
  return inTurn(
    address,
    () =>
      new Promise<Buffer>((resolve, reject) =>
        scrypt(password.normalize('NFKC'), salt, keyLength, cost, (error, key) =>
          error ? reject(error) : resolve(key),
        ),
      ),
  )
}
