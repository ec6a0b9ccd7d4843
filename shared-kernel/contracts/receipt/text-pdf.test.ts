import { buildTextPdf } from './public'

/** How far above the lower edge of its page a line stands, in points. */
function heightOf(pdf: string, words: string): number {
  const before = pdf.slice(0, pdf.indexOf(`(${words}) Tj`))
  return Number([...before.matchAll(/ ([\d.]+) Td/g)].at(-1)?.[1])
}

test('a title stands nearer to its section than to the one before', async () => {
  const bytes = await buildTextPdf({
    name: 'Facts',
    heading: 'Fund',
    subheading: 'Facts',
    sections: [
      { title: 'First', paragraphs: ['Before'] },
      { title: 'Second', paragraphs: ['After'] },
    ],
    smallPrint: [],
    createdAt: '2026-08-25T07:48:00Z',
  })
  const pdf = Buffer.from(bytes).toString('latin1')
  const [before, title, after] = ['Before', 'Second', 'After'].map((words) => heightOf(pdf, words)) as [
    number,
    number,
    number,
  ]
  expect(before - title).toBeGreaterThan(title - after)
  expect(title).toBeGreaterThan(after)
})
