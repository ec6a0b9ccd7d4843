import type { EmbedEvent, EmbeddedPortal, StartEmbedded } from './embed-contract'
import { followTheme } from './embedded-theme'
import { dress } from './style-sheets'

/**
 * `<neem-portal remote path link>`: one remote in a page that is not ours. Begins when it is put into the page, ends
 * when it is taken out, and begins anew with another remote or link; another path opens that page.
 */
export function definePortalElement(origin: string): void {
  if (customElements.get('neem-portal')) return
  customElements.define(
    'neem-portal',
    class NeemPortal extends PortalElement {
      readonly origin = origin
    },
  )
}

/** One part runs at a time: an element that takes the place of another one begins when that has ended. */
let ending: Promise<unknown> = Promise.resolve()

abstract class PortalElement extends HTMLElement {
  static readonly observedAttributes = ['remote', 'path', 'link']
  abstract readonly origin: string
  #portal: Promise<EmbeddedPortal | undefined> | undefined
  #queued = false

  connectedCallback(): void {
    this.#begin()
  }

  disconnectedCallback(): void {
    this.#end()
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (!this.#portal || before === after) return
    if (name === 'path')
      return void this.#portal.then((portal) => portal?.open(this.getAttribute('path') ?? '/'))
    if (this.#queued) return
    // Remote and link are often set one after the other: they count together.
    this.#queued = true
    queueMicrotask(() => {
      this.#queued = false
      if (!this.isConnected) return
      this.#end()
      this.#begin()
    })
  }

  /** Ends the investor's session, as when the visitor logs out of the page around. */
  async signOut(): Promise<void> {
    await (await this.#portal)?.signOut()
  }

  #begin(): void {
    const start = () => this.#start()
    this.#portal = ending.then(start, start)
  }

  async #start(): Promise<EmbeddedPortal | undefined> {
    if (!this.isConnected) return undefined
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
    const root = prepare(shadow)
    const undress = dress(shadow)
    const endTheme = followTheme(this, root)
    const watch = reportHeight(root, (height) => this.#notify('portal:height', { height }))
    const cleanUp = () => {
      watch.disconnect()
      undress()
      endTheme()
      shadow.replaceChildren()
      shadow.adoptedStyleSheets = []
    }
    try {
      const { startEmbedded } = (await import('./bootstrap')) as { startEmbedded: StartEmbedded }
      const portal = await startEmbedded({
        origin: this.origin,
        shadow,
        root,
        remote: this.getAttribute('remote') ?? '',
        path: this.getAttribute('path') ?? '',
        link: this.getAttribute('link') ?? undefined,
        notify: (type, detail) => this.#notify(type, detail),
      })
      return { ...portal, end: () => portal.end().finally(cleanUp) }
    } catch (error) {
      cleanUp()
      this.#notify('portal:error', failureOf(error))
      return undefined
    }
  }

  #end(): void {
    const portal = this.#portal
    this.#portal = undefined
    ending = Promise.all([portal, ending]).then(([running]) => running?.end())
  }

  #notify<Type extends keyof EmbedEvent>(type: Type, detail: EmbedEvent[Type]): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }))
  }
}

function prepare(shadow: ShadowRoot): HTMLElement {
  const root = document.createElement('div')
  root.className = 'portal-root'
  shadow.replaceChildren(root)
  return root
}

function reportHeight(root: HTMLElement, notify: (height: number) => void): ResizeObserver {
  let told = 0
  const observer = new ResizeObserver(() => {
    const height = Math.ceil(root.getBoundingClientRect().height)
    if (height !== told) notify((told = height))
  })
  observer.observe(root)
  return observer
}

function failureOf(error: unknown): EmbedEvent['portal:error'] {
  const { code, stage } = error as { code?: unknown; stage?: unknown }
  if (typeof code === 'string' && typeof stage === 'string') return { code, stage }
  return { code: 'LOAD-003', stage: 'entry' }
}
