import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The pair of a checkout: made at the first build, kept out of git, never for production. */
const own = fileURLToPath(new URL('../../dist/keys', import.meta.url))

const spkiOf = (key) => createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64')

/** A setting that is a PEM text or the path of a file with one. */
const pemOf = (setting) => (setting.includes('-----BEGIN') ? setting : readFileSync(setting, 'utf8'))

function ownPair() {
  const path = join(own, 'manifest-private.pem')
  if (!existsSync(path)) {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(`${path}.new`, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 })
    renameSync(`${path}.new`, path)
  }
  const privateKey = createPrivateKey(readFileSync(path))
  const publicPem = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' })
  const publicPath = join(own, 'manifest-public.pem')
  if (!existsSync(publicPath)) writeFileSync(publicPath, publicPem)
  return privateKey
}

/** The key that signs remotes.json: PORTAL_MANIFEST_PRIVATE_KEY, else this checkout's own. */
export function signingKey(env = process.env) {
  const setting = env.PORTAL_MANIFEST_PRIVATE_KEY
  if (setting) {
    const privateKey = createPrivateKey(pemOf(setting))
    return { privateKey, spki: spkiOf(privateKey) }
  }
  if (env.PORTAL_MANIFEST_PUBLIC_KEY)
    throw new Error(
      'PORTAL_MANIFEST_PUBLIC_KEY is set: set PORTAL_MANIFEST_PRIVATE_KEY too, the key to sign with',
    )
  const privateKey = ownPair()
  return { privateKey, spki: spkiOf(privateKey) }
}

/** The keys whose manifests a build believes, SPKI in Base64: PORTAL_MANIFEST_PUBLIC_KEY, else the signing one. */
export function trustedKeys(env = process.env) {
  const setting = env.PORTAL_MANIFEST_PUBLIC_KEY
  if (!setting) return [signingKey(env).spki]
  const blocks = pemOf(setting).match(/-----BEGIN PUBLIC KEY-----[\s\S]*?-----END PUBLIC KEY-----/g) ?? []
  if (!blocks.length) throw new Error('PORTAL_MANIFEST_PUBLIC_KEY holds no public key in PEM')
  return blocks.map(spkiOf)
}
