import { fakeServer } from '../testing/fake-server'
import { askForKey, envelopeKeys, forgetEnvelopeKeys } from './envelope-session'
import { line } from './get'

/** How often the server's key was asked for since. */
function countedKeys(): () => number {
  fakeServer(() => ({ data: {} }))
  const { fetch } = line
  let asked = 0
  line.fetch = (url, init) => {
    if (url.endsWith('auth/encryptionKey')) asked += 1
    return fetch(url, init)
  }
  return () => asked
}

beforeEach(forgetEnvelopeKeys)

test('the key that was asked for ahead is not asked for again, and serves once: after a rotation there is another', async () => {
  const asked = countedKeys()
  askForKey()
  expect(asked()).toBe(1)
  await envelopeKeys()
  expect(asked()).toBe(1)
  forgetEnvelopeKeys()
  await envelopeKeys()
  expect(asked()).toBe(2)
})

test('one that did not come is asked for again by the first call that needs it', async () => {
  const asked = countedKeys()
  const { fetch } = line
  line.fetch = () => Promise.reject(new TypeError('no network'))
  askForKey()
  await new Promise((resolve) => setTimeout(resolve))
  line.fetch = fetch
  await expect(envelopeKeys()).resolves.toHaveProperty('header')
  expect(asked()).toBe(1)
})
