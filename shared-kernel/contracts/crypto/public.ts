export { fromBase64Url, toBase64, toBase64Url } from './base64'
export {
  envelopeMacInput,
  envelopeVersion,
  parseKeyHeader,
  parseToken,
  serialiseKeyHeader,
  serialiseToken,
  type EnvelopeScope,
  type EnvelopeToken,
} from './envelope-token'
export {
  createEnvelopeKeys,
  freshPageKeys,
  EnvelopeError,
  openResponse,
  sealRequest,
  type EnvelopeCall,
  type EnvelopeKeys,
} from './envelope'
export { aesCbcDecrypt, aesCbcEncrypt, equalBytes, hmacSha256, randomBytes } from './primitives'
export { canUnpack } from './packed-text'
export { jwkToPem, prefetchRsa, rsaOaepEncrypt } from './rsa'
export { sealingKey, type SealingKey } from './sealing-key'
