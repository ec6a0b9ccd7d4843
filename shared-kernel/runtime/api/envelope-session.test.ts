import { fakeServer } from '@portal/testing/fake-server'
import { askForKey, envelopeKeys, forgetEnvelopeKeys } from './envelope-session'
import { line } from './get'

/** How often the server's key was asked for since. */
function countedKeys(): () => number {
  fakeServer(() => ({ data: {} }))
  const { fetch } = line
  let requested = 0
  line.fetch = (url, init) => {
    if (url.endsWith('auth/encryptionKey')) requested += 1
    return fetch(url, init)
  }
  return () => requested
}

beforeEach(forgetEnvelopeKeys)

test('the key that was asked for ahead is not asked for again, and serves once: after a rotation there is another', async () => {
  const requested = countedKeys()
  askForKey()
  expect(requested()).toBe(1)
  await envelopeKeys()
  expect(requested()).toBe(1)
  forgetEnvelopeKeys()
  await envelopeKeys()
  expect(requested()).toBe(2)
})

test('one that did not come is asked for again by the first call that needs it', async () => {
  const requested = countedKeys()
  const { fetch } = line
  line.fetch = () => Promise.reject(new TypeError('no network'))
  askForKey()
  await new Promise((resolve) => setTimeout(resolve))
  line.fetch = fetch
  await expect(envelopeKeys()).resolves.toHaveProperty('header')
  expect(requested()).toBe(1)
})
