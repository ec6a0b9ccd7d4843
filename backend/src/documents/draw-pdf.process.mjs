// Run as `node draw-pdf.process.mjs <limits as JSON>`: the PDF comes in on stdin, its pages go out on stdout as a new
// PDF. Exit code 3: too many pages, 4: cannot be drawn; whoever takes too long or grows too far kills itself.
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setInterval } from 'node:timers'
import { fileURLToPath } from 'node:url'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

/** Drawing keeps its thread busy, partly in native code that nothing can interrupt; this thread stays free to end it. */
async function guard(limits) {
  const file = fileURLToPath(import.meta.url)
  const bytes = new Uint8Array(await buffer(process.stdin))
  const until = performance.now() + limits.seconds * 1000
  setInterval(() => {
    const grown = process.memoryUsage.rss() > limits.megabytes * 1024 * 1024
    if (grown || performance.now() > until) process.kill(process.pid, 'SIGKILL')
  }, 50)
  const [{ pdf, exitCode }] = await once(new Worker(file, { workerData: { bytes, limits } }), 'message')
  process.exitCode = exitCode
  process.stdout.end(pdf, () => process.exit())
}

const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const pointsAnInch = 72

/** Whatever cannot be drawn is an error here: a page with a part left out would be another document. */
const strict = ({ imagePixels }) => ({ stopAtErrors: true, maxImageSize: imagePixels })
/** Nothing is compiled or taken from the machine, and fonts are drawn as outlines by the library itself. */
const closed = { isEvalSupported: false, useSystemFonts: false, disableFontFace: true, enableXfa: false }
const ownFiles = {
  standardFontDataUrl: join(library, 'standard_fonts/'),
  cMapUrl: join(library, 'cmaps/'),
  cMapPacked: true,
}

async function draw({ bytes, limits }) {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const { PDFDocument } = await import('@napi-rs/canvas')
  const options = { data: bytes, verbosity: 0, ...strict(limits), ...closed, ...ownFiles }
  const document = await getDocument(options).promise
  if (document.numPages > limits.pages) return { exitCode: 3 }
  // A file may claim any number of pages, also none and less: what draws nothing shows nothing.
  if (!(document.numPages >= 1)) return { exitCode: 4 }
  const result = new PDFDocument({ encodingQuality: 85 })
  for (let number = 1; number <= document.numPages; number++)
    await drawPage(await document.getPage(number), result, limits)
  return { exitCode: 0, pdf: result.close() }
}

async function drawPage(page, result, limits) {
  const { createCanvas } = await import('@napi-rs/canvas')
  const { width, height } = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: scaleFor(width * height, limits) })
  const canvas = createCanvas(
    Math.max(1, Math.round(viewport.width)),
    Math.max(1, Math.round(viewport.height)),
  )
  await page.render({ canvasContext: canvas.getContext('2d'), viewport, background: '#fff' }).promise
  refuseLostPictures(page)
  result.beginPage(width, height).drawImage(canvas, 0, 0, width, height)
  result.endPage()
  page.cleanup()
}

/** The finest grid up to the wished-for one that keeps a page within its pixels. */
const scaleFor = (area, { dotsAnInch, pagePixels }) =>
  Math.min(dotsAnInch / pointsAnInch, Math.sqrt(pagePixels / area))

/** The library leaves a broken picture out without an error, even when told to stop at errors. */
function refuseLostPictures({ objs, commonObjs }) {
  for (const [, data] of [...objs, ...commonObjs]) if (!data) throw new Error('a picture is broken')
}

if (isMainThread) await guard(JSON.parse(process.argv[2] ?? '{}'))
else parentPort.postMessage(await draw(workerData).catch(() => ({ exitCode: 4 })))
