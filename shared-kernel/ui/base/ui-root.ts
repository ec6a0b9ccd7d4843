const shadowRoots = new Set<ShadowRoot>()

/**
 * Makes the ids inside a shadow root known, for a host that draws the portal in one. Returns what ends it
 * (federation: other hosts).
 */
export function registerUiRoot(root: ShadowRoot): () => void {
  shadowRoots.add(root)
  return () => void shadowRoots.delete(root)
}

/** The element of a page that is not ours in which the portal stands; undefined on a page of its own. */
export function placeInPage(): Element | undefined {
  return [...shadowRoots].at(-1)?.host
}

/** An element of the portal by its id, wherever the host draws the portal (federation: other hosts). */
export function elementById(id: string): HTMLElement | null {
  for (const root of shadowRoots) {
    const found = root.getElementById(id)
    if (found) return found
  }
  return document.getElementById(id)
}

/**
 * What has the focus; in a shadow root the element inside, where the document only names the root's host
 * (federation: other hosts).
 */
export function focusedElement(): Element | null {
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused
}

/** Where an event happened; outside of a shadow root its target is only the root's host (federation: other hosts). */
export function placeOf(event: Event): Node | null {
  const [place] = event.composedPath()
  return place instanceof Node ? place : null
}
