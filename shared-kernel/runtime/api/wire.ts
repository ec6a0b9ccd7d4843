import { ResultInfo } from '@portal/contracts/wire/common'
import { apiConfig } from './api-config'
import { ApiError, type ApiErrorDetails } from './api-error'
import { describeDevice } from './device'
import { traceHeaders } from './trace-context'
import type { FollowTry } from '../telemetry/public'
import { chosenLanguage } from '../words/public'

export interface SendOptions {
  token?: string | undefined
  signal?: AbortSignal | undefined
  idempotencyKey?: string | undefined
  /** The headers of S7.014. */
  loader?: boolean | undefined
  skip?: boolean | undefined
  /** Of the inspector of a sandbox. */
  follow?: FollowTry | undefined
}

/** One try of a call, which the inspector hears of where one is open. */
export const followed = <Tried extends Pick<Answer, 'status'>>(
  follow: FollowTry | undefined,
  send: () => Promise<Tried>,
): Promise<Tried> => (follow ? follow(send, traceHeaders().traceparent) : send())

/** An answer that has the shape of S7.007, whatever it says. */
export interface Answer {
  status: number
  resultInfo: ResultInfo
  data: unknown
  header(name: string): string | undefined
}

/** What came back, as it came. */
export interface RawAnswer {
  status: number
  text: string
  header(name: string): string | undefined
}

/** How long a call may take, in milliseconds. */
export const callTimeoutMs = 30_000

/** Where the calls are (S7.001). */
export const apiAddress = (): string => `${apiConfig.host}/api/v1/`

/** What every call tells of the device (S7.010), of who reads the answer, and of its trace. */
export function deviceHeaders() {
  const { os, browser } = describeDevice(globalThis.navigator?.userAgent ?? '')
  const language = chosenLanguage()
  return {
    ...{ deviceId: apiConfig.deviceId(), deviceOS: os, browser },
    ...(language && { language }),
    ...traceHeaders(),
  }
}

const flag = (value: boolean | undefined): string => (value ? 'Y' : 'N')

/** The headers of one call (S7.010 to S7.014). */
export function headersOf(options: SendOptions, keyHeader?: string): Record<string, string> {
  return {
    checkEnc: flag(keyHeader !== undefined),
    loader: flag(options.loader),
    skip: flag(options.skip),
    ...(options.token && { Authorization: `Bearer ${options.token}` }),
    ...(keyHeader && { EncryptionKey: keyHeader }),
    ...(options.idempotencyKey && { 'Idempotency-Key': options.idempotencyKey }),
  }
}

/** A call that got no answer. */
export function noAnswer(signal: AbortSignal | undefined, isTimeout: boolean): ApiError {
  const offline = globalThis.navigator?.onLine === false
  const code = signal?.aborted ? 'ABORTED' : isTimeout ? 'TIMEOUT' : offline ? 'OFFLINE' : 'NETWORK'
  return new ApiError({ kind: 'network', status: 0, code })
}

/** What the server says beside a failure. */
function besides(
  wait: string | undefined,
  supportCode: string | undefined,
): Pick<ApiErrorDetails, 'retryAfterSeconds' | 'supportCode'> {
  const seconds = Number(wait)
  return {
    ...(wait && Number.isFinite(seconds) && seconds >= 0 && { retryAfterSeconds: seconds }),
    ...(supportCode && { supportCode }),
  }
}

/** Opens the body of a sealed answer. */
export type Open = (edata: string) => Promise<unknown>

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** The opened body of an answer; a sealed call takes a success in no other than a sealed answer. */
async function openBody(outer: unknown, status: number, open: Open | undefined): Promise<unknown> {
  const edata = field(outer, 'edata')
  if (open && typeof edata === 'string') return open(edata)
  if (open && status < 300) throw new Error('a sealed answer was expected')
  return outer
}

async function readBody(
  text: string,
  status: number,
  open: Open | undefined,
): Promise<Pick<Answer, 'resultInfo' | 'data'> | string> {
  let outer: unknown
  try {
    outer = JSON.parse(text)
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
export async function readAnswer({ status, text, header }: RawAnswer, open?: Open): Promise<Answer> {
  const body = await readBody(text, status, open)
  if (typeof body !== 'string') return { status, header, ...body }
  const kind = status < 300 ? 'malformed' : 'http'
  throw new ApiError({ kind, status, code: body, ...besides(header('Retry-After'), header('Support-Code')) })
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
    ...besides(header('Retry-After'), header('Support-Code')),
  })
}
