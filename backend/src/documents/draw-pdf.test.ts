import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { constants, deflateRawSync, deflateSync, inflateSync } from 'node:zlib'
import { uploadLimits } from '@portal/contracts/validation'
import sharp from 'sharp'
import type { Refusal } from '../platform/refusal'
import { acceptUpload } from './accept-upload'
import { drawPdf, pdfLimits } from './draw-pdf'
import { packings, pdfWith } from '../../test-kit/documents/pdf-samples'

/** What a reader of PDFs finds in a file besides its pages. */
const seen = (pdf: Uint8Array) =>
  JSON.parse(
    execFileSync(process.execPath, [join(__dirname, '../../test-kit/documents/look-into-pdf.mjs')], {
      input: pdf,
    }).toString(),
  )
const nothingActs = {
  actions: null,
  openAction: null,
  attachments: null,
  fields: null,
  outline: null,
  destinations: {},
  form: false,
}
const stillPage = { annotations: 0, actions: null, xfa: null }

/** The bytes of a file, and of each of its streams as often as it can be inflated. */
function layers(pdf: Uint8Array): string[] {
  const text = Buffer.from(pdf).toString('latin1')
  const streams = [...text.matchAll(/stream\r?\n([^]*?)\r?\nendstream/g)].map(([, body]) => body ?? '')
  return [text.replace(/stream\r?\n[^]*?\r?\nendstream/g, ''), ...streams.flatMap(inflatedLayers)]
}
function inflatedLayers(body: string): string[] {
  try {
    const inner = inflateSync(Buffer.from(body, 'latin1')).toString('latin1')
    return [inner, ...inflatedLayers(inner)]
  } catch {
    return []
  }
}
const activeName =
  /JavaScript|\/JS\b|Launch|EmbeddedFile|RichMedia|XFA|AcroForm|OpenAction|\/AA\b|SubmitForm|ImportData|GoTo|URI|Annot|ObjStm|Names|evil/

const outcomeOf = (pdf: Uint8Array) =>
  acceptUpload(pdf, 'asha').then(
    () => 'accepted',
    ({ code, message }: Refusal) => `${code} ${message}`,
  )

const launch = '<</S/Launch/F(evil.exe)/Win<</F(evil.exe)>>>>'
const script = '<</S/JavaScript/JS(app.alert\\("evil"\\))>>'
const link = '<</Type/Annot/Subtype/Link/Rect[0 0 300 150]/A<</S/URI/URI(https://evil.example/)>>>>'
const active: [string, Parameters<typeof pdfWith>[0]][] = [
  ['a script at opening', { catalog: '/OpenAction 8 0 R', objects: [script] }],
  ['a program started at opening', { catalog: '/OpenAction 8 0 R', objects: [launch] }],
  ['named scripts', { catalog: '/Names<</JavaScript<</Names[(a) 8 0 R]>>>>', objects: [script] }],
  ['actions of the page', { page: '/AA<</O 8 0 R>>', objects: [script] }],
  [
    'an embedded file',
    {
      catalog: '/Names<</EmbeddedFiles<</Names[(evil.exe) 8 0 R]>>>>',
      objects: ['<</Type/Filespec/F(evil.exe)/EF<</F 9 0 R>>>>'],
      stream: { number: 9, dictionary: '/Type/EmbeddedFile', content: Buffer.from('evil') },
    },
  ],
  [
    'a form that sends (XFA)',
    {
      catalog: '/AcroForm<</Fields[]/XFA 9 0 R>>',
      stream: { number: 9, dictionary: '', content: Buffer.from('<xdp:xdp>evil</xdp:xdp>') },
    },
  ],
  [
    'a link out (URI)',
    {
      page: '/Annots[8 0 R]',
      objects: [link],
    },
  ],
]

async function expectPagesOnly(pdf: Buffer) {
  const { content } = await acceptUpload(pdf, 'asha')
  expect(seen(content)).toEqual({ ...nothingActs, pages: [{ view: [0, 0, 300, 150], ...stillPage }] })
  const found = layers(content).map((layer) => activeName.exec(layer)?.[0])
  expect(found.filter(Boolean)).toEqual([])
}

test.each(active)('%s, twice deflated: none of it is in what is stored [S5.072]', (_what, contents) =>
  expectPagesOnly(pdfWith({ ...contents, packing: packings['twice deflated']! })),
)

test.each(Object.keys(packings))(
  'a script at opening and a link out, %s: none of it is in what is stored [S5.072]',
  (how) =>
    expectPagesOnly(
      pdfWith({
        catalog: '/OpenAction 8 0 R',
        page: '/Annots[9 0 R]',
        objects: [script, link],
        packing: packings[how]!,
      }),
    ),
)

