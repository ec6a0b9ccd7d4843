import type * as z from 'zod/mini'
import type { Download, Upload } from '@portal/contracts/wire/file'
import { apiConfig } from './api-config'
import { ApiError } from './api-error'
import { isInvalidUser, reportFailure } from './call'
import { http } from './http'
import { tokenAfter } from './refresh'
import { asApiError, rawAnswer } from './transport'
import { followed, readAnswer, refusalOf, type Answer } from './wire'
import { type FollowTry, inspection } from '../telemetry/public'

export interface UploadOptions {
  /** From 0 to 1, as the bytes leave. */
  onProgress?: (part: number) => void
  signal?: AbortSignal
  /** A failure also shows as a toast. Without it the page itself shows what went wrong. */
  toast?: boolean
}

/** 5 MB on a slow line take longer than any other call. */
const uploadTimeoutMs = 120_000

async function sendForm(
  call: Upload,
  file: File,
  options: UploadOptions,
  token: string | undefined,
  follow: FollowTry | undefined,
): Promise<Answer> {
  const form = new FormData()
  form.append('file', file, file.name)
  return followed(follow, async () => {
    const response = await http
      .request<string>({
        url: call.path,
        method: call.method,
        data: form,
        timeout: uploadTimeoutMs,
        headers: { checkEnc: 'N', ...(token && { Authorization: `Bearer ${token}` }) },
        onUploadProgress: ({ progress }) => options.onProgress?.(progress ?? 0),
        ...(options.signal && { signal: options.signal }),
      })
      .catch(asApiError(options.signal))
    return readAnswer(rawAnswer(response))
  })
}

async function exchange<Shape extends z.ZodMiniType>(
  call: Upload<Shape>,
  file: File,
  options: UploadOptions,
): Promise<z.infer<Shape>> {
  const token = apiConfig.tokens.session()
  const follow = inspection.call?.(call.path)
  let answer = await sendForm(call, file, options, token, follow)
  if (answer.status === 401 && token && !isInvalidUser(answer)) {
    const fresh = await tokenAfter(token)
    if (fresh) answer = await sendForm(call, file, options, fresh, follow)
  }
  const refusal = refusalOf(answer)
  if (refusal && isInvalidUser(answer)) {
    apiConfig.onForcedSignOut(refusal.message)
    refusal.handled = true
  }
  if (refusal) throw refusal
  const parsed = call.response.safeParse(answer.data)
  if (!parsed.success) throw new ApiError({ kind: 'malformed', status: answer.status, code: 'MALFORMED' })
  return parsed.data
}

/** As `uploadFile`. */
export async function sendFile<Shape extends z.ZodMiniType>(
  call: Upload<Shape>,
  file: File,
  options: UploadOptions,
): Promise<z.infer<Shape>> {
  try {
    return await exchange(call, file, options)
  } catch (error) {
    if (options.toast) reportFailure(error, {})
    throw error
  }
}

interface FileRequest {
  call: Download
  name: string
  signal: AbortSignal | undefined
  follow: FollowTry | undefined
}

const requestFile = ({ call, name, signal, follow }: FileRequest, token: string | undefined) =>
  followed(follow, () =>
    http
      .request<Blob>({
        url: call.path.replace(':name', encodeURIComponent(name)),
        method: call.method,
        headers: { checkEnc: 'N', ...(token && { Authorization: `Bearer ${token}` }) },
        responseType: 'blob',
        ...(signal && { signal }),
      })
      .catch(asApiError(signal)),
  )

/** As `downloadFile`. */
export async function fetchFile(call: Download, name: string, signal?: AbortSignal): Promise<Blob> {
  const token = call.token === 'session' ? apiConfig.tokens.session() : undefined
  const request = { call, name, signal, follow: inspection.call?.(call.path) }
  let response = await requestFile(request, token)
  if (response.status === 401 && token) {
    const fresh = await tokenAfter(token)
    if (fresh) response = await requestFile(request, fresh)
  }
  if (response.status >= 200 && response.status < 300) return response.data
  throw new ApiError({ kind: 'http', status: response.status, code: 'FILE' })
}
