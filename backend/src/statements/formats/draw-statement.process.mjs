// Run as `node draw-statement.process.mjs`: a statement as JSON comes in on stdin, its PDF goes out on stdout, and how
// far the drawing has come goes out on stderr, a number from 0 to 1 a line. All text is made by whoever asks.
import { json } from 'node:stream/consumers'
import { ShapedDocument } from '@portal/contracts/receipt/shaped-document.mjs'
import { jsPDF } from 'jspdf'

const page = { width: 297, height: 210, margin: 14, bottom: 16 }
const textWidth = page.width - 2 * page.margin
const line = 4.2
const cellGap = 2

const sheet = await json(process.stdin)
const doc = sheet.letters ? shaped() : latin()

function latin() {
  const empty = new jsPDF({
    unit: 'mm',
    format: 'a4',
    orientation: 'landscape',
    // Text of several thousand rows is small once it is packed.
    compress: true,
    encryption: {
      userPassword: sheet.password,
      ownerPassword: sheet.ownerPassword,
      userPermissions: ['print', 'copy'],
    },
  })
  empty.setProperties({ title: sheet.title })
  empty.setCreationDate(new Date(sheet.createdAt))
  return empty
}

function shaped() {
  const { title, createdAt, letters, password: userPassword, ownerPassword } = sheet
  const encryption = { userPassword, ownerPassword }
  return new ShapedDocument({ letters, title, createdAt, orientation: 'landscape', encryption })
}

let y = page.margin
const rowsInAll = sheet.tables.reduce((sum, { rows }) => sum + rows.length, 0)
let rowsDone = 0

const font = (size, style = 'normal') => doc.setFont('helvetica', style).setFontSize(size)

function addPage() {
  doc.addPage()
  y = page.margin
}

function makeRoom(height) {
  if (y + height > page.height - page.bottom) addPage()
}

function paragraph(text, size, style, after) {
  font(size, style)
  for (const words of doc.splitTextToSize(text, textWidth)) {
    makeRoom(size * 0.45)
    doc.text(words, page.margin, y + size * 0.35)
    y += size * 0.45
  }
  y += after
}

function factRow({ label, value }) {
  makeRoom(line)
  font(9)
  doc.text(label, page.margin, y + 3)
  font(9, 'bold')
  doc.text(value, page.margin + 70, y + 3)
  y += line + 0.6
}

/** Where each column begins and how wide it is, in shares of the page. */
function placesOf(columns) {
  const whole = columns.reduce((sum, { weight }) => sum + weight, 0)
  let x = page.margin
  return columns.map((column) => {
    const width = (textWidth * column.weight) / whole
    const place = { ...column, x, width }
    x += width
    return place
  })
}

function drawRow(cells, places, style, fill) {
  font(8, style)
  // Amounts fit, and to measure every one of them takes most of the time.
  const lines = places.map(({ width, numeric }, at) =>
    numeric && !fill ? [cells[at] ?? ''] : doc.splitTextToSize(cells[at] ?? '', width - cellGap),
  )
  const height = Math.max(...lines.map(({ length }) => length)) * 3.4 + 1.8
  if (y + height > page.height - page.bottom) return false
  if (fill) {
    doc.setFillColor(238, 242, 247)
    doc.rect(page.margin, y, textWidth, height, 'F')
  }
  for (const [at, { x, width, numeric }] of places.entries())
    doc.text(lines[at], numeric ? x + width - cellGap : x + cellGap / 2, y + 3.4, {
      align: numeric ? 'right' : 'left',
    })
  y += height
  doc.setDrawColor(222, 228, 235).line(page.margin, y, page.margin + textWidth, y)
  return true
}

function drawTable({ title, note, columns, rows, totals }) {
  const places = placesOf(columns)
  const heads = columns.map(({ header }) => header)
  makeRoom(26)
  paragraph(title, 11, 'bold', 0.5)
  if (note) paragraph(note, 8, 'normal', 1)
  const head = () => drawRow(heads, places, 'bold', true)
  head()
  const row = (cells, style, fill) => {
    if (drawRow(cells, places, style, fill)) return
    addPage()
    head()
    drawRow(cells, places, style, fill)
  }
  for (const cells of rows) {
    row(cells, 'normal', false)
    if (++rowsDone % 200 === 0) process.stderr.write(`${rowsDone / rowsInAll}\n`)
  }
  if (totals) row(totals, 'bold', true)
  y += 5
}

paragraph(sheet.house, 9, 'normal', 1)
paragraph(sheet.title, 16, 'bold', 2)
sheet.facts.forEach(factRow)
y += 4
sheet.tables.forEach(drawTable)
for (const words of sheet.smallPrint) paragraph(words, 8, 'normal', 0.5)

const pages = doc.getNumberOfPages()
font(8)
for (let number = 1; number <= pages; number++)
  doc
    .setPage(number)
    .text(
      sheet.pageWords.replace('{page}', number).replace('{pages}', pages),
      page.width - page.margin,
      page.height - 8,
      { align: 'right' },
    )
process.stdout.end(Buffer.from(sheet.letters ? await doc.bytes() : doc.output('arraybuffer')))
