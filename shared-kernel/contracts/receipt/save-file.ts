/** Hands a file to the browser's downloads under its name (S9.057). */
export function saveFile(content: Blob, fileName: string): void {
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
