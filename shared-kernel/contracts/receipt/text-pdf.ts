import { words as spoken } from '@portal/contracts/words'
import { t } from '@portal/contracts/words/macros'
import { latinText } from './latin-text'
import { page, paginate } from './receipt-layout'
import type { Drawing } from './shaped-document.mjs'

export interface PdfRow {
  label: string
  value: string
}

export interface PdfSection {
  title: string
  /** Stand above the rows. */
  paragraphs?: readonly string[]
  rows?: readonly PdfRow[]
}

export interface TextPdf {
  /** In the file's properties. */
  name: string
  /** In large letters at the top: the house, or what the document is about. */
  heading: string
  subheading: string
  sections: readonly PdfSection[]
  smallPrint: readonly string[]
  /** A moment, ISO 8601. */
  createdAt: string
}

/** Text in the letters that the document has. */
const readable = (text: string) => (spoken.letters ? text : latinText(text))

const labelWidth = 55
const textWidth = page.width - 2 * page.margin
const valueWidth = textWidth - labelWidth
const lineUnits = 6
const gapUnits = 2

type Block = { item: (doc: Drawing, y: number) => void; units: number }

function text(lines: string[], size: number, units: number, style: 'normal' | 'bold' = 'normal'): Block {
  return {
    units,
    item: (doc, y) => {
      doc.setFont('helvetica', style).setFontSize(size)
      doc.text(lines, page.margin, y + 5)
    },
  }
}

/** Nearer to what it is the title of than to what comes before it. */
const title = (words: string): Block => ({
  units: 14,
  item: (doc, y) => {
    doc.setFont('helvetica', 'bold').setFontSize(12)
    doc.text(readable(words), page.margin, y + 11)
  },
})

/** Text as one block a line, so that it may go on over the end of a page. */
function lineBlocks(
  doc: Drawing,
  words: string,
  width: number,
  draw: (lines: string[], at: number) => Block,
) {
  doc.setFont('helvetica', 'normal').setFontSize(10)
  const lines: string[] = doc.splitTextToSize(readable(words), width)
  return lines.map((_line, at) => {
    const block = draw(lines, at)
    return at === lines.length - 1 ? { ...block, units: block.units + gapUnits } : block
  })
}

const paragraphBlocks = (doc: Drawing, words: string) =>
  lineBlocks(doc, words, textWidth, (lines, at) => text([lines[at] ?? ''], 10, lineUnits))

const rowBlocks = (doc: Drawing, { label, value }: PdfRow) =>
  lineBlocks(doc, value, valueWidth, (lines, at) => ({
    units: lineUnits,
    item: (target, y) => {
      target.setFont('helvetica', 'normal').setFontSize(10)
      if (at === 0) target.text(readable(label), page.margin, y + 5)
      target.text(lines[at] ?? '', page.margin + labelWidth, y + 5)
    },
  }))

function blocksOf(doc: Drawing, { heading, subheading, sections, smallPrint }: TextPdf): Block[] {
  return [
    text([readable(heading)], 18, 12, 'bold'),
    text([readable(subheading)], 12, 10),
    ...sections.flatMap(({ title: words, paragraphs = [], rows = [] }) => [
      title(words),
      ...paragraphs.flatMap((each) => paragraphBlocks(doc, each)),
      ...rows.flatMap((row) => rowBlocks(doc, row)),
    ]),
    text([], 9, 10),
    ...smallPrint.map((line) => text([readable(line)], 9, lineUnits)),
  ]
}

/** An empty document, and what makes a file of it. */
async function emptyDocument({ name, createdAt }: TextPdf) {
  const letters = await spoken.letters?.()
  if (letters) {
    const { ShapedDocument } = await import('./shaped-document.mjs')
    const doc = new ShapedDocument({ letters, title: name, createdAt })
    return { doc, bytes: () => doc.bytes() }
  }
  const { jsPDF } = await import('jspdf')
  const doc = new jsPDF({ unit: 'mm', format: 'a4' })
  doc.setProperties({ title: name })
  doc.setCreationDate(new Date(createdAt))
  return { doc: doc as Drawing, bytes: () => new Uint8Array(doc.output('arraybuffer')) }
}

/**
 * A document of sections as a PDF: A4, in pages of 300 units, made of text only, with letters that are shaped where the
 * language needs it. The library is loaded on first use; works in the browser and in Node (S9.055, S9.056).
 */
export async function buildTextPdf(document: TextPdf): Promise<Uint8Array<ArrayBuffer>> {
  const { doc, bytes } = await emptyDocument(document)
  const placed = paginate(blocksOf(doc, document))
  const pages = (placed.at(-1)?.page ?? 0) + 1
  for (let added = 1; added < pages; added++) doc.addPage()
  for (const { item, page: number, y } of placed) item(doc.setPage(number + 1), y)
  doc.setFont('helvetica', 'normal').setFontSize(8)
  for (let number = 1; number <= pages; number++)
    doc
      .setPage(number)
      .text(t`Page ${{ page: number }} of ${pages}`, page.width - page.margin, 290, { align: 'right' })
  return bytes()
}
