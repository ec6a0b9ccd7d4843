/** What `<neem-portal>` tells the page around it, as CustomEvents that bubble: docs/embedding.md. */
export interface EmbedEvent {
  'portal:ready': { remote: string; version: string; path: string }
  /** `inside` is false where the page is not the remote's and is offered in a new tab instead. */
  'portal:navigate': { path: string; title: string; inside: boolean }
  'portal:session-ended': { reason: string }
  /** The session scope of the link is done; `reference` names what came of it. */
  'portal:done': { what: string; reference: string }
  'portal:error': { code: string; stage: string }
  /** In CSS pixels, whenever it changes. */
  'portal:height': { height: number }
}

export type Notify = <Type extends keyof EmbedEvent>(type: Type, detail: EmbedEvent[Type]) => void

export interface EmbedRequest {
  /** Where the portal is: "https://portal.example". */
  origin: string
  shadow: ShadowRoot
  root: HTMLElement
  remote: string
  /** Empty: the page that the link leads to. */
  path: string
  link: string | undefined
  notify: Notify
}

/** One remote that runs in somebody else's page. */
export interface EmbeddedPortal {
  open(path: string): Promise<void>
  signOut(): Promise<void>
  end(): Promise<void>
}

export type StartEmbedded = (request: EmbedRequest) => Promise<EmbeddedPortal>

/** Why an element shows nothing; the code is in docs/embedding.md. */
export class EmbedFailure extends Error {
  constructor(
    readonly code: 'EMBED-001' | 'EMBED-002',
    readonly stage: string,
  ) {
    super(`${code} ${stage}`)
  }
}
