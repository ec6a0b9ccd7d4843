import { uploadFile } from '@portal/kernel'
import { fileApi } from '@portal/contracts/wire/file'

/** Sends a file as an upload field wants it sent: telling the bytes that have gone. */
export const uploadAttachment = (file: File, progress: (sent: number) => void, signal: AbortSignal) =>
  uploadFile(fileApi.upload, file, { onProgress: (part) => progress(part * file.size), signal })
