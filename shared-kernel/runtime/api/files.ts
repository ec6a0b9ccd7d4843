import type * as z from 'zod/mini'
import type { Download, Upload } from '@portal/contracts/wire/file'
import { fileTransport } from './code-loaders'
import type { UploadOptions } from './send-files'

export type { UploadOptions } from './send-files'

/**
 * Uploads one file as multipart, outside the envelope (S7.016, S7.107), and gives the parsed data of the answer.
 * An expired session token is refreshed once. It rejects on failure, and where `toast` is asked for the
 * failure sink shows it too.
 * @throws ApiError
 */
export async function uploadFile<Shape extends z.ZodMiniType>(
  call: Upload<Shape>,
  file: File,
  options: UploadOptions = {},
): Promise<z.infer<Shape>> {
  const { sendFile } = await fileTransport()
  return sendFile(call, file, options)
}

/**
 * Fetches a file by its name as a blob (S7.127), with the session token where the call asks for it, refreshed once;
 * never with a toast, since a page is complete without a picture.
 * @throws ApiError
 */
export async function downloadFile(call: Download, name: string, signal?: AbortSignal): Promise<Blob> {
  const { fetchFile } = await fileTransport()
  return fetchFile(call, name, signal)
}
