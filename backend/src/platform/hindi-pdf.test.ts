import { inflateSync } from 'node:zlib'
import { buildTextPdf } from '@portal/contracts/receipt'
import { bringLanguages, inLanguage } from './language'

beforeAll(bringLanguages)

const facts = (title: string, paragraph: string) => ({
  name: title,
  heading: 'Neem Mutual Fund',
  subheading: title,
  sections: [{ title, paragraphs: [paragraph], rows: [{ label: 'रकम', value: '₹1,00,000' }] }],
  smallPrint: [],
  createdAt: '2026-08-25T07:48:00Z',
})

/** What the parts of a PDF say that are to be read in place of its glyphs. */
function searchedTexts(pdf: Uint8Array): string {
  const raw = Buffer.from(pdf)
  const streams = [...raw.toString('latin1').matchAll(/stream\r?\n/g)].flatMap(({ index, 0: { length } }) => {
    try {
      return [inflateSync(raw.subarray(index + length)).toString('latin1')]
    } catch {
      return []
    }
  })
  const texts = streams.join('').matchAll(/\/ActualText \(((?:\\[^]|[^\\)])*)\)/g)
  return [...texts].map(([, text = '']) => decoded(text)).join('\n')
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** Text with other letters than Latin ones is UTF-16 behind a mark. */
function decoded(text: string): string {
  const plain = text.replace(/\\([^])/g, (_, letter: string) => escapes[letter] ?? letter)
  return plain.startsWith('\xfe\xff')
    ? Buffer.from(plain, 'latin1').subarray(2).swap16().toString('utf16le')
    : plain
}

test('a document in Hindi can be searched as it is spoken, though signs stand before their letters on paper', async () => {
  const text = 'निवेश की पुष्टि, एग्ज़िट लोड और ज़िम्मेदारी, Neem Flexi Cap Fund में 😀'
  const pdf = await inLanguage('hi', () => buildTextPdf(facts('लेन-देन की रसीद', text)))
  expect(searchedTexts(pdf)).toContain('निवेश की पुष्टि, एग्ज़िट लोड और ज़िम्मेदारी, Neem Flexi Cap Fund में ?')
  expect(searchedTexts(pdf)).toContain('लेन-देन की रसीद\n')
  expect(searchedTexts(pdf)).toContain('₹1,00,000')
  expect(searchedTexts(pdf)).toContain('पेज 1 / 1')
})

test('a line is broken between words, and a long word between syllables', async () => {
  const word = 'क्षत्रिय'.repeat(30)
  const pdf = await inLanguage('hi', () => buildTextPdf(facts('क', `${'निवेश '.repeat(60)}${word}`)))
  const lines = searchedTexts(pdf).split('\n')
  expect(lines.filter((line) => /^(निवेश ?)+$/.test(line)).length).toBeGreaterThan(1)
  const pieces = lines.filter((line) => line.includes('क्षत्रि'))
  expect(pieces.length).toBeGreaterThan(1)
  expect(pieces.join('')).toContain(word)
  // No line begins with a sign that belongs to a letter.
  expect(lines.filter((line) => /^\p{M}/u.test(line))).toEqual([])
})

test('in English a document is drawn as it was', async () => {
  const pdf = Buffer.from(await buildTextPdf(facts('Receipt', '₹5'))).toString('latin1')
  expect(pdf).toContain('(Rs. 5) Tj')
  expect(pdf).toContain('(Page 1 of 1) Tj')
})
