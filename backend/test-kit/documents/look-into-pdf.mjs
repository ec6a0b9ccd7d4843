// Run as `node look-into-pdf.mjs < file.pdf`: says as JSON what a reader of PDFs finds in a file besides its pages.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

const chunks = []
for await (const chunk of process.stdin) chunks.push(chunk)
const document = await getDocument({ data: new Uint8Array(Buffer.concat(chunks)), verbosity: 0 }).promise

const pages = []
for (let number = 1; number <= document.numPages; number++) {
  const page = await document.getPage(number)
  pages.push({
    view: page.view,
    annotations: (await page.getAnnotations()).length,
    actions: await page.getJSActions(),
    xfa: await page.getXfa(),
  })
}
const { info } = await document.getMetadata()
console.log(
  JSON.stringify({
    pages,
    actions: await document.getJSActions(),
    openAction: await document.getOpenAction(),
    attachments: await document.getAttachments(),
    fields: await document.getFieldObjects(),
    outline: await document.getOutline(),
    destinations: await document.getDestinations(),
    form: info.IsAcroFormPresent || info.IsXFAPresent || info.IsCollectionPresent,
  }),
)
await document.destroy()
