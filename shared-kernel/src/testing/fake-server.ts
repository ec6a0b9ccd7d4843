import {
  constants,
  createCipheriv,
  createDecipheriv,
  createHmac,
  generateKeyPairSync,
  privateDecrypt,
  randomBytes,
} from 'node:crypto'
import type { AxiosResponse, InternalAxiosRequestConfig } from 'axios'
import { http } from '../api/http'
import { envelopeMacInput, parseKeyHeader, parseToken, serialiseToken } from '../crypto/public'

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

export interface FakeRequest {
  path: string
  method: string
  /** As the server reads it, opened. */
  body: Record<string, unknown>
  /** As it travelled. */
  wire: string
  header(name: string): string
}

export interface FakeAnswer {
  status?: number
  code?: string
  message?: string
  data?: unknown
  headers?: Record<string, string>
  /** In place of a result: exactly this text, unsealed. */
  raw?: string
  /** Answers unsealed, as when the envelope could not be opened. */
  plain?: boolean
}

interface Opened {
  body: Record<string, unknown>
  seal(text: string): string
}

function open(path: string, method: string, edata: string, keyHeader: string): Opened {
  const { wrappedBase64 = '' } = parseKeyHeader(keyHeader) ?? {}
  const padding = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }
  const keys = privateDecrypt({ key: privateKey, ...padding }, Buffer.from(wrappedBase64, 'base64'))
  const [aes, mac] = [keys.subarray(0, 32), keys.subarray(32)]
  const token = parseToken(edata)
  if (!token) throw new Error('no token')
  const decipher = createDecipheriv('aes-256-cbc', aes, Buffer.from(token.iv, 'base64url'))
  const text = decipher.update(token.ciphertext, 'base64url', 'utf8') + decipher.final('utf8')
  const seal = (answer: string): string => {
    const iv = randomBytes(16)
    const cipher = createCipheriv('aes-256-cbc', aes, iv)
    const ciphertext = Buffer.concat([cipher.update(answer, 'utf8'), cipher.final()]).toString('base64url')
    const parts = { timestamp: Date.now(), nonce: token.nonce, iv: iv.toString('base64url'), ciphertext }
    const input = envelopeMacInput({ direction: 'response', method, path }, parts)
    return serialiseToken({ ...parts, mac: createHmac('sha256', mac).update(input).digest('base64url') })
  }
  return { body: JSON.parse(text) as Record<string, unknown>, seal }
}

function resultText({ status = 200, code = 'OK', message = '', data }: FakeAnswer): string {
  const failed = status >= 300 || data === undefined
  const resultCode = failed ? 'FAILURE' : 'SUCCESS'
  return JSON.stringify({ resultInfo: { resultCode, resultCodeId: code, resultMsg: message }, data })
}

/**
 * Stands in for the server behind the API client, envelope and all. `answer` sees every call but the one for the key,
 * and throws an AxiosError for a network that fails. Answers the list of calls seen.
 */
export function fakeServer(
  answer: (request: FakeRequest) => FakeAnswer | Promise<FakeAnswer>,
): FakeRequest[] {
  const seen: FakeRequest[] = []
  http.defaults.adapter = async (config: InternalAxiosRequestConfig): Promise<AxiosResponse<string>> => {
    const respond = (
      status: number,
      data: string,
      headers: Record<string, string> = {},
    ): AxiosResponse<string> => {
      const lower = Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
      )
      return { status, data, headers: lower, config, statusText: '' }
    }
    const path = config.url ?? ''
    const method = (config.method ?? '').toUpperCase()
    const header = (name: string): string => String(config.headers.get(name) ?? '')
    if (path === 'auth/encryptionKey') {
      const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
      return respond(200, resultText({ data: { keyId: 'key-1', publicKey: pem, serverTime: Date.now() } }))
    }
    const wire = String(config.data ?? '')
    const outer = (wire ? JSON.parse(wire) : {}) as Record<string, unknown>
    const sealed =
      typeof outer['edata'] === 'string'
        ? open(path, method, outer['edata'], header('EncryptionKey'))
        : undefined
    const request = { path, method, body: sealed?.body ?? outer, wire, header }
    seen.push(request)
    const reply = await answer(request)
    const text = reply.raw ?? resultText(reply)
    const whole =
      sealed && !reply.plain && reply.raw === undefined ? JSON.stringify({ edata: sealed.seal(text) }) : text
    return respond(reply.status ?? 200, whole, reply.headers)
  }
  return seen
}
