/** What is wrong with a NAV file as a whole; its words are for whoever imports it. */
export class NavFileFault extends Error {}

export interface FileLine {
  text: string
  /** False for what stands behind the last line end: a file that was cut off ends so. */
  ended: boolean
}

/** No line of a NAV file comes near it; without it a file that has no lines would be held as one. */
const longestLine = 64 * 1024

/**
 * The lines of a text file as they come in, in UTF-8 or, where a byte order mark says so, UTF-16; CRLF, LF and a lone
 * CR end a line. Holds one chunk at a time. Throws a NavFileFault for what is no text.
 */
export async function* linesOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<FileLine> {
  let rest = ''
  for await (const text of textOf(source)) {
    // A CR at the very end waits for the next chunk: an LF may follow.
    const parts = (rest + text).split(/\r\n|\n|\r(?!\n|$)/)
    rest = parts.pop() ?? ''
    if (rest.length > longestLine) throw new NavFileFault('The file has no lines: it is no NAV file.')
    for (const part of parts) yield { text: part, ended: true }
  }
  if (rest.endsWith('\r')) yield { text: rest.slice(0, -1), ended: true }
  else if (rest) yield { text: rest, ended: false }
}

async function* textOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  let first: Uint8Array = new Uint8Array()
  for await (const chunk of source) {
    const bytes = decoder ? chunk : Buffer.concat([first, chunk])
    if (!decoder && bytes.length < 2) {
      first = bytes
      continue
    }
    decoder ??= new TextDecoder(encodingOf(bytes))
    yield readable(decoder.decode(bytes, { stream: true }))
  }
  yield readable((decoder ?? new TextDecoder()).decode(decoder ? undefined : first))
}

function encodingOf([one, two]: Uint8Array): string {
  if (one === 0xff && two === 0xfe) return 'utf-16le'
  return one === 0xfe && two === 0xff ? 'utf-16be' : 'utf-8'
}

function readable(text: string): string {
  if (!text.includes('\0')) return text
  throw new NavFileFault(
    'The file is not readable text: it holds NUL characters. If it is UTF-16, save it with a byte order mark or as UTF-8.',
  )
}
