import { isAxiosError, type AxiosResponse } from 'axios'
import { ResultInfo } from '../../contracts/common'
import type { Endpoint } from '../../contracts/endpoint'
import {
  canUnpack,
  EnvelopeError,
  openPackedResponse,
  sealRequest,
  type EnvelopeKeys,
} from '../crypto/public'
import { apiConfig } from './api-config'
import { ApiError } from './api-error'
import { adjustClock, envelopeKeys, forgetEnvelopeKeys, serverNow } from './envelope-session'
import { http } from './http'

export { envelopeKeys } from './envelope-session'

export interface SendOptions {
  token?: string | undefined
  signal?: AbortSignal | undefined
  idempotencyKey?: string | undefined
  /** The headers of S7.014. */
  loader?: boolean | undefined
  skip?: boolean | undefined
}

/** An answer that has the shape of S7.007, whatever it says. */
export interface Answer {
  status: number
  resultInfo: ResultInfo
  data: unknown
  header(name: string): string | undefined
}

const flag = (value: boolean | undefined): string => (value ? 'Y' : 'N')

function headersOf(options: SendOptions, keys: EnvelopeKeys | undefined): Record<string, string> {
  return {
    checkEnc: flag(keys !== undefined),
    loader: flag(options.loader),
    skip: flag(options.skip),
    ...(options.token && { Authorization: `Bearer ${options.token}` }),
    ...(keys && { EncryptionKey: keys.header }),
    ...(options.idempotencyKey && { 'Idempotency-Key': options.idempotencyKey }),
  }
}

function networkError(cause: unknown, signal: AbortSignal | undefined): ApiError {
  const timeout = isAxiosError(cause) && cause.code === 'ECONNABORTED'
  const offline = globalThis.navigator?.onLine === false
  const code = signal?.aborted ? 'ABORTED' : timeout ? 'TIMEOUT' : offline ? 'OFFLINE' : 'NETWORK'
  return new ApiError({ kind: 'network', status: 0, code })
}

function retryAfter(header: string | undefined): { retryAfterSeconds?: number } {
  const seconds = Number(header)
  return header && Number.isFinite(seconds) && seconds >= 0 ? { retryAfterSeconds: seconds } : {}
}

type Open = (edata: string) => Promise<unknown>

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** The opened body of an answer; a sealed call takes a success in no other than a sealed answer. */
async function openBody(outer: unknown, status: number, open: Open | undefined): Promise<unknown> {
  const edata = field(outer, 'edata')
  if (open && typeof edata === 'string') return open(edata)
  if (open && status < 300) throw new EnvelopeError('a sealed answer was expected')
  return outer
}

async function readBody(
  text: unknown,
  status: number,
  open: Open | undefined,
): Promise<Pick<Answer, 'resultInfo' | 'data'> | string> {
  let outer: unknown
  try {
    outer = JSON.parse(String(text))
  } catch {
    return 'SYNTAX'
  }
  try {
    const body = await openBody(outer, status, open)
    return { resultInfo: ResultInfo.parse(field(body, 'resultInfo')), data: field(body, 'data') }
  } catch {
    return 'MALFORMED'
  }
}

/**
 * Reads what came back as an answer of S7.007.
 * @throws ApiError of kind malformed, or http without a readable text
 */
export async function readAnswer(
  { status, headers, data }: AxiosResponse<unknown>,
  open: Open | undefined,
): Promise<Answer> {
  const header = (name: string): string | undefined => {
    const value: unknown = headers[name.toLowerCase()]
    return typeof value === 'string' ? value : undefined
  }
  const body = await readBody(data, status, open)
  if (typeof body !== 'string') return { status, header, ...body }
  const kind = status < 300 ? 'malformed' : 'http'
  throw new ApiError({ kind, status, code: body, ...retryAfter(header('Retry-After')) })
}

async function sendOnce(endpoint: Endpoint, body: unknown, options: SendOptions): Promise<Answer> {
  const sealed = apiConfig.encryption && endpoint.envelope && endpoint.method !== 'GET'
  const keys = sealed ? await envelopeKeys().catch(asApiError(options.signal)) : undefined
  let nonce = ''
  const write = (data: unknown): string => {
    if (!keys) return JSON.stringify(data)
    const { edata, nonce: fresh } = sealRequest(keys, endpoint, data, serverNow())
    nonce = fresh
    return JSON.stringify({ edata })
  }
  const response = await http
    .request<unknown>({
      url: endpoint.path,
      method: endpoint.method,
      headers: {
        ...headersOf(options, keys),
        ...(keys && endpoint.packed && canUnpack() && { packed: 'Y' }),
      },
      ...(options.signal && { signal: options.signal }),
      ...(endpoint.method === 'GET' ? { params: body } : { data: body, transformRequest: [write] }),
    })
    .catch(asApiError(options.signal))
  return readAnswer(response, keys && ((edata) => openPackedResponse(keys, endpoint, nonce, edata)))
}

/** Turns what the HTTP client throws into an ApiError of kind network. */
export const asApiError =
  (signal: AbortSignal | undefined) =>
  (cause: unknown): never => {
    throw cause instanceof ApiError ? cause : networkError(cause, signal)
  }

/** From here on a clock counts as the cause of a refused envelope, below it the key does. */
const clockTroubleMs = 60_000

/**
 * Sends one call and reads its answer. An envelope that the server could not read is sealed anew, once, by its clock
 * or with its current key: it was refused before anything happened, so this is safe for money too.
 * @throws ApiError of kind network, malformed, or http without a readable text
 */
export async function send(endpoint: Endpoint, body: unknown, options: SendOptions): Promise<Answer> {
  const answer = await sendOnce(endpoint, body, options)
  if (answer.status !== 400 || answer.resultInfo.resultCodeId !== 'E_ENVELOPE') return answer
  const skew = Number(answer.header('Date-Skew') ?? 0)
  if (Math.abs(skew) > clockTroubleMs) adjustClock(skew)
  else forgetEnvelopeKeys()
  return sendOnce(endpoint, body, options)
}

/** What an answer refuses, as an error; undefined for a success. */
export function refusalOf({ status, resultInfo, header }: Answer): ApiError | undefined {
  const ok = status >= 200 && status < 300
  if (ok && resultInfo.resultCode === 'SUCCESS') return undefined
  return new ApiError({
    kind: ok ? 'refused' : 'http',
    status,
    code: resultInfo.resultCodeId,
    message: resultInfo.resultMsg,
    ...retryAfter(header('Retry-After')),
  })
}
