import PDFDocument from 'pdfkit'

const pointsPerMm = 72 / 25.4

/**
 * A PDF in letters that must be shaped (Devanagari joins them and puts signs before them), with those calls of jsPDF that
 * the documents of the portal are drawn with; jsPDF shapes nothing. Lengths in millimetres. Plain JavaScript, for the
 * process that draws statements reads it as it stands.
 */
export class ShapedDocument {
  #pdf
  #chunks = []
  #size = 10

  /** @param {import('./shaped-document.mjs').ShapedOptions} options */
  constructor({ letters, orientation = 'portrait', title, createdAt, encryption }) {
    this.#pdf = new PDFDocument({
      size: 'A4',
      layout: orientation,
      margin: 0,
      bufferPages: true,
      lang: 'hi',
      // A page has none of pdfkit's own letters, which it would begin with.
      font: null,
      info: { Title: title, CreationDate: new Date(createdAt) },
      ...(encryption && {
        pdfVersion: '1.7ext3',
        userPassword: encryption.userPassword,
        ownerPassword: encryption.ownerPassword,
        permissions: { printing: 'highResolution', copying: true },
      }),
    })
    this.#pdf.on('data', (chunk) => this.#chunks.push(chunk))
    for (const [style, bytes] of Object.entries(letters)) this.#pdf.registerFont(style, bytes)
    this.setFont('', 'normal')
  }

  setFont(_family, style) {
    this.#pdf.font(style)
    return this
  }

  setFontSize(size) {
    this.#size = size
    this.#pdf.fontSize(size)
    return this
  }

  /** Lines that a width holds. A word that is wider than it stands alone, broken between syllables. */
  splitTextToSize(text, width) {
    const fits = (line) => this.#pdf.widthOfString(line) <= width * pointsPerMm
    const lines = ['']
    const add = (part, between) => {
      const line = lines.at(-1)
      const longer = line && `${line}${between}${part}`
      if (!line) lines[lines.length - 1] = part
      else if (fits(longer)) lines[lines.length - 1] = longer
      else lines.push(part)
    }
    for (const word of this.#known(text).split(/\s+/)) {
      if (fits(word)) add(word, ' ')
      else for (const [at, syllable] of syllablesOf(word).entries()) add(syllable, at ? '' : ' ')
    }
    return lines
  }

  /** One or more lines below each other; `y` is where the first one stands. */
  text(lines, x, y, { align = 'left' } = {}) {
    for (const [at, line] of [lines].flat().entries()) {
      const words = this.#known(line)
      const left = x * pointsPerMm - (align === 'right' ? this.#pdf.widthOfString(words) : 0)
      const below = y * pointsPerMm + at * this.#size * 1.15
      // Signs are drawn before the letter that they are spoken after: what is searched is the text itself.
      this.#pdf.markContent('Span', { actual: words })
      this.#pdf.text(words, left, below, { lineBreak: false, baseline: 'alphabetic' })
      this.#pdf.endMarkedContent()
    }
    return this
  }

  setFillColor(...colour) {
    this.#pdf.fillColor(colour)
    return this
  }

  rect(x, y, width, height) {
    this.#pdf.rect(...[x, y, width, height].map((length) => length * pointsPerMm)).fill()
    this.#pdf.fillColor('black')
    return this
  }

  setDrawColor(...colour) {
    this.#pdf.strokeColor(colour)
    return this
  }

  line(fromX, fromY, toX, toY) {
    this.#pdf.lineWidth(0.2 * pointsPerMm)
    this.#pdf.moveTo(fromX * pointsPerMm, fromY * pointsPerMm).lineTo(toX * pointsPerMm, toY * pointsPerMm)
    this.#pdf.stroke()
    return this
  }

  addPage() {
    this.#pdf.addPage()
    return this
  }

  /** Counted from 1. */
  setPage(number) {
    this.#pdf.switchToPage(number - 1)
    return this
  }

  getNumberOfPages() {
    return this.#pdf.bufferedPageRange().count
  }

  /** @returns {Promise<Uint8Array<ArrayBuffer>>} */
  bytes() {
    const whole = new Promise((resolve) => {
      this.#pdf.on('end', () => resolve(joined(this.#chunks)))
    })
    this.#pdf.end()
    return whole
  }

  /** What the font has no letter for (an emoji, another script) is a question mark, as in Latin documents. */
  #known(text) {
    const { font } = this.#pdf._font
    return Array.from(text.normalize('NFC'))
      .map((letter) => (isJoiner(letter) || font.hasGlyphForCodePoint(letter.codePointAt(0)) ? letter : '?'))
      .join('')
  }
}

const isJoiner = (letter) => letter === '\u200c' || letter === '\u200d'

const syllables = new Intl.Segmenter('hi', { granularity: 'grapheme' })
const syllablesOf = (word) => [...syllables.segment(word)].map(({ segment }) => segment)

function joined(chunks) {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}
