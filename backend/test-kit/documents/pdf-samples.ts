import { deflateSync } from 'node:zlib'

type Part = string | Buffer

const join = (...parts: Part[]) => Buffer.concat(parts.map((part) => Buffer.from(part)))

/** How an object stream is packed: what stands in its dictionary, and its bytes. */
export interface Packing {
  dictionary: string
  pack: (objects: Buffer) => Buffer
}

/** The PNG predictor 'up', in rows of five bytes, as writers of PDFs use it. */
function predicted(objects: Buffer): Buffer {
  const width = 5
  const rows = Math.ceil(objects.length / width)
  const padded = Buffer.concat([objects, Buffer.alloc(rows * width - objects.length, ' ')])
  const result = Buffer.alloc(rows * (width + 1))
  for (let row = 0; row < rows; row++) {
    result[row * (width + 1)] = 2
    for (let column = 0; column < width; column++) {
      const at = row * width + column
      result[row * (width + 1) + column + 1] = (padded[at] ?? 0) - (row ? (padded[at - width] ?? 0) : 0)
    }
  }
  return deflateSync(result)
}

const flate = '/Filter/FlateDecode'
export const packings: Readonly<Record<string, Packing>> = {
  'packed away': { dictionary: `/Type/ObjStm${flate}`, pack: deflateSync },
  'behind 600 spaces in a dictionary': {
    dictionary: `/Type/ObjStm${' '.repeat(600)}${flate}`,
    pack: deflateSync,
  },
  'in a stream spelt /Obj#53tm': { dictionary: `/Type/Obj#53tm${flate}`, pack: deflateSync },
  'twice deflated': {
    dictionary: '/Type/ObjStm/Filter[/FlateDecode/FlateDecode]',
    pack: (objects) => deflateSync(deflateSync(objects)),
  },
  'behind a PNG predictor': {
    dictionary: `/Type/ObjStm${flate}/DecodeParms<</Predictor 12/Columns 5>>`,
    pack: predicted,
  },
}

interface Contents {
  /** More entries of the catalogue, as `/OpenAction 8 0 R`. */
  catalog?: string
  /** More entries of the page. */
  page?: string
  /** Objects from number 8 on. */
  objects?: readonly string[]
  packing?: Packing
  pages?: number
  /** How many the file says it has, where that is not true. */
  claims?: number
  /** In points. */
  size?: readonly [number, number]
  /** What is drawn. */
  drawing?: string
  /** What the drawing refers to by name: object streams cannot hold it, since it is a stream. */
  stream?: { number: number; dictionary: string; content: Buffer }
}

/** A whole PDF 1.5 whose catalogue, pages and further objects lie in an object stream. */
export function pdfWith({
  catalog = '',
  page = '',
  objects = [],
  packing = packings['packed away']!,
  pages = 1,
  claims = pages,
  size = [300, 150],
  drawing = '1 0 0 rg 30 30 100 50 re f',
  stream,
}: Contents = {}): Buffer {
  const inside = [
    [1, `<</Type/Catalog/Pages 2 0 R${catalog}>>`],
    [2, `<</Type/Pages/Count ${claims}/Kids[${'3 0 R '.repeat(pages)}]>>`],
    [3, `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${size.join(' ')}]/Contents 5 0 R${page}>>`],
    ...objects.map((object, at) => [8 + at, object] as const),
  ] as const
  const bodies = inside.map(([, body]) => body)
  const places = inside.map(
    ([number], at) => `${number} ${bodies.slice(0, at).reduce((sum, body) => sum + body.length + 1, 0)}`,
  )
  const head = `${places.join(' ')}\n`
  const packed = packing.pack(Buffer.from(head + bodies.join('\n')))
  const written: { number: number; bytes: Buffer }[] = [
    { number: 4, bytes: streamOf(`${packing.dictionary}/N ${inside.length}/First ${head.length}`, packed) },
    { number: 5, bytes: streamOf('', Buffer.from(drawing)) },
    ...(stream ? [{ number: stream.number, bytes: streamOf(stream.dictionary, stream.content) }] : []),
  ]
  return finished(
    written,
    inside.map(([number]) => number),
  )
}

const streamOf = (dictionary: string, content: Buffer) =>
  join(`<<${dictionary}/Length ${content.length}>>\nstream\n`, content, '\nendstream')

function finished(written: { number: number; bytes: Buffer }[], packed: readonly number[]): Buffer {
  let file = Buffer.from('%PDF-1.5\n')
  const rows = new Map<number, [number, number, number]>(packed.map((number, at) => [number, [2, 4, at]]))
  for (const { number, bytes } of written) {
    rows.set(number, [1, file.length, 0])
    file = join(file, `${number} 0 obj\n`, bytes, '\nendobj\n')
  }
  const last = Math.max(...rows.keys()) + 1
  rows.set(last, [1, file.length, 0])
  const table = Buffer.alloc((last + 1) * 6)
  for (const [number, [kind, place, index]] of rows) {
    table[number * 6] = kind
    table.writeUInt32BE(place, number * 6 + 1)
    table[number * 6 + 5] = index
  }
  const dictionary = `/Type/XRef/Size ${last + 1}/W[1 4 1]/Root 1 0 R`
  return join(
    file,
    `${last} 0 obj\n`,
    streamOf(dictionary, table),
    `\nendobj\nstartxref\n${file.length}\n%%EOF\n`,
  )
}
