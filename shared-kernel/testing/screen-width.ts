import { registerUiRoot } from '@portal/ui/base'

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

/** Stands the portal into a page that is not ours, in a place of this width, in tests. */
export function setPlaceWidth(width: number, padding = '') {
  const host = document.createElement('div')
  host.style.padding = padding
  const size = (pixels: number) =>
    Object.defineProperty(host, 'clientWidth', { value: pixels, configurable: true })
  size(width)
  const watching = new Set<() => void>()
  const before = globalThis.ResizeObserver
  globalThis.ResizeObserver = class {
    private readonly changed: () => void
    constructor(callback: ResizeObserverCallback) {
      this.changed = () => callback([], this)
    }
    observe = () => void watching.add(this.changed)
    unobserve = () => undefined
    disconnect = () => void watching.delete(this.changed)
  }
  const forget = registerUiRoot(host.attachShadow({ mode: 'open' }))
  return {
    resize(pixels: number) {
      size(pixels)
      watching.forEach((changed) => changed())
    },
    end() {
      forget()
      globalThis.ResizeObserver = before
    },
  }
}
