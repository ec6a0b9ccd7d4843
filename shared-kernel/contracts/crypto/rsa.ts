import { fromBase64Url } from './base64'

/**
 * RSA-OAEP with SHA-256 for both hashes, under a public key in PEM (SubjectPublicKeyInfo). The library is loaded
 * on first use: it is needed once a page load, when the first call with an envelope is made (quality bar C1).
 * @throws Error for a key that cannot be read.
 */
export async function rsaOaepEncrypt(publicKeyPem: string, plain: Uint8Array): Promise<Uint8Array> {
  const { default: NodeRSA } = await import(/* webpackChunkName: "encryption" */ 'node-rsa')
  const key = new NodeRSA()
  key.importKey(publicKeyPem, 'pkcs8-public-pem')
  key.setOptions({ encryptionScheme: { scheme: 'pkcs1_oaep', hash: 'sha256' } })
  return key.encrypt(plain)
}

/**
 * The public key of a JWKS entry in PEM, from its base64url modulus and exponent (S7.123). @throws Error for other
 * text.
 */
export async function jwkToPem({ n, e }: { n: string; e: string }): Promise<string> {
  const { default: NodeRSA } = await import(/* webpackChunkName: "encryption" */ 'node-rsa')
  const modulus = fromBase64Url(n)
  const exponent = fromBase64Url(e)
  if (!modulus || !exponent) throw new Error('not a JSON web key')
  const key = new NodeRSA()
  key.importKey({ n: modulus, e: exponent }, 'components-public')
  return key.exportKey('pkcs8-public-pem')
}

/** Loads the library ahead of its first use (architecture: the wire). */
export function prefetchRsa(): void {
  void import(/* webpackChunkName: "encryption" */ 'node-rsa').catch(() => undefined)
}
