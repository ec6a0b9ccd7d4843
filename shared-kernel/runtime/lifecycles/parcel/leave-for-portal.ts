/** Leaves this page for the whole portal, in the same tab. On its own, because a test page cannot be left. */
export function leaveForPortal(address: string): void {
  globalThis.location.assign(address)
}
