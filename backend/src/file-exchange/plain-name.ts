/** Files for banks take letters, digits and spaces; a name in another script is none to them, and the account counts. */
export function plainName(holder: string): string {
  const plain = holder
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
  return plain || 'INVESTOR'
}
