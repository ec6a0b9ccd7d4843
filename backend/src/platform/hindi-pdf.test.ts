import { buildTextPdf } from '@portal/contracts/receipt'
import { searchedTexts } from '@portal/testing/searched-texts'
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
