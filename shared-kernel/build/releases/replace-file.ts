import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs'

/** Replaces a file's content in one step: whoever reads sees all of the old or all of the new. */
export function replaceFile(path: string, text: string): void {
  const draft = `${path}.new`
  const file = openSync(draft, 'w')
  try {
    writeSync(file, text)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(draft, path)
}
