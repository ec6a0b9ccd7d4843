import { uploadLimits } from '@portal/kernel/validation'
import { Refusal } from '../platform/refusal'
import { cleanImage } from './clean-image'
import { drawPdf, pdfLimits, type UndrawnPdf } from './draw-pdf'

export type DocumentType = 'png' | 'jpg' | 'gif' | 'tiff' | 'pdf'

export interface AcceptedUpload {
  type: DocumentType
  content: Uint8Array
}

export const contentTypes: Readonly<Record<DocumentType, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  tiff: 'image/tiff',
  pdf: 'application/pdf',
}

const beginnings: readonly [DocumentType, RegExp][] = [
  ['png', /^\x89PNG\r\n/],
  ['jpg', /^\xff\xd8\xff/],
  ['gif', /^GIF8[79]a/],
  ['tiff', /^(II\*\0|MM\0\*)/],
  ['pdf', /^%PDF-/],
]

/** What a file is by its first bytes; its name and the type it came with prove nothing. */
function typeOf(bytes: Uint8Array): DocumentType | undefined {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  return beginnings.find(([, pattern]) => pattern.test(start))?.[0]
}

/**
 * What of an upload is kept: images and the pages of PDFs, drawn anew. Throws refusal -340 for another format,
 * -341 for a file that is too large or empty, -342 for one that cannot be drawn (S8.065).
 */
export async function acceptUpload(bytes: Uint8Array): Promise<AcceptedUpload> {
  if (bytes.length === 0) throw new Refusal('-341', 'This file is empty. Choose another file.')
  if (bytes.length > uploadLimits.maxBytes) throw tooLarge()
  const type = typeOf(bytes)
  if (!type)
    throw new Refusal('-340', 'This image format is not allowed. Choose a png, jpeg, gif, pdf or tiff file.')
  if (type === 'pdf') return { type, content: await drawnPdf(bytes) }
  const content = await cleanImage(bytes, type)
  if (content && content.length <= mostStored) return { type, content }
  throw new Refusal(
    '-342',
    'This image is damaged or too detailed to open. Take the picture again, or scan it again.',
  )
}

async function drawnPdf(bytes: Uint8Array): Promise<Uint8Array> {
  const outcome = await drawPdf(bytes)
  if ('refused' in outcome) throw new Refusal('-342', undrawn[outcome.refused])
  if (outcome.pdf.length > mostStored) throw new Refusal('-342', undrawn.effort)
  return outcome.pdf
}

const undrawn: Readonly<Record<UndrawnPdf, string>> = {
  damaged:
    'We could not open this PDF, because it is damaged or has a password. Print it to a new PDF, or send a picture of it.',
  pages: `This PDF has more than ${pdfLimits.pages} pages. Send only the pages that show what we asked for.`,
  effort: 'This PDF is too detailed to open. Print it to a new PDF, or send a picture of it.',
}

/** A small file can hold a large picture; drawn anew it is kept up to this size. */
const mostStored = 4 * uploadLimits.maxBytes

export const tooLarge = () =>
  new Refusal('-341', 'This image size is not allowed: the file is larger than 5 MB. Choose a smaller file.')
