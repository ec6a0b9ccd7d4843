/** Leaves the portal for a KYC provider's page, and for nothing but a web page. On its own: a test page cannot be left. */
export function goToProvider(address: string): void {
  if (/^https?:$/.test(new URL(address, globalThis.location.origin).protocol))
    globalThis.location.assign(address)
}
