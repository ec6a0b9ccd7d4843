/**
 * The link that opened this page, taken out of the address at once, so that neither the history nor a copied address
 * holds it. It comes behind the #, which no server and no log ever sees.
 */
export function takeVisit(): string | undefined {
  const { hash, pathname, search } = globalThis.location
  const visit = new URLSearchParams(hash.slice(1)).get('visit')
  if (visit === null) return undefined
  history.replaceState(history.state, '', pathname + search)
  return visit
}
