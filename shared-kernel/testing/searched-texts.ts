import { inflateSync } from 'node:zlib'

/** What the parts of a PDF say that are to be read in place of its glyphs. */
export function searchedTexts(pdf: Uint8Array): string {
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
