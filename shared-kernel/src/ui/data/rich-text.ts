/** A piece of formatted text: plain, or an element with pieces in it. */
export type RichPiece = string | RichElement

export interface RichElement {
  tag: RichTag
  href?: string
  children: RichPiece[]
}

const tags = ['p', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'a', 'br'] as const
export type RichTag = (typeof tags)[number]

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,6})|([a-z]{2,6}));/gi, (whole, code: string | undefined, name = '') => {
    if (code && Number(code) <= 0x10ffff) return String.fromCodePoint(Number(code))
    return entities[String(name).toLowerCase()] ?? whole
  })
}

/** An address that a text may link to: secure pages, mail, telephone, and paths of the portal. */
export function safeHref(href: string): string | undefined {
  const address = decode(href).trim()
  return /^(https:\/\/|mailto:|tel:|\/(?![/\\]))/i.test(address) ? address : undefined
}

const token = /<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)|<(\/?)([a-z][a-z0-9]*)([^>]*)>/gi

/**
 * Reads the HTML of a server's message into a tree of the few elements that texts need. Everything else falls away:
 * other elements leave their text, scripts and styles leave nothing, attributes but a link's address are dropped.
 */
export function parseRichText(html: string): RichPiece[] {
  const root: RichElement = { tag: 'p', children: [] }
  const open = [root]
  const top = () => open[open.length - 1] ?? root
  let read = 0
  const text = (until: number) => {
    const piece = decode(html.slice(read, until))
    if (piece) top().children.push(piece)
  }
  for (const match of html.matchAll(token)) {
    const [whole, , closing, name = '', attributes = ''] = match
    text(match.index)
    read = match.index + whole.length
    const tag = tags.find((each) => each === name.toLowerCase())
    if (!tag) continue
    if (closing) {
      const at = open.findLastIndex((element, depth) => depth > 0 && element.tag === tag)
      if (at > 0) open.length = at
      continue
    }
    const href =
      tag === 'a'
        ? safeHref(/href\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes)?.slice(1).join('') ?? '')
        : undefined
    const element: RichElement = { tag, href, children: [] }
    top().children.push(element)
    if (tag !== 'br') open.push(element)
  }
  text(html.length)
  return root.children
}
