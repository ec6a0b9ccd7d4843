import { msg, t } from '@portal/contracts/words/macros'
import { saidTable } from '@portal/contracts/words'
import {
  uploadFault,
  uploadLimits,
  uploadTexts,
  uploadTypeOf,
  type UploadFault,
  type UploadType,
} from '@portal/contracts/validation'
import { Refusal } from '../platform/refusal'
import { cleanImage } from './clean-image'
import { drawPdf, pdfLimits, type UndrawnPdf } from './draw-pdf'

export interface AcceptedUpload {
  type: UploadType
  content: Uint8Array
}

/**
 * What of an investor's upload is kept: images and the pages of PDFs, drawn anew. Throws refusal -340 for another format,
 * -341 for a file that is too large or empty, -342 for one that cannot be drawn (S8.065).
 */
export async function acceptUpload(bytes: Uint8Array, owner: string): Promise<AcceptedUpload> {
  const start = bytes.subarray(0, uploadLimits.startBytes)
  const fault = uploadFault({ start, size: bytes.length })
  if (fault) throw refused(fault)
  const type = uploadTypeOf(start)
  if (!type) throw refused('format')
  if (type === 'pdf') return { type, content: await drawnPdf(bytes, owner) }
  const content = await cleanImage(bytes, type)
  if (content && content.length <= mostStored) return { type, content }
  throw new Refusal(
    '-342',
    t`This image is damaged or too detailed to open. Take the picture again, or scan it again.`,
  )
}

async function drawnPdf(bytes: Uint8Array, owner: string): Promise<Uint8Array> {
  const outcome = await drawPdf(bytes, owner)
  if ('refused' in outcome) throw new Refusal('-342', undrawn[outcome.refused])
  if (outcome.pdf.length > mostStored) throw new Refusal('-342', undrawn.effort)
  return outcome.pdf
}

const undrawn: Readonly<Record<UndrawnPdf, string>> = saidTable({
  damaged: msg`We could not open this PDF, because it is damaged or has a password. Print it to a new PDF, or send a picture of it.`,
  pages: msg`This PDF has more than ${{ pages: pdfLimits.pages }} pages. Send only the pages that show what we asked for.`,
  effort: msg`This PDF is too detailed to open. Print it to a new PDF, or send a picture of it.`,
})

/** A small file can hold a large picture; drawn anew it is kept up to this size. */
const mostStored = 4 * uploadLimits.maxBytes

/** What the one rule of browser and server finds wrong with a file. */
export const refused = (fault: UploadFault) =>
  new Refusal(fault === 'empty' || fault === 'tooLarge' ? '-341' : '-340', uploadTexts[fault])
