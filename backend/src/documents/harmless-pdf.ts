import { inflateSync } from 'node:zlib'

/** Names that make a PDF do something, or hide what it does: a scanned document has none of them. */
const active = [
  'JavaScript',
  'JS',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'XFA',
  'Encrypt',
  'OpenAction',
  'AA',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'URI',
]
const activeName = new RegExp(`/(?:${active.join('|')})(?![A-Za-z0-9])`)

/** Inflated, the streams of one file may hold this much in all; more is a bomb. */
const mostInflated = 64 * 1024 * 1024

/** Whether a file is a whole PDF without scripts, attachments, forms that send, links out or a password. */
export function isHarmlessPdf(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes).toString('latin1')
  if (!/^%PDF-[12]\.\d/.test(text) || !/%%EOF\s*$/.test(text.slice(-64)) || !text.includes('startxref'))
    return false
  if (activeName.test(plainNames(text))) return false
  return hasHarmlessStreams(text)
}

/** Names can be spelt with #-codes: `/J#61vaScript`. */
const plainNames = (text: string) =>
  text.replace(/#([0-9A-Fa-f]{2})/g, (_code, hex: string) => String.fromCharCode(parseInt(hex, 16)))

/** Object streams hold objects packed away; other streams (pictures, fonts, page text) cannot act. */
function hasHarmlessStreams(text: string): boolean {
  let room = mostInflated
  for (const match of text.matchAll(/\/ObjStm\b[^]{0,400}?>>\s*stream\r?\n/g)) {
    const from = match.index + match[0].length
    const to = text.indexOf('endstream', from)
    const packed = to < 0 ? undefined : inflated(text.slice(from, to), room)
    if (packed === undefined || activeName.test(plainNames(packed))) return false
    room -= packed.length
  }
  return true
}

function inflated(stream: string, room: number): string | undefined {
  try {
    return inflateSync(Buffer.from(stream, 'latin1'), { maxOutputLength: Math.max(1, room) }).toString(
      'latin1',
    )
  } catch {
    return undefined
  }
}
