/**
 * A text as the address that a browser reads in it, from `base` on where it is no whole one; undefined for what is none.
 * `URL.canParse` and `URL.parse` are younger than the oldest browsers of the portal.
 */
export function addressOf(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
