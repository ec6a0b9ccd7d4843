import { isAxiosError, type AxiosRequestConfig, type AxiosResponse } from 'axios'
import type { Endpoint } from '@portal/contracts/wire/endpoint'
import { apiConfig } from './api-config'
import { ApiError } from './api-error'
import { adjustClock, envelopeKeys, forgetEnvelopeKeys, serverNow } from './envelope-session'
import { http } from './http'
import { encryption } from './code-loaders'
import {
  followed,
  headersOf,
  noAnswer,
  readAnswer,
  type Answer,
  type Open,
  type RawAnswer,
  type SendOptions,
} from './wire'

/** How a body travels, and how its answer is opened where it is sealed. */
interface Prepared {
  headers: Record<string, string>
  write: NonNullable<AxiosRequestConfig['transformRequest']>
  open?: Open
}

async function sealed(endpoint: Endpoint, options: SendOptions): Promise<Prepared> {
  const [keys, { canUnpack, openResponse, sealRequest }] = await Promise.all([envelopeKeys(), encryption()])
  let nonce = ''
  return {
    headers: {
      ...headersOf(options, keys.header),
      ...(endpoint.packed && canUnpack() && { packed: 'Y' }),
    },
    write: (data: unknown) => {
      const { edata, nonce: fresh } = sealRequest(keys, endpoint, data, serverNow())
      nonce = fresh
      return JSON.stringify({ edata })
    },
    open: (edata) => openResponse(keys, endpoint, nonce, edata),
  }
}

const unsealed = (options: SendOptions): Prepared => ({
  headers: headersOf(options),
  write: (data: unknown) => JSON.stringify(data),
})

async function sendOnce(endpoint: Endpoint, body: unknown, options: SendOptions): Promise<Answer> {
  const isSealed = apiConfig.encryption && endpoint.envelope
  const { headers, write, open } = isSealed
    ? await sealed(endpoint, options).catch(asApiError(options.signal))
    : unsealed(options)
  return followed(options.follow, async () => {
    const response = await http
      .request<string>({
        url: endpoint.path,
        method: endpoint.method,
        headers,
        data: body,
        transformRequest: write,
        ...(options.signal && { signal: options.signal }),
      })
      .catch(asApiError(options.signal))
    return readAnswer(rawAnswer(response), open)
  })
}

/** What the HTTP client got, as `readAnswer` takes it. */
export function rawAnswer({ status, headers, data }: AxiosResponse<string>): RawAnswer {
  const header = (name: string): string | undefined => {
    const value: unknown = headers[name.toLowerCase()]
    return typeof value === 'string' ? value : undefined
  }
  return { status, text: data, header }
}

/** Turns what the HTTP client throws into an ApiError of kind network. */
export const asApiError =
  (signal: AbortSignal | undefined) =>
  (cause: unknown): never => {
    throw cause instanceof ApiError
      ? cause
      : noAnswer(signal, isAxiosError(cause) && cause.code === 'ECONNABORTED')
  }

/** From here on a clock counts as the cause of a refused envelope, below it the key does. */
const clockTroubleMs = 60_000

/**
 * Sends one call with a body and reads its answer. An envelope that the server could not read is sealed anew, once, by its
 * clock or with its current key: it was refused before anything happened, so this is safe for money too.
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
