// Run as `node read-pdf.mjs <password> < file.pdf`: prints the text of every page as JSON, or `locked`.
import { buffer } from 'node:stream/consumers'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

const data = new Uint8Array(await buffer(process.stdin))
try {
  const document = await getDocument({ data, password: process.argv[2], verbosity: 0 }).promise
  const pages = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(items.map((item) => item.str ?? '').join(' '))
  }
  console.log(JSON.stringify(pages))
  await document.destroy()
} catch (error) {
  if (error.name !== 'PasswordException') throw error
  console.log('"locked"')
}
