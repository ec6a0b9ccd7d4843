import type { jsPDF } from 'jspdf'
import type { Order } from '../../contracts/transaction'
import { latinText } from './latin-text'
import { page, paginate } from './receipt-layout'
import { receiptSections } from './receipt-rows'

/** S9.057 */
export const receiptFileName = 'Successfull.pdf'

const smallPrint = [
  'This receipt was made by a computer and needs no signature.',
  'Mutual fund investments are subject to market risks, read all scheme related documents carefully.',
]
const labelWidth = 55
const valueWidth = page.width - 2 * page.margin - labelWidth
const lineUnits = 6

type Block = { item: (doc: jsPDF, y: number) => void; units: number }

function text(lines: string[], size: number, units: number, style: 'normal' | 'bold' = 'normal'): Block {
  return {
    units,
    item: (doc, y) => {
      doc.setFont('helvetica', style).setFontSize(size)
      doc.text(lines, page.margin, y + 5)
    },
  }
}

/** A row as one block a line, so that a long value may go on over the end of a page. */
function rowBlocks(doc: jsPDF, label: string, value: string): Block[] {
  doc.setFont('helvetica', 'normal').setFontSize(10)
  const lines: string[] = doc.splitTextToSize(latinText(value), valueWidth)
  return lines.map((line, at) => ({
    units: at === lines.length - 1 ? lineUnits + 2 : lineUnits,
    item: (target, y) => {
      target.setFont('helvetica', 'normal').setFontSize(10)
      if (at === 0) target.text(latinText(label), page.margin, y + 5)
      target.text(line, page.margin + labelWidth, y + 5)
    },
  }))
}

function blocksOf(doc: jsPDF, order: Order, brand: string): Block[] {
  return [
    text([latinText(brand)], 18, 12, 'bold'),
    text(['Transaction receipt'], 12, 10),
    ...receiptSections(order).flatMap(({ title, rows }) => [
      text([latinText(title)], 12, 14, 'bold'),
      ...rows.flatMap(({ label, value }) => rowBlocks(doc, label, value)),
    ]),
    text([], 9, 10),
    ...smallPrint.map((line) => text([line], 9, lineUnits)),
  ]
}

/**
 * The receipt of an order as a PDF: A4, in pages of 300 units, made of text only. The library is loaded on first
 * use; works in the browser and in Node, so that a download and an e-mail are the same (S1.045, S9.055, S9.056).
 */
export async function buildReceiptPdf(
  order: Order,
  brand = 'Neem Mutual Fund',
): Promise<Uint8Array<ArrayBuffer>> {
  const { jsPDF } = await import('jspdf')
  const doc = new jsPDF({ unit: 'mm', format: 'a4' })
  doc.setProperties({ title: `Receipt ${order.orderNumber}` })
  doc.setCreationDate(new Date(order.createdAt))
  const placed = paginate(blocksOf(doc, order, brand))
  const pages = (placed.at(-1)?.page ?? 0) + 1
  for (let added = 1; added < pages; added++) doc.addPage()
  for (const { item, page: number, y } of placed) item(doc.setPage(number + 1), y)
  doc.setFont('helvetica', 'normal').setFontSize(8)
  for (let number = 1; number <= pages; number++)
    doc.setPage(number).text(`Page ${number} of ${pages}`, page.width - page.margin, 290, { align: 'right' })
  return new Uint8Array(doc.output('arraybuffer'))
}
