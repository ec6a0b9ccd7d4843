import { addressOf } from '@portal/contracts/wire/address'

/** What of the Trusted Types API is used here. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string | null },
  ): { createScriptURL(address: string): string }
}

const trusted = new Set<string>()
const factory = () => (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes

/** Lets scripts run from here on whose address is this one, or lies below it where it ends with a slash. */
export function trustScripts(address: string): void {
  trusted.add(new URL(address, document.baseURI).href)
}

/** Whether a script may run. The address is taken as the browser reads it, so that no dots lead out of a folder. */
export function isTrustedScript(address: string): boolean {
  const href = addressOf(address, document.baseURI)?.href
  return [...trusted].some((each) => href === each || (each.endsWith('/') && href?.startsWith(each)))
}

/**
 * Makes the page's default Trusted Types policy: where the page enforces them, no code of it can run a script from an
 * address that was not trusted, and no text becomes markup or code. For pages that are ours alone.
 */
export function guardPage(): void {
  try {
    // Null, not an error: the browser then reports what it stopped.
    const createScriptURL = (address: string) => (isTrustedScript(address) ? address : null)
    factory()?.createPolicy('default', { createScriptURL })
  } catch {
    // Somebody (an extension) made one before; the browser goes by that.
  }
}

/**
 * Makes a policy of its own name, for pages of others. Returns what vouches for an address, which throws a TypeError
 * for one that was not trusted; without Trusted Types, or where the page does not allow the name, nothing is vouched for.
 */
export function scriptPolicy(name: string): (address: string) => string {
  const createScriptURL = (address: string) => {
    if (isTrustedScript(address)) return address
    throw new TypeError(`No script is expected at ${address}`)
  }
  try {
    const policy = factory()?.createPolicy(name, { createScriptURL })
    return policy ? (address) => policy.createScriptURL(address) : createScriptURL
  } catch {
    return createScriptURL
  }
}
