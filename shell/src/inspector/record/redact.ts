/** Parameters of addresses that say what a page shows and nothing of whom it shows it to. */
const harmless = ['scheme', 'schemes', 'document', 'topic', 'change', 'from']
/** Longer numbers and words with digits name folios, orders, accounts and people. */
const namesSomebody = /\d/

/** A parameter's value as the inspector shows it: no PAN, folio, order, token, or anything that was typed. */
export function shownValue(name: string, value: string): string {
  const isHarmless = harmless.includes(name) && /^[A-Z-]*(,[A-Z-]+)*$/i.test(value) && value.length < 80
  return isHarmless ? value : 'hidden'
}

/** A path without what may name somebody: parts with a digit, or that no route of ours is long enough for. */
export const shownPath = (path: string): string =>
  path
    .split('/')
    .map((part) => (namesSomebody.test(part) || part.length > 40 ? '(hidden)' : part))
    .join('/')

/** The path of an address, below the portal's basename, without its query. */
export const pathOf = (address: string): string =>
  shownPath(new URL(address, location.href).pathname.replace(/^\/investors(?=\/|$)/, '') || '/')
