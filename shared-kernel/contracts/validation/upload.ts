import { msg } from '@portal/contracts/words/macros'
import { saidTable } from '@portal/contracts/words'
/** S5.072; the size is a choice of this portal. */
export const uploadLimits = {
  maxBytes: 5 * 1024 * 1024,
  /** So many of a file's first bytes say what it is. */
  startBytes: 16,
  /** The content type that each kind is served with, and the endings that a file chooser offers it by. */
  types: {
    png: { contentType: 'image/png', extensions: ['png'] },
    jpg: { contentType: 'image/jpeg', extensions: ['jpg', 'jpeg', 'jfif'] },
    gif: { contentType: 'image/gif', extensions: ['gif'] },
    tiff: { contentType: 'image/tiff', extensions: ['tif', 'tiff'] },
    pdf: { contentType: 'application/pdf', extensions: ['pdf'] },
  },
} as const

export type UploadType = keyof typeof uploadLimits.types

const beginnings: readonly [UploadType | 'heic', RegExp][] = [
  ['png', /^\x89PNG\r\n/],
  ['jpg', /^\xff\xd8\xff/],
  ['gif', /^GIF8[79]a/],
  ['tiff', /^(II\*\0|MM\0\*)/],
  ['pdf', /^%PDF-/],
  // ISO base media with a brand of HEIF (ISO/IEC 23008-12): what an iPhone's camera writes.
  ['heic', /^[^]{4}ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/],
]

const kindOf = (start: Uint8Array) => {
  const text = String.fromCharCode(...start.subarray(0, uploadLimits.startBytes))
  return beginnings.find(([, pattern]) => pattern.test(text))?.[0]
}

/**
 * What a file is by its first bytes (S5.072). Its name and the type it came with prove nothing: cameras, chats and
 * browsers write `.jfif`, `image/jpg`, no ending at all or `cheque.jpg (1)`.
 */
export function uploadTypeOf(start: Uint8Array): UploadType | undefined {
  const kind = kindOf(start)
  return kind === 'heic' ? undefined : kind
}

export type UploadFault = 'empty' | 'tooLarge' | 'format' | 'heic'

/** What browser and server say of a file that is not taken (S8.065). */
export const uploadTexts = saidTable<UploadFault>({
  empty: msg`This file is empty. Choose another file.`,
  tooLarge: msg`This image size is not allowed: the file is larger than ${{ most: uploadLimits.maxBytes / 1024 / 1024 }} MB. Choose a smaller file.`,
  format: msg`This image format is not allowed. Choose a png, jpeg, gif, pdf or tiff file.`,
  heic: msg`This is a HEIC picture, which we cannot open. Save it as a jpeg and choose that. On an iPhone: open Settings, Camera, Formats, choose Most Compatible, and take the picture again.`,
})

/** A file before it is sent, and again when it arrives: its size in bytes, and its kind by its first bytes (S5.072). */
export function uploadFault({ start, size }: { start: Uint8Array; size: number }): UploadFault | undefined {
  if (size <= 0) return 'empty'
  if (size > uploadLimits.maxBytes) return 'tooLarge'
  const kind = kindOf(start)
  if (kind === 'heic') return 'heic'
  return kind ? undefined : 'format'
}
