import type { Verdict } from './verdict'

/** S5.072; the size is a choice of this portal. */
export const uploadLimits = {
  maxBytes: 5 * 1024 * 1024,
  types: {
    'image/png': ['png'],
    'image/jpeg': ['jpg', 'jpeg'],
    'image/gif': ['gif'],
    'application/pdf': ['pdf'],
    'image/tiff': ['tif', 'tiff'],
  },
} as const

const extensions: readonly string[] = Object.values(uploadLimits.types).flat()

/** A chosen file, before it is sent: size in bytes, and a name or type of an allowed format (S5.072). */
export function validateUpload(file: { name: string; type: string; size: number }): Verdict {
  const extension = /\.([a-z]+)$/.exec(file.name.toLowerCase())?.[1] ?? ''
  const typed = file.type === '' || Object.hasOwn(uploadLimits.types, file.type)
  if (!typed || !extensions.includes(extension)) return 'Choose a png, jpeg, gif, pdf or tiff file'
  if (file.size <= 0) return 'This file is empty. Choose another file.'
  return file.size > uploadLimits.maxBytes
    ? 'This file is larger than 5 MB. Choose a smaller file.'
    : undefined
}
