import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { tooMany } from '../platform/refusal'

/** 32 MB and three passes: about 200 ms of one core. */
const cost = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 }
const keyLength = 32
/** As many as the thread pool has threads: together with those that wait, twenty log-ins at once find a place. */
const mostAtOnce = 4
const mostWaiting = 16

let running = 0
const waiting: (() => void)[] = []

/** The hash to store: scheme, salt and key. Throws a 429 while 16 others wait. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt)
  return `scrypt-15-8-3$${salt.toString('base64url')}$${key.toString('base64url')}`
}

/** Whether the password is the one of a stored hash. Throws a 429 while 16 others wait. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [, salt = '', key = ''] = stored.split('$')
  const expected = Buffer.from(key, 'base64url')
  const actual = await derive(password, Buffer.from(salt, 'base64url'))
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

/** A hash that no password has: checking against it takes as long as against a real one. */
export const nobodysHash = `scrypt-15-8-3$${randomBytes(16).toString('base64url')}$${randomBytes(keyLength).toString('base64url')}`

async function derive(password: string, salt: Buffer): Promise<Buffer> {
  await turn()
  try {
    return await new Promise<Buffer>((resolve, reject) =>
      scrypt(password.normalize('NFKC'), salt, keyLength, cost, (error, key) =>
        error ? reject(error) : resolve(key),
      ),
    )
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

/** Waits for a free place; whoever leaves hands the place on. */
function turn(): Promise<void> {
  if (running < mostAtOnce) {
    running += 1
    return Promise.resolve()
  }
  if (waiting.length >= mostWaiting) throw tooMany(2)
  return new Promise((resolve) => waiting.push(resolve))
}
