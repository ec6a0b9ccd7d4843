import { panHash, ReleaseRefusal } from '@portal/contracts/manifest'
import { panPattern } from '@portal/contracts/validation/inner'

/** The hashes of a list of PANs, one a line; empty lines and those that begin with # do not count. */
export async function hashPans(salt: string, text: string): Promise<string[]> {
  const lines = text
    .split(/\r?\n/)
    .map((line, index) => ({ pan: line.trim().toUpperCase(), number: index + 1 }))
  const pans = lines.filter(({ pan }) => pan && !pan.startsWith('#'))
  // The line is named, not the PAN: what a command prints ends up in logs.
  for (const { pan, number } of pans)
    if (!panPattern.test(pan)) throw new ReleaseRefusal(`Line ${number} of the list is not a PAN`)
  if (!pans.length) throw new ReleaseRefusal('The list holds no PAN')
  return Promise.all([...new Set(pans.map(({ pan }) => pan))].map((pan) => panHash(salt, pan)))
}
