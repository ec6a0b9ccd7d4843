import { inflateRawSync } from 'node:zlib'

/** The files in a zip archive, by the list at its end. */
function unzip(archive: Buffer): Map<string, string> {
  const files = new Map<string, string>()
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const nameLength = archive.readUInt16LE(at + 28)
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength)
    const local = archive.readUInt32LE(at + 42)
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const packed = archive.subarray(start, start + archive.readUInt32LE(at + 20))
    files.set(name, (archive.readUInt16LE(at + 10) ? inflateRawSync(packed) : packed).toString('utf8'))
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
  return files
}

const plain = (xml: string) =>
  xml
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

export interface ReadCell {
  /** "B7" */
  place: string
  /** A number as it is stored, the text of a string, or nothing beside a formula. */
  value: string | number | undefined
  formula?: string
}

/** The cells of every sheet of a workbook, by the name of the sheet. */
export function readXlsx(content: Uint8Array): Map<string, ReadCell[]> {
  const files = unzip(Buffer.from(content))
  const shared = [...(files.get('xl/sharedStrings.xml') ?? '').matchAll(/<si>(.*?)<\/si>/gs)].map(
    ([, text]) => plain(text ?? ''),
  )
  const names = [...(files.get('xl/workbook.xml') ?? '').matchAll(/<sheet [^>]*name="([^"]+)"/g)]
  return new Map(
    names.map(([, name = ''], index) => [
      name,
      cellsOf(files.get(`xl/worksheets/sheet${index + 1}.xml`) ?? '', shared),
    ]),
  )
}

function cellsOf(sheet: string, shared: readonly string[]): ReadCell[] {
  return [...sheet.matchAll(/<c r="([A-Z]+\d+)"([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)].map(
    ([, place = '', attributes = '', inner = '']) => {
      const [, value] = /<v>(.*?)<\/v>/s.exec(inner) ?? []
      const [, formula] = /<f>(.*?)<\/f>/s.exec(inner) ?? []
      const isText = attributes.includes('t="s"')
      const read = value === undefined ? undefined : isText ? shared[Number(value)] : Number(value)
      return { place, value: read, ...(formula && { formula: plain(formula) }) }
    },
  )
}
