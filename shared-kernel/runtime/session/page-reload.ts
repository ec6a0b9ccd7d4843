/** Loads the page anew. On its own, because a test page cannot be loaded anew. */
export function reloadPage(): void {
  globalThis.location.reload()
}
