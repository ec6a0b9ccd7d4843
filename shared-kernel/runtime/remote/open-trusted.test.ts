// @needs-page
import { manifestOf } from '@portal/contracts/manifest'
import { signedText, signingPair } from '@portal/contracts/manifest/testing/signing'
import { clearStored } from '../session/storage'
import { openTrusted } from './open-trusted'

const pair = signingPair()
const trust = { keys: [pair.spki], acceptsUnsigned: true }
const text = (sequence: number) => signedText(pair, JSON.stringify({ ...manifestOf([]), sequence }))

test('a browser that saw a manifest believes no older one, after a sign-out neither', async () => {
  await openTrusted(text(5), trust)
  clearStored()
  await expect(openTrusted(text(4), trust)).rejects.toMatchObject({
    code: 'LOAD-011',
    cause: { reason: 'older than one that was seen' },
  })
  expect((await openTrusted(text(5), trust)).manifest.sequence).toBe(5)
  expect((await openTrusted(text(6), trust)).manifest.sequence).toBe(6)
  await expect(openTrusted(text(5), trust)).rejects.toMatchObject({ code: 'LOAD-011' })
})

test('an unsigned manifest, which a sandbox takes, says nothing of what was seen', async () => {
  const unsigned = JSON.stringify({ ...manifestOf([]), sequence: 900 })
  await openTrusted(unsigned, trust)
  expect((await openTrusted(text(6), trust)).isSigned).toBe(true)
})
