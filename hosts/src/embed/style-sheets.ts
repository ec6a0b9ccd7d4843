import { scopeCss } from './scope-css'

// The first rule keeps out what the page would hand down; what the sheets say of the page as a whole comes after it.
const ground = '.portal-root{all:initial;display:block;overflow-wrap:break-word}'
// Its width comes from the page around, never from what is in it: the layouts inside ask for it.
const host = ':host{display:block;box-sizing:border-box;width:100%;container-type:inline-size}'
// The foot of the window belongs to the page around: what stands there on a page of our own stands in the part's place.
const bounds = '.portal-root.portal-root{min-height:0;--foot-position:sticky;--foot-space:0}'

const sheets: CSSStyleSheet[] = []
const own = new Map<string, CSSStyleSheet>()
const roots = new Set<ShadowRoot>()
const known = new Set<string>()

function adopt(root: ShadowRoot): void {
  root.adoptedStyleSheets = [ownSheet(host), ownSheet(ground), ...sheets, ownSheet(bounds)]
}

function ownSheet(css: string): CSSStyleSheet {
  const sheet = own.get(css) ?? new CSSStyleSheet()
  if (!own.has(css)) sheet.replaceSync(css)
  own.set(css, sheet)
  return sheet
}

async function read({ href, integrity }: HTMLLinkElement): Promise<CSSStyleSheet> {
  const answer = await fetch(href, { credentials: 'omit', ...(integrity && { integrity }) })
  if (!answer.ok) throw new Error(`${href} answered ${answer.status}`)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(scopeCss(await answer.text(), href))
  return sheet
}

/**
 * Takes a style sheet that code of the portal brings along, in place of the document: it goes into the shadow roots,
 * also those to come, and nowhere else. The code waits for it by the link's own events.
 */
export function collectStyleSheets(link: HTMLLinkElement): void {
  const done = (type: 'load' | 'error') => link.dispatchEvent(new Event(type))
  if (known.has(link.href)) return void queueMicrotask(() => done('load'))
  known.add(link.href)
  read(link).then(
    (sheet) => {
      sheets.push(sheet)
      roots.forEach(adopt)
      done('load')
    },
    () => {
      known.delete(link.href)
      done('error')
    },
  )
}

/** Gives a shadow root all style sheets, now and later. Returns what ends it. */
export function dress(root: ShadowRoot): () => void {
  roots.add(root)
  adopt(root)
  return () => void roots.delete(root)
}
