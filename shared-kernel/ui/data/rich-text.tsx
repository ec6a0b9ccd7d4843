import DOMPurify from 'dompurify'
import { createElement, Fragment, type ReactNode } from 'react'
import { Link } from '../link/public'

/** What a text may link to: secure pages, mail, telephone, and paths of the portal. */
const address = /^(https:\/\/|mailto:|tel:|\/(?![/\\]))/i

/** The few elements that texts need, and of attributes only where a link leads. */
const cleaning = {
  ALLOWED_TAGS: ['p', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'a', 'br'],
  ALLOWED_ATTR: ['href'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: address,
}

/**
 * A message's HTML, cleaned by DOMPurify and drawn anew as elements of ours: other elements leave their text, scripts
 * and styles leave nothing.
 */
export function RichText({ html }: { html: string }) {
  // Null for a document without a body, whatever its type says.
  const clean: DocumentFragment | null = DOMPurify.sanitize(html, { ...cleaning, RETURN_DOM_FRAGMENT: true })
  return clean && nodesOf(clean)
}

const nodesOf = (parent: Node): ReactNode[] =>
  [...parent.childNodes].map((node, index) => <Fragment key={index}>{drawn(node)}</Fragment>)

function drawn(node: Node): ReactNode {
  if (node instanceof Text) return node.data
  if (!(node instanceof Element)) return null
  if (node.localName === 'br') return <br />
  const content = nodesOf(node)
  if (node.localName !== 'a') return createElement(node.localName, null, content)
  const href = node.getAttribute('href')?.trim() ?? ''
  if (!address.test(href)) return content
  return href.startsWith('/') ? <Link to={href}>{content}</Link> : <Link href={href}>{content}</Link>
}
