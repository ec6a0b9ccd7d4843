import {
  constants,
  createCipheriv,
  createDecipheriv,
  createHmac,
  privateDecrypt,
  randomBytes,
} from 'node:crypto'
import type { AxiosResponse, InternalAxiosRequestConfig } from 'axios'
import { line } from '@portal/kernel/api/get'
import { http } from '@portal/kernel/api/http'
import { envelopeMacInput, parseKeyHeader, parseToken, serialiseToken } from '@portal/contracts/crypto'
import { privateKey, publicKey } from './fake-server-keys'

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
  const answerTo = async ({ path, method, wire, header }: Omit<FakeRequest, 'body'>, query = {}) => {
    if (path === 'auth/encryptionKey') {
      const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
      return {
        status: 200,
        text: resultText({ data: { keyId: 'key-1', publicKey: pem, serverTime: Date.now() } }),
      }
    }
    const outer = (wire ? JSON.parse(wire) : query) as Record<string, unknown>
    const sealed =
      typeof outer['edata'] === 'string'
        ? open(path, method, outer['edata'], header('EncryptionKey'))
        : undefined
    const request = { path, method, body: sealed?.body ?? outer, wire, header }
    seen.push(request)
    const reply = await answer(request)
    const text = reply.raw ?? resultText(reply)
    const isSealed = sealed && !reply.plain && reply.raw === undefined
    return {
      status: reply.status ?? 200,
      text: isSealed ? JSON.stringify({ edata: sealed.seal(text) }) : text,
      headers: reply.headers,
    }
  }
  http.defaults.adapter = async (config: InternalAxiosRequestConfig): Promise<AxiosResponse<string>> => {
    const { status, text, headers } = await answerTo({
      path: config.url ?? '',
      method: (config.method ?? '').toUpperCase(),
      wire: String(config.data ?? ''),
      header: (name) => String(config.headers.get(name) ?? ''),
    })
    return { status, data: text, headers: inLowerCase(headers), config, statusText: '' }
  }
  line.fetch = async (url, init) => {
    const sent = inLowerCase(init.headers as Record<string, string>)
    const { pathname, searchParams } = new URL(url, 'http://portal.test')
    const { status, text, headers } = await answerTo(
      {
        path: pathname.replace('/api/v1/', ''),
        method: 'GET',
        wire: '',
        header: (name) => sent[name.toLowerCase()] ?? '',
      },
      Object.fromEntries(searchParams),
    )
    init.signal?.throwIfAborted()
    const got = inLowerCase(headers)
    return {
      status,
      text: async () => text,
      headers: { get: (name: string) => got[name.toLowerCase()] ?? null },
    } as Response
  }
  return seen
}

const inLowerCase = (headers: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
