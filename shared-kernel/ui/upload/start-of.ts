import { uploadLimits } from '@portal/contracts/validation'

/** The first bytes of a file, which say what it is. */
export function startOf(file: Blob): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer))
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'))
    reader.readAsArrayBuffer(file.slice(0, uploadLimits.startBytes))
  })
}
