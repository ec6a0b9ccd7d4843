import { execFile, type ExecFileException } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { tooMany } from '../platform/refusal'

export interface PdfLimits {
  pages: number
  dotsAnInch: number
  /** A larger page is drawn coarser. */
  pagePixels: number
  /** Of one picture in a page. */
  imagePixels: number
  seconds: number
  /** Of the process that draws, all in all. */
  megabytes: number
  /** Files that wait for their turn, of all investors and of one. */
  waiting: number
  waitingOfOne: number
}

/** A4 at 150 dots an inch is 2.2 million pixels. */
export const pdfLimits: PdfLimits = {
  pages: 20,
  dotsAnInch: 150,
  pagePixels: 4_000_000,
  imagePixels: 40_000_000,
  seconds: 20,
  megabytes: 700,
  waiting: 8,
  waitingOfOne: 2,
}

/** Why a PDF was not drawn: damaged or locked, too many pages, or more time or memory than one is given. */
export type UndrawnPdf = 'damaged' | 'pages' | 'effort'
export type DrawnPdf = { pdf: Uint8Array } | { refused: UndrawnPdf }

const script = fileURLToPath(new URL('./draw-pdf.process.mjs', import.meta.url))
const refusals: Readonly<Record<number, UndrawnPdf>> = { 3: 'pages', 4: 'damaged' }
/** Twenty detailed pages as JPEGs; what is stored is limited by who stores it. */
const mostBytes = 64 * 1024 * 1024

let last: Promise<unknown> = Promise.resolve()
let waiting = 0
const waitingOf = new Map<string, number>()

/**
 * A new PDF of pictures of the pages: nothing of the old one is in it, so nothing in it acts. One is drawn at a time,
 * in a process of its own that cannot hold up the server or bring it down. Throws a 429 while eight others wait, or two
 * of the same `owner`, who so leaves places for everybody else.
 */
export async function drawPdf(bytes: Uint8Array, owner: string, limits = pdfLimits): Promise<DrawnPdf> {
  if (waiting >= limits.waiting || (waitingOf.get(owner) ?? 0) >= limits.waitingOfOne)
    throw tooMany(limits.seconds)
  count(owner, 1)
  const turn = last.then(() => drawInProcess(bytes, limits))
  last = turn
  return turn.finally(() => count(owner, -1))
}

function count(owner: string, change: 1 | -1): void {
  waiting += change
  const own = (waitingOf.get(owner) ?? 0) + change
  if (own) waitingOf.set(owner, own)
  else waitingOf.delete(owner)
}

function drawInProcess(bytes: Uint8Array, limits: PdfLimits): Promise<DrawnPdf> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [script, JSON.stringify(limits)],
      { encoding: 'buffer', env: {}, maxBuffer: mostBytes },
      (error, pdf) => resolve(error ? { refused: reasonOf(error) } : { pdf }),
    )
    // A process that ends before it has read everything says so by its exit code.
    child.stdin?.on('error', () => undefined).end(bytes)
  })
}

const reasonOf = ({ code }: ExecFileException): UndrawnPdf =>
  (typeof code === 'number' && refusals[code]) || 'effort'
