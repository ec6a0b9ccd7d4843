/** Makes `matchMedia` answer as a screen of this width does, in tests. */
export function setScreenWidth(width: number): void {
  window.matchMedia = (query) => {
    const limit = Number(/max-width: (\d+)px/.exec(query)?.[1] ?? 0)
    return {
      matches: width <= limit,
      media: query,
      onchange: null,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
      dispatchEvent: () => false,
    }
  }
}
