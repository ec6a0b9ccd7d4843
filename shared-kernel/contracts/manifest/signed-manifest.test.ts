import { manifestOf, keysOfPem, openManifest, type SignedManifest } from './public'
import { release } from './testing/releases'
import { signedText, signingPair } from './testing/signing'

const pair = signingPair()
const manifest = manifestOf([release('mfe-auth', '1', { prefixes: ['/auth'] })])
const payload = JSON.stringify(manifest)
const production = { keys: [pair.spki], acceptsUnsigned: false }
const sandbox = { ...production, acceptsUnsigned: true }
const signed = () => JSON.parse(signedText(pair, payload)) as SignedManifest

test('what the key signed is opened, in production and in the sandbox', async () => {
  for (const trust of [production, sandbox])
    expect(await openManifest(signedText(pair, payload), trust)).toMatchObject({ manifest, isSigned: true })
})

test('an unsigned manifest is refused in production; the sandbox takes it and knows that it is unsigned', async () => {
  await expect(openManifest(payload, production)).rejects.toMatchObject({ reason: 'not signed' })
  expect(await openManifest(payload, sandbox)).toEqual({ manifest, isSigned: false, seen: [] })
})

test('no single changed character of the payload passes', async () => {
  for (let index = 0; index < payload.length; index += 1) {
    const other = payload[index] === 'x' ? 'y' : 'x'
    const changed = `${payload.slice(0, index)}${other}${payload.slice(index + 1)}`
    await expect(
      openManifest(JSON.stringify({ ...signed(), payload: changed }), sandbox),
    ).rejects.toMatchObject({
      reason: 'changed after it was signed',
    })
  }
})

test.each([
  ['no signature', { signature: '' }],
  ['a signature that is no Base64', { signature: '%%%' }],
  ['a cut signature', { signature: signed().signature.slice(0, 40) }],
  [
    'the signature of something else',
    { signature: (JSON.parse(signedText(pair, 'else')) as SignedManifest).signature },
  ],
])('%s is refused everywhere', async (_, changes) => {
  for (const trust of [production, sandbox])
    await expect(openManifest(JSON.stringify({ ...signed(), ...changes }), trust)).rejects.toMatchObject({
      reason: 'changed after it was signed',
    })
})

test('another key is refused, under its own name and under the trusted one’s', async () => {
  const foreign = signedText(signingPair(), payload)
  await expect(openManifest(foreign, sandbox)).rejects.toMatchObject({ reason: 'signed with an unknown key' })
  const disguised = JSON.stringify({ ...(JSON.parse(foreign) as SignedManifest), keyId: signed().keyId })
  await expect(openManifest(disguised, sandbox)).rejects.toMatchObject({
    reason: 'changed after it was signed',
  })
})

test('another algorithm, an absent field, and text that is no manifest are refused', async () => {
  const { signature: _, ...unfinished } = signed()
  for (const wrong of [{ ...signed(), alg: 'none' }, unfinished, [], null, 'text'])
    await expect(openManifest(JSON.stringify(wrong), sandbox)).rejects.toThrow()
  await expect(openManifest(signedText(pair, '{"remotes":[]}'), sandbox)).rejects.toThrow()
  await expect(openManifest('<html>', sandbox)).rejects.toThrow(SyntaxError)
})

test('while one key replaces another, both are believed', async () => {
  const next = signingPair()
  const keys = keysOfPem(`${pair.pem}\n${next.pem}`)
  expect(keys).toEqual([pair.spki, next.spki])
  for (const each of [pair, next])
    expect((await openManifest(signedText(each, payload), { keys, acceptsUnsigned: false })).isSigned).toBe(
      true,
    )
})

const numbered = (sequence: number, by = pair) => signedText(by, JSON.stringify({ ...manifest, sequence }))

test('an older manifest than one that was seen is refused, though its signature is good', async () => {
  const { seen } = await openManifest(numbered(7), production)
  const refusal = { name: 'ManifestDistrust', reason: 'older than one that was seen' }
  await expect(openManifest(numbered(6), { ...production, seen })).rejects.toMatchObject(refusal)
  for (const sequence of [7, 8])
    expect((await openManifest(numbered(sequence), { ...production, seen })).manifest.sequence).toBe(sequence)
})

test('a new key goes on where the old one stopped; what a key signed that is trusted no more does not count', async () => {
  const next = signingPair()
  const both = { keys: [pair.spki, next.spki], acceptsUnsigned: false }
  const { seen } = await openManifest(numbered(7), production)
  const after = await openManifest(numbered(8, next), { ...both, seen })
  const refusal = { reason: 'older than one that was seen' }
  await expect(openManifest(numbered(7), { ...both, seen: after.seen })).rejects.toMatchObject(refusal)
  const alone = { keys: [next.spki], acceptsUnsigned: false }
  const unrelated = [{ keyId: 'another checkout', sequence: 90 }, ...after.seen]
  expect((await openManifest(numbered(9, next), { ...alone, seen: unrelated })).seen).toHaveLength(1)
})