test('a launch after padding, spelt in codes: none of it is in what is stored [S5.072]', () =>
  expectPagesOnly(
    pdfWith({
      catalog: '/Open#41ction 8 0 R',
      objects: [`${' '.repeat(100_000)}<</S/L#61unch/F(evil.exe)>>`],
    }),
  ))

test('what is stored shows what was on the pages, each in its size', async () => {
  const { type, content } = await acceptUpload(pdfWith({ pages: 3, size: [595, 842] }), 'asha')
  expect(type).toBe('pdf')
  expect(seen(content).pages.map(({ view }: { view: number[] }) => view)).toEqual(
    Array(3).fill([0, 0, 595, 842]),
  )
  const picture = Buffer.from(content).subarray(Buffer.from(content).indexOf('\xff\xd8\xff', 'latin1'))
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: 1240, height: 1754 })
  const colourAt = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)]
  expect(colourAt(150, 1754 - 110)).toEqual([254, 0, 0])
  expect(colourAt(600, 300)).toEqual([255, 255, 255])
})

/** A page that draws a stream of this dictionary and content. */
const drawing = (dictionary: string, content: Buffer) =>
  pdfWith({
    page: '/Resources<</XObject<</A 9 0 R>>>>',
    drawing: '/A Do',
    stream: { number: 9, dictionary: `/Type/XObject${dictionary}`, content },
  })
const form = '/Subtype/Form/BBox[0 0 300 150]'
const jpeg = '/Subtype/Image/Width 9 /Height 9/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode'
/** So many megabytes of blanks, deflated, without ever holding them. */
function blanks(megabytes: number): Buffer {
  const piece = deflateRawSync(Buffer.alloc(1024 * 1024, ' '), { finishFlush: constants.Z_FULL_FLUSH })
  return Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    ...Array<Buffer>(megabytes).fill(piece),
    deflateRawSync(''),
  ])
}
const burst = drawing(`${form}/Filter[/FlateDecode/FlateDecode]`, deflateSync(blanks(4_000)))

test.each<[string, Buffer, string]>([
  ['one page more than twenty', pdfWith({ pages: 21 }), 'more than 20 pages'],
  ['a stream that bursts', burst, 'too detailed'],
  ['half a file', pdfWith().subarray(0, 200), 'damaged'],
  ['a page whose picture is broken', drawing(jpeg, Buffer.from('\xff\xd8\xff\xe0 no', 'latin1')), 'damaged'],
])('%s is refused with what to do [S8.065]', async (_what, pdf, said) => {
  expect(pdf.length).toBeLessThan(uploadLimits.maxBytes)
  const outcome = await outcomeOf(pdf)
  expect(outcome).toMatch(/^-342 /)
  expect(outcome).toContain(said)
})

test('a page that takes too long is given up, and the server answers all the while', async () => {
  const endless = pdfWith({ drawing: '0 0 m 300 150 l 0 150 l 300 0 l S '.repeat(100_000) })
  let ticks = 0
  const ticking = setInterval(() => (ticks += 1), 20)
  const outcome = await drawPdf(endless, 'asha', { ...pdfLimits, seconds: 1 })
  clearInterval(ticking)
  expect(outcome).toEqual({ refused: 'effort' })
  expect(ticks).toBeGreaterThan(5)
})

test('files are drawn one after the other, and whoever finds eight waiting comes again later', async () => {
  const files = Array.from({ length: pdfLimits.waiting + 1 }, (_, place) =>
    drawPdf(pdfWith(), `investor ${place}`),
  )
  const outcomes = await Promise.allSettled(files)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(pdfLimits.waiting)
  expect(outcomes.at(-1)).toMatchObject({ status: 'rejected', reason: { httpStatus: 429 } })
  expect(await drawPdf(pdfWith(), 'asha')).toMatchObject({ pdf: expect.anything() })
})

test('one investor has two of the eight places, whatever comes of the files: the others stay for everybody else', async () => {
  const broken = Buffer.from('%PDF-1.7 nothing')
  const hers = Array.from({ length: 4 }, () => drawPdf(broken, 'asha'))
  const his = drawPdf(pdfWith(), 'bharat')
  const outcomes = await Promise.allSettled(hers)
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected'])
  expect(outcomes[2]).toMatchObject({ reason: { httpStatus: 429 } })
  expect(await his).toMatchObject({ pdf: expect.anything() })
  expect(await drawPdf(broken, 'asha')).toEqual({ refused: 'damaged' })
})

test.each([-1, 0])(
  'a PDF that claims to have %d pages is refused, not kept as an empty one',
  async (claimed) => {
    expect(await outcomeOf(pdfWith({ claims: claimed }))).toMatch(/^-342 .*damaged/)
  },
)
