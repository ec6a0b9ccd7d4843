import { createHash, webcrypto } from 'node:crypto'
import { isSound } from './sound-file'

beforeAll(() => {
  if (!globalThis.crypto.subtle) Object.defineProperty(globalThis, 'crypto', { value: webcrypto })
})

const integrity = `sha384-${createHash('sha384').update('code').digest('base64')}`

test('a kept file with the bytes of its hash is sound, another is not', async () => {
  expect(await isSound(integrity, new Response('code'))).toBe(true)
  expect(await isSound(integrity, new Response('c0de'))).toBe(false)
  expect(await isSound('', new Response('anything'))).toBe(true)
})

test('the file can still be read afterwards', async () => {
  const file = new Response('code')
  await isSound(integrity, file)
  expect(await file.text()).toBe('code')
})
