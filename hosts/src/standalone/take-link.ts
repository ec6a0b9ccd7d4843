/**
 * The link that opened this page, taken out of the address at once, so that neither the history nor a copied address
 * holds it. It comes behind the #, which no server and no log ever sees.
 */
export function takeLink(): string | undefined {
  const { hash, pathname, search } = location
  const link = new URLSearchParams(hash.slice(1)).get('link')
  if (link === null) return undefined
  history.replaceState(history.state, '', pathname + search)
  return link
}
