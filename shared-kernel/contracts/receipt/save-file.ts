/** Safari tells of itself so, and no other browser does. */
const isHomeScreenApp = () => (navigator as Navigator & { standalone?: boolean }).standalone === true

/**
 * Hands a file to the browser's downloads under its name (S9.057). An app on the home screen of iOS has no downloads: it
 * gets the share sheet, which saves to Files too; where the press is too long ago for that, the browser's way is tried.
 */
export function saveFile(content: Blob, fileName: string): void {
  const files = [new File([content], fileName, { type: content.type })]
  if (!isHomeScreenApp() || !navigator.canShare?.({ files })) return download(content, fileName)
  navigator.share({ files }).catch((error: unknown) => {
    const isClosed = error instanceof DOMException && error.name === 'AbortError'
    if (!isClosed) download(content, fileName)
  })
}

function download(content: Blob, fileName: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The browser reads the address after this turn; freeing it at once loses the download in some.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** Hands a PDF to the browser's downloads under a file name (S9.057). */
export function savePdf(pdf: Uint8Array<ArrayBuffer>, fileName: string): void {
  saveFile(new Blob([pdf], { type: 'application/pdf' }), fileName)
}
